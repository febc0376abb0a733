/// Turns one word into tokens: the `model` of a `tokenizer.json`.
protocol SubwordModel: Sendable {
    /// Appends the tokens of a word.
    func encode(_ word: ArraySlice<UInt8>, into result: inout [TokenID])
}
