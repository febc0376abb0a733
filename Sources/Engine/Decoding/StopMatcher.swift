/// Finds stop texts in text that arrives in portions.
///
/// Text that may be the beginning of a stop text is held back until that is decided. The first complete stop text ends
/// the reply; of several that end at the same position the longest counts, however the text was split into portions. Texts
/// are compared byte by byte.
public struct StopMatcher: Sendable {
    private let stops: [[UInt8]]
    private var held: [UInt8] = []

    /// Looks for these texts; empty ones are ignored.
    public init(_ stops: [String]) {
        self.stops = stops.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    /// Takes text; returns the text that cannot belong to a stop text, and whether a stop text was found. Text after a
    /// stop text is dropped.
    public mutating func append(_ text: String) -> (text: String, isStopped: Bool) {
        guard !stops.isEmpty else { return (text, false) }
        var buffer = held
        for byte in text.utf8 {
            buffer.append(byte)
            if let stop = stops.first(where: { Self.ends(buffer, with: $0) }) {
                held = []
                return (String(decoding: buffer.dropLast(stop.count), as: UTF8.self), true)
            }
        }
        let open = openTail(of: buffer)
        held = Array(buffer.suffix(open))
        return (String(decoding: buffer.dropLast(open), as: UTF8.self), false)
    }

    /// Returns the held-back text.
    public mutating func finish() -> String {
        defer { held = [] }
        return String(decoding: held, as: UTF8.self)
    }

    /// Length of the longest suffix of `buffer` that begins a stop text.
    private func openTail(of buffer: [UInt8]) -> Int {
        let longest = min(buffer.count, (stops.first?.count ?? 0) - 1)
        for length in stride(from: longest, to: 0, by: -1) {
            let tail = buffer.suffix(length)
            if stops.contains(where: { $0.count > length && $0.starts(with: tail) }) { return length }
        }
        return 0
    }

    private static func ends(_ buffer: [UInt8], with stop: [UInt8]) -> Bool {
        buffer.count >= stop.count && buffer.last == stop.last && buffer.suffix(stop.count).elementsEqual(stop)
    }
}
