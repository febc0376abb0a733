/// Texts that go through the network together, one behind the other.
public struct EncoderBatch {
    /// The tokens of all texts.
    let tokens: [TokenID]
    /// Where each text lies in them.
    let ranges: [Range<Int>]

    init(_ texts: ArraySlice<[TokenID]>) {
        tokens = Array(texts.joined())
        var start = 0
        ranges = texts.map { text in
            defer { start += text.count }
            return start..<start + text.count
        }
    }
}
