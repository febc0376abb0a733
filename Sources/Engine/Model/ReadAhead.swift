import Foundation

extension LoadedModel {
    /// Bytes read between two reports.
    private static let piece = 8 << 20

    /// Reads the files of weights that are less than 90 % in memory, from start to end: much faster than the scattered
    /// reads of the first token, and with progress. Does nothing if they are in memory or would not fit.
    ///
    /// - Parameter progress: called with shares from 0 to 1, in order.
    public func readAhead(progress: (Double) -> Void) {
        let absent = file.parts.filter { (ResidentMemory.share(of: $0) ?? 1) < 0.9 }
        let total = absent.reduce(0) { $0 + $1.count }
        guard total > 0, Machine.availableMemoryBytes.map({ total <= $0 }) ?? true else { return }
        let page = Int(getpagesize())
        var done = 0
        var sum: UInt8 = 0  // kept, so that the compiler cannot drop the reads
        for part in absent {
            for start in stride(from: 0, to: part.count, by: Self.piece) {
                progress(Double(done) / Double(total))
                let end = min(start + Self.piece, part.count)
                if let base = part.baseAddress {
                    // The system fetches the next piece meanwhile.
                    let next = min(end + Self.piece, part.count) - start
                    madvise(UnsafeMutableRawPointer(mutating: base + start), next, Int32(POSIX_MADV_WILLNEED))
                }
                for offset in stride(from: start, to: end, by: page) { sum &+= part[offset] }
                done += end - start
            }
        }
        withExtendedLifetime(sum) { progress(1) }
    }
}
