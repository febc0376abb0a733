/// The texts of a vocabulary's control tokens, to be recognised in what a template wrote.
struct ControlTokens: Sendable {
    /// The scalar values of the texts, keyed by the first scalar, longest first.
    private let entries: [UInt32: [[UInt32]]]

    init(_ vocabulary: TokenizerVocabulary) {
        var entries: [UInt32: [[UInt32]]] = [:]
        for (index, type) in (vocabulary.types ?? []).enumerated() where index < vocabulary.tokens.count {
            guard [.control, .unknown, .userDefined].contains(TokenType(rawValue: type)) else { continue }
            let text = TemplateString(String(decoding: vocabulary.tokens[index], as: UTF8.self))
            if let first = text.units.first { entries[first, default: []].append(text.units) }
        }
        self.entries = entries.mapValues { $0.sorted { $0.count > $1.count } }
    }

    /// Splits a text at its control tokens: leftmost first, and the longest of those that begin at the same position.
    /// Scalars marked as data match no token.
    func split(_ text: TemplateString) -> RenderedPrompt {
        var prompt = RenderedPrompt()
        var start = 0
        var index = 0
        while index < text.count {
            guard let entry = entries[text.units[index]]?.first(where: { text.units[index...].starts(with: $0) }) else {
                index += 1
                continue
            }
            prompt.append(TemplateString(units: text.units[start..<index]).text)
            prompt.append(control: TemplateString(units: entry).text)
            index += entry.count
            start = index
        }
        prompt.append(TemplateString(units: text.units[start...]).text)
        return prompt
    }
}
