import Foundation

/// One change to a text before it is split, as in `normalizer` of a `tokenizer.json`.
enum TextNormalizer: Sendable, Hashable {
    /// Canonical composition.
    case nfc
    /// Canonical decomposition.
    case nfd
    /// Compatibility composition.
    case nfkc
    /// Compatibility decomposition.
    case nfkd
    /// Adds bytes in front, unless the text is empty.
    case prepend([UInt8])
    /// Replaces one text with another, from left to right.
    case replace([UInt8], with: [UInt8])
    /// Removes whitespace at the ends.
    case strip(left: Bool, right: Bool)
    /// Lowercases.
    case lowercase

    /// The text after this change.
    func apply(to text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        switch self {
        case .nfc:
            // A text without characters from U+0300 on is composed already.
            if text.allSatisfy({ $0 < 0xCC }) { return text }
            return ArraySlice(String(decoding: text, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
        case .nfd: return ArraySlice(String(decoding: text, as: UTF8.self).decomposedStringWithCanonicalMapping.utf8)
        case .nfkc:
            return ArraySlice(String(decoding: text, as: UTF8.self).precomposedStringWithCompatibilityMapping.utf8)
        case .nfkd:
            return ArraySlice(String(decoding: text, as: UTF8.self).decomposedStringWithCompatibilityMapping.utf8)
        case .prepend(let bytes): return text.isEmpty ? text : bytes + text
        case .replace(let old, let new): return Self.replace(old, new, in: text)
        case .strip(let left, let right): return Blanks.trimmed(text, left: left, right: right)
        case .lowercase: return ArraySlice(String(decoding: text, as: UTF8.self).lowercased().utf8)
        }
    }

    private static func replace(_ old: [UInt8], _ new: [UInt8], in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let first = old.first, text.contains(first) else { return text }
        var result: ArraySlice<UInt8> = []
        result.reserveCapacity(text.count + text.count / 2)
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == first, text[index...].starts(with: old) {
                result.append(contentsOf: new)
                index += old.count
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }
}
