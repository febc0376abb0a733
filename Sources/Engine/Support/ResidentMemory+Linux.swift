#if os(Linux)
    import Glibc

    /// How much of a mapping is in memory.
    enum ResidentMemory {
        /// The share of pages that are in memory, sampled at every 64th page (`mincore`).
        ///
        /// - Returns: a share from 0 to 1; `nil` if the system does not report it.
        static func share(of bytes: UnsafeRawBufferPointer) -> Double? {
            guard let base = bytes.baseAddress, bytes.count > 0 else { return nil }
            let page = Int(getpagesize())
            let pages = (bytes.count + page - 1) / page
            var states = [UInt8](repeating: 0, count: pages)
            guard mincore(UnsafeMutableRawPointer(mutating: base), bytes.count, &states) == 0 else { return nil }
            let sample = stride(from: 0, to: pages, by: 64)
            return Double(sample.count { states[$0] & 1 == 1 }) / Double((pages + 63) / 64)
        }
    }
#endif
