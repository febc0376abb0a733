#if canImport(Darwin)
    import Foundation

    /// The processes there are. The system shows nobody the variables of others and lets nobody adopt orphans, so that
    /// only groups are ended.
    enum ProcessTable {
        static func adoptOrphans() -> Bool { false }
        static func processes(with variable: String) -> [pid_t] { [] }
        static func children() -> [pid_t] { [] }
    }
#endif
