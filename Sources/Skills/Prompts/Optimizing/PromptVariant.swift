import AgentCore

/// Another wording of a prompt.
struct PromptVariant: Sendable, Hashable {
    /// The change to the text, in words.
    let label: String
    /// The text below the front matter.
    let body: String
}

/// Edits that need no model: adding an instruction for a failed check, moving a sentence, removing a sentence.
struct PromptEdits {
    /// The most sentences to try removing.
    private static let mostShortened = 8

    let body: String
    /// The checks that failed.
    let failed: [PromptExpectation]

    /// The variants, those for failed checks first.
    var variants: [PromptVariant] {
        var result: [PromptVariant] = []
        let instructions = failed.compactMap(Self.instruction).reduce(into: [String]()) { list, text in
            if !list.contains(text) { list.append(text) }
        }
        for text in instructions {
            result.append(PromptVariant(label: "adds at the end: \(text)", body: body + " " + text))
            result.append(PromptVariant(label: "adds at the beginning: \(text)", body: text + " " + body))
        }
        if instructions.count > 1 {
            let all = instructions.joined(separator: " ")
            result.append(PromptVariant(label: "adds at the end: \(all)", body: body + " " + all))
        }
        let sentences = Self.sentences(body)
        guard sentences.count > 1, let last = sentences.last else { return result }
        result.append(
            PromptVariant(
                label: "puts the last sentence first", body: ([last] + sentences.dropLast()).joined(separator: " ")))
        for index in sentences.indices.prefix(Self.mostShortened) {
            var rest = sentences
            let left = rest.remove(at: index)
            result.append(PromptVariant(label: "leaves out: \(left)", body: rest.joined(separator: " ")))
        }
        return result
    }

    /// The instruction for a check; `nil` if it would give the answer away.
    private static func instruction(for check: PromptExpectation) -> String? {
        switch check {
        case .maxWords(let most): "Use at most \(most) words."
        case .minWords(let least): "Write at least \(least) words."
        case .language(let code): languages[code].map { "Answer in \($0)." }
        case .jsonSchema: "Answer with JSON only, without any other text."
        case .notContains(let text): "Never write \"\(text.replacing("{{", with: "\\{{"))\"."
        case .contains, .regex: nil
        }
    }

    private static let languages = [
        "de": "German", "en": "English", "es": "Spanish", "fr": "French", "it": "Italian", "nl": "Dutch",
        "pt": "Portuguese",
    ]

    private static func sentences(_ text: String) -> [String] {
        var result: [String] = []
        var current = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            current += (current.isEmpty ? "" : " ") + word
            guard let end = word.last, ".!?".contains(end) else { continue }
            result.append(current)
            current = ""
        }
        return current.isEmpty ? result : result + [current]
    }
}
