import Foundation

/// A pattern of words to find in a sentence. `a|b` matches one of several words, `[a|b]` is optional, `~` matches up to
/// three words of any kind, `^` the beginning of the sentence, and `$` its end, also as an alternative: `a|$`.
struct WordRow: Sendable {
    private enum Piece {
        case word(Set<String>, isOptional: Bool)
        case gap
    }

    private static let widestGap = 3
    private let pieces: [Piece]
    /// Whether it must match at the beginning of the sentence.
    private let begins: Bool

    /// Parses a pattern.
    init(_ text: some StringProtocol) { self.init(bytes: Substring(text).utf8) }

    /// Parses UTF-8 bytes, for speed: hundreds of patterns are parsed before the first reply.
    private init(bytes: Substring.UTF8View) {
        let parts = bytes.split(separator: UInt8(ascii: " "))
        begins = parts.first?.elementsEqual("^".utf8) == true
        pieces = parts.dropFirst(begins ? 1 : 0).map { piece in
            if piece.elementsEqual("~".utf8) { return .gap }
            let isOptional = piece.first == UInt8(ascii: "[")
            let choice = isOptional ? piece.dropFirst().prefix { $0 != UInt8(ascii: "]") } : piece
            let words = choice.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
            return .word(Set(words), isOptional: isOptional)
        }
    }

    /// Parses patterns, one a line.
    static func rows(_ text: String) -> [WordRow] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { WordRow(bytes: $0) }
    }

    /// The words of a text, normalised for matching: lower case, without accents and apostrophes. Common misspellings
    /// and disguised words are replaced with the intended word.
    static func words(_ text: some StringProtocol) -> [String] {
        var words: [String] = []
        for word in plainWords(text) {
            if word == "self", words.last == "my" {
                words[words.count - 1] = "myself"
            } else {
                words.append(meant[word] ?? word)
            }
        }
        return words
    }

    private static let meant: [String: String] = Dictionary(
        uniqueKeysWithValues: """
            wnat want,myslef myself,mysefl myself,mysef myself,myselfe myself,meself myself,dissapear disappear,dissapeared disappeared
            disapear disappear,disapeared disappeared,sucide suicide,suiside suicide,suicde suicide,sewerslide suicide
            sucidal suicidal,suicidial suicidal,suidical suicidal,abt about,wana wanna,wann wanna,iam im
            kil kill,killin killing,freind friend,untill until,tmrw tomorrow,tmr tomorrow,tomorow tomorrow,tonite tonight,2nite tonight
            anymor anymore,nomore anymore,rly really,coz because,cuz because,cos because,ppl people,2 to
            """.split { ",\n".contains($0) }.map { pair in
                let words = pair.split(separator: " ").map(String.init)
                return (words[0], words[1])
            })

    private static func plainWords(_ text: some StringProtocol) -> [String] {
        String(text.filter { !"'’".contains($0) })
            .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether the pattern matches anywhere in these words.
    func isFound(in words: [String]) -> Bool {
        if begins { return matches(words[...], pieces[...]) }
        return words.indices.contains { matches(words[$0...], pieces[...]) }
    }

    private func matches(_ words: ArraySlice<String>, _ pieces: ArraySlice<Piece>) -> Bool {
        guard let piece = pieces.first else { return true }
        let rest = pieces.dropFirst()
        switch piece {
        case .word(let choice, let isOptional):
            if words.isEmpty, choice.contains("$") { return matches(words, rest) }
            if let word = words.first, choice.contains(word), matches(words.dropFirst(), rest) { return true }
            return isOptional && matches(words, rest)
        case .gap:
            return (0...min(Self.widestGap, words.count)).contains { matches(words.dropFirst($0), rest) }
        }
    }
}
