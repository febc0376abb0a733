import Foundation

/// The normalisation before a unigram model: SentencePiece's `nmt_nfkc`, except that control characters are removed.
struct UnigramNormalizer: Sendable {
    /// The bytes of U+2581, which represents a space.
    static let blank: [UInt8] = [0xe2, 0x96, 0x81]

    /// Characters besides whitespace that `nmt_nfkc` treats as spaces: zero-width marks, the byte order mark, the
    /// replacement character, and U+2581 itself.
    private static let otherBlanks: Set<Unicode.Scalar> = [
        "\u{200b}", "\u{200e}", "\u{200f}", "\u{feff}", "\u{fffd}", "\u{2581}",
    ]

    /// Whether a space is added in front of every text.
    let addsSpacePrefix: Bool

    /// A text in NFKC, with one U+2581 for each run of spaces between words, and none at its ends except the prefix.
    func normalized(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + text.utf8.count / 2)
        var isBehindBlank = addsSpacePrefix
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.properties.isWhitespace || Self.otherBlanks.contains(scalar) {
                isBehindBlank = isBehindBlank || !result.isEmpty
            } else if scalar.properties.generalCategory != .control {
                if isBehindBlank { result += Self.blank }
                isBehindBlank = false
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return result
    }
}
