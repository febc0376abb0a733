import Foundation

/// How text is written before a unigram tokenizer spells it: SentencePiece's `nmt_nfkc`, but that control characters
/// are left out.
struct UnigramNormalizer: Sendable {
    /// The bytes of U+2581, which stands for a blank.
    static let blank: [UInt8] = [0xe2, 0x96, 0x81]

    /// What `nmt_nfkc` reads as blanks beyond white space: marks without width, the byte order mark, the replacement
    /// character, and the sign for blanks itself.
    private static let otherBlanks: Set<Unicode.Scalar> = [
        "\u{200b}", "\u{200e}", "\u{200f}", "\u{feff}", "\u{fffd}", "\u{2581}",
    ]

    /// Whether a blank is put in front of every text.
    let addsSpacePrefix: Bool

    /// A text in NFKC, with one U+2581 for each run of blanks between words, and none at its ends but the prefix.
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
