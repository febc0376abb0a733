import AgentCore
import Foundation

/// Takes out of a message what is not the user speaking: code, quotations, pasted text, addresses.
enum MessageCleaner {
    /// The user's own words; what is written in capitals alone is read as it would be written otherwise, or every word were a name.
    static func ownWords(_ typed: String) -> String {
        let message = Shouting.calmed(typed)
        // A pattern costs much even where it finds nothing, and most messages have none of the marks.
        let marks = Set(message.utf8.filter { !(0x61...0x7A).contains($0) })
        func hasAny(of characters: String) -> Bool { characters.utf8.contains { marks.contains($0) } }

        var text = hasAny(of: "\r") ? message.replacing("\r\n", with: "\n") : message
        text = withoutFences(text)
        text = lines(text).joined(separator: "\n")
        if hasAny(of: "`") { text = text.replacing(/`[^`\n]*`/, with: "…") }
        if hasAny(of: "/") {
            text = text.replacing(/https?:\/\/\S+/, with: "…")
            text = text.replacing(/\bw\/o\s/.ignoresCase(), with: "without ").replacing(
                /\bw\/\s?/.ignoresCase(), with: "with ")
        }
        if hasAny(of: "\"'“«„‘") { text = withoutQuotations(text) }
        if hasAny(of: ":") { text = withoutPasted(text) }
        return hasAny(of: ":,") ? withoutSpeech(text) : text
    }

    /// Cuts what somebody is told to have said in their own words: `he goes: I'm a vet`, `she was like, we live in Rome`.
    private static func withoutSpeech(_ text: String) -> String {
        guard let match = text.firstMatch(of: speech) else { return text }
        return String(text[..<match.range.upperBound])
    }

    nonisolated(unsafe) private static let speech =
        /\b(he|she|they|who|guy|man|woman|girl|boy|hero|heroine|actor|actress|character|singer|host|detective|villain|friend)('s|'re)?\b[^.!?:;\n]{0,40}?\b((goes|went|like|shouts?|shouted|screams?|screamed|yells?|yelled)[:,]|(goes|whispers?|whispered|announces?|announced|sings?|cries|cried|says?|said|tells?|told)\b[^.!?:;,\n]{0,20}:)\s*(?=["“']?((well|oh|look|no|yes|listen),? )?(I|we|my|our|you)\b)/
        .ignoresCase().wordBoundaryKind(.simple)

    private static func withoutFences(_ text: String) -> String {
        var inside = false
        var kept: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0.isWhitespace }
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                inside.toggle()
            } else if !inside {
                kept.append(line)
            }
        }
        return kept.joined(separator: "\n")
    }

    /// The lines without quoted ones, code, logs and tables.
    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let trimmed = line.drop { $0.isWhitespace }
            if trimmed.hasPrefix(">") || trimmed.hasPrefix("|") || trimmed.hasPrefix("$ ") { return false }
            return !looksLikeCode(trimmed)
        }
    }

    private static func looksLikeCode(_ line: Substring) -> Bool {
        guard let last = line.last else { return false }
        if ";{}".contains(last) { return true }
        if line.contains("()") || line.contains("==") || line.contains("=>") || line.contains(" = ") { return true }
        if line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix("<") { return true }
        if line.hasPrefix("{") || line.hasPrefix("[") || line.hasPrefix("\"") && line.hasSuffix(",") { return true }
        let starts = ["import ", "def ", "func ", "class ", "let ", "var ", "const ", "print(", "SELECT ", "#include"]
        if starts.contains(where: { line.hasPrefix($0) }) && line.contains(where: { "({=\"".contains($0) }) {
            return true
        }
        // A log line, or a speaker's line of a pasted chat: `[12:03] …`, `12:03 Sam: …`.
        guard line.first == "[" || line.first?.isNumber == true else { return false }
        return line.prefixMatch(of: /\[?\d{1,4}[:\-\/]\d{2}/) != nil
    }

    /// Quoted passages become `…`, but for short ones that are a title or a name.
    private static func withoutQuotations(_ text: String) -> String {
        var output = text
        for pattern in [/"[^"\n]*"/, /“[^”]*”/, /«[^»]*»/, /„[^“”]*[“”]/] {
            output = output.replacing(pattern) { match in replacement(for: match.output) }
        }
        output = output.replacing(/(^|[\s:(])['‘]([^'‘’\n]+?(?:['’]\w[^'‘’\n]*?)*)['’](?=[\s.,!?)]|$)/) { match in
            "\(match.output.1)\(replacement(for: match.output.2))"
        }
        // An opening mark without its partner: the rest is a quotation.
        for mark in ["\"", "“", "«"] {
            if let start = output.firstIndex(of: Character(mark)) { output = String(output[..<start]) + "…" }
        }
        return output
    }

    private static func replacement(for quotation: Substring) -> String {
        let inner = quotation.trimmingCharacters(in: CharacterSet(charactersIn: "\"“”«»„'‘’ "))
        let words = Tokenizer.tokens(inner)
        let speaks: Set<String> = ["i", "my", "we", "our", "me", "am", "you", "your"]
        return words.count <= 5 && !words[...].contains(anyOf: speaks) ? inner : "…"
    }

    /// Cuts what follows an announcement such as `Summarise this:` or `Here's the email I got:`.
    private static func withoutPasted(_ text: String) -> String {
        let lower = text.lowercased()
        let found = lower.matches(of: announcement).first { match in
            // "You've got my job wrong: …" announces nothing of others.
            let before = Folding.words(String(lower[..<match.range.lowerBound].suffix(12)))
            let opening = Folding.words(String(lower.prefix(12)))
            return !(lower[match.range].hasPrefix("got") && before.contains("you"))
                && !["about", "regarding", "re", "concerning", "as", "heads", "quick"].contains(opening.first ?? "")
        }
        guard let match = found, lower.firstMatch(of: ownHeading) == nil else { return text }
        let offset = lower.distance(from: lower.startIndex, to: match.range.upperBound)
        guard let end = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) else { return "" }
        return String(text[..<end])
    }

    /// "Quick note about food: …", "one correction: …": a heading of the user's own words.
    nonisolated(unsafe) private static let ownHeading =
        /^\s*(ok |okay |so |and |oh )?((a|one) )?(quick|small|little|tiny|minor|slight|side|another|one|short|important|personal|note|heads.up|correction|update)[^\n.!?:]{0,40}:\s/

    nonisolated(unsafe) private static let announcement =
        /\b(translat|summari[sz]|proofread|rewrite|rephrase|paraphras|correct(?! you)|check|fix|edit|improve|polish|shorten|analy[sz]e|explain|classify|review|reply|respond|answer|read|write|wrote|says?|said|reads|sent|got|email|e-mail|message|text|letter|note|quote|lyrics|poem|paragraph|sentence|following|below|example|review|bio|profile|post|tweet|article|excerpt|line|transcript|script|dialogue|subtitle)[^\n.!?:]{0,60}:(\s|$)/
}
