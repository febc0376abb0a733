import Foundation

/// Splits a text into words as BERT does: control characters are removed, accents and case too if the vocabulary has
/// none, and every Chinese character and every punctuation mark is a word of its own.
///
/// Source: `BertNormalizer` and `BertPreTokenizer` of Hugging Face's tokenizers, with which the models were made. Their
/// order of steps matters: control characters and Chinese characters are handled before the text is decomposed,
/// punctuation after it. Their category tables are those of Unicode 8; a later character is not control, accent or
/// punctuation there, and so not here either.
struct BERTNormalizer: Sendable {
    /// Whether letters are lowercased.
    let lowercases: Bool
    /// Whether accents are removed.
    let stripsAccents: Bool

    /// Calls `body` with the UTF-8 bytes and the number of scalars of each word.
    func forEachWord(in text: some Collection<UInt8>, _ body: (_ word: [UInt8], _ scalars: Int) -> Void) {
        var word = Word()
        if text.allSatisfy({ $0 < 0x80 }) {
            for byte in text { take(ascii: byte, &word, body) }
        } else {
            for scalar in normalized(String(decoding: text, as: UTF8.self)) { take(scalar, &word, body) }
        }
        word.end(body)
    }

    private struct Word {
        var bytes: [UInt8] = []
        var scalars = 0

        mutating func append(_ scalar: Unicode.Scalar) {
            bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
            scalars += 1
        }

        mutating func end(_ body: ([UInt8], Int) -> Void) {
            guard scalars > 0 else { return }
            body(bytes, scalars)
            bytes.removeAll(keepingCapacity: true)
            scalars = 0
        }
    }

    private func take(ascii byte: UInt8, _ word: inout Word, _ body: ([UInt8], Int) -> Void) {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: word.end(body)
        case ..<0x20, 0x7F: break
        case 0x41...0x5A:
            word.bytes.append(lowercases ? byte | 0x20 : byte)
            word.scalars += 1
        case 0x30...0x39, 0x61...0x7A:
            word.bytes.append(byte)
            word.scalars += 1
        default:
            word.end(body)
            body([byte], 1)
        }
    }

    private func take(_ scalar: Unicode.Scalar, _ word: inout Word, _ body: ([UInt8], Int) -> Void) {
        if scalar.isASCII { return take(ascii: UInt8(scalar.value), &word, body) }
        if scalar.properties.isWhitespace { return word.end(body) }
        guard lowercases, scalar.properties.changesWhenLowercased else { return append(scalar, &word, body) }
        for small in scalar.properties.lowercaseMapping.unicodeScalars { append(small, &word, body) }
    }

    private func append(_ scalar: Unicode.Scalar, _ word: inout Word, _ body: ([UInt8], Int) -> Void) {
        guard scalar.isPunctuation else { return word.append(scalar) }
        word.end(body)
        word.append(scalar)
        word.end(body)
    }

    /// The scalars without control characters and accents, with spaces around Chinese characters.
    private func normalized(_ text: String) -> String.UnicodeScalarView {
        var cleaned = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.isRemoved {
            let isChinese = scalar.isChinese
            if isChinese { cleaned.append(" ") }
            cleaned.append(scalar)
            if isChinese { cleaned.append(" ") }
        }
        guard stripsAccents else { return cleaned }
        var result = String.UnicodeScalarView()
        for scalar in String(cleaned).decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.isASCII || scalar.category != .nonspacingMark {
            result.append(scalar)
        }
        return result
    }
}

extension Unicode.Scalar {
    /// The category, if the reference knows the character.
    fileprivate var category: Unicode.GeneralCategory {
        let category = properties.generalCategory
        switch category {
        case .format, .nonspacingMark, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            return (properties.age?.major ?? 0) > 8 ? .unassigned : category
        default: return category
        }
    }

    /// Whether BERT removes it: control and format characters except tab, line feed and carriage return, private-use
    /// characters, and U+FFFD.
    fileprivate var isRemoved: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0xFFFD: true
        case 0x20..<0x7F: false
        default:
            switch category {
            case .control, .format, .privateUse: true
            default: false
            }
        }
    }

    /// Whether it is in one of the blocks of Chinese characters that BERT sets apart. Extension E begins late by a
    /// mistake of the reference, with which vocabularies were made.
    fileprivate var isChinese: Bool {
        switch value {
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x2A700...0x2B73F, 0x2B740...0x2B81F,
            0x2B920...0x2CEAF, 0xF900...0xFAFF, 0x2F800...0x2FA1F:
            true
        default: false
        }
    }

    /// `\p{P}`
    fileprivate var isPunctuation: Bool {
        switch category {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
