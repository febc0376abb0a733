#if canImport(Darwin)
    /// Finds the program that listens on a port.
    enum PortHolder {
        /// Not known: the system tells it to no ordinary program.
        static func find(port: Int) -> String? { nil }
    }
#endif
