import Foundation

extension LoadedModel {
    /// Bytes read between two reports.
    private static let piece = 8 << 20

    /// Reads weights from disk, first to last, where most of them are not in memory: much faster than the jumps of the
    /// first token, and it can tell how far it is. Where they are there, or would not fit, nothing is done.
    ///
    /// - Parameter progress: is given shares from 0 to 1, in order.
    public func readAhead(progress: (Double) -> Void) {
        let absent = file.parts.filter { (ResidentMemory.share(of: $0) ?? 1) < 0.9 }
        let total = absent.reduce(0) { $0 + $1.count }
        guard total > 0, Machine.availableMemoryBytes.map({ total <= $0 }) ?? true else { return }
        let page = Int(getpagesize())
        var done = 0
        var sum: UInt8 = 0  // kept, so that the reads cannot be left out
        for part in absent {
            for start in stride(from: 0, to: part.count, by: Self.piece) {
                progress(Double(done) / Double(total))
                let end = min(start + Self.piece, part.count)
                if let base = part.baseAddress {
                    // The system fetches the piece after this one meanwhile.
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
