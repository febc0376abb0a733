#if canImport(Darwin)
    import Darwin

    /// Memory that is available for new use.
    enum AvailableMemory {
        /// Bytes of free, inactive and purgeable pages (host_statistics64).
        ///
        /// - Returns: `nil` if the system does not report it.
        static var byteCount: Int? {
            var statistics = vm_statistics64()
            var count = mach_msg_type_number_t(MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size)
            let result = withUnsafeMutablePointer(to: &statistics) { pointer in
                pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
                }
            }
            guard result == KERN_SUCCESS else { return nil }
            let pages = statistics.free_count + statistics.inactive_count + statistics.purgeable_count
            return Int(pages) * Int(getpagesize())
        }
    }
#endif
