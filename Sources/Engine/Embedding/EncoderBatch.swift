/// Texts that go through the network together, concatenated.
public struct EncoderBatch {
    /// The tokens of all texts.
    let tokens: [TokenID]
    /// The range of each text in `tokens`.
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
