#if os(Linux)
    import Foundation

    /// The memory that this process takes.
    enum ProcessMemory {
        /// Bytes in main memory; `nil` where the system does not tell.
        static func resident() -> Int? {
            guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
            let fields = text.split(separator: " ")
            return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
        }
    }
#endif
