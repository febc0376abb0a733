public import Foundation

/// What a chat format makes of conversations, found by having it write some.
public struct ChatTraits: Sendable, Hashable {
    /// What stands before and behind a model's reasoning.
    public struct Marks: Sendable, Hashable {
        /// What begins it.
        public let begin: String
        /// What ends it.
        public let end: String
    }

    /// Whether it writes a system message; some refuse one, others leave it out.
    public let takesSystem: Bool
    /// The marks that it shows reasoning in.
    public let reasoning: [Marks]

    /// Tries a format.
    public init(_ format: any ChatFormat, now: Date) {
        var options = ChatFormatOptions(now: now)
        options.startsReply = false
        options.enableThinking = nil
        func text(_ turns: [ChatTurn]) -> String? { try? format.render(turns, options).text }
        let user = ChatTurn(role: "user", content: Probe.question)
        let alone = text([user])
        let told = text([ChatTurn(role: "system", content: Probe.instruction), user])
        // A format that cannot write the user alone tells nothing by what it refuses.
        takesSystem = alone == nil || told?.contains(Probe.instruction) == true
        var found = Self.marks(inSource: format.source)
        for member in ["reasoning_content", "reasoning", "thinking"] {
            let reply = ChatTurn(
                .object([
                    .init("role", .string("assistant")), .init("content", .string(Probe.answer)),
                    .init(member, .string(Probe.thought)),
                ]))
            guard let marks = text([user, reply]).flatMap(Self.marks(around:)), !found.contains(marks) else { continue }
            found.append(marks)
        }
        reasoning = found
    }

    /// Words that stand in no template.
    private enum Probe {
        static let instruction = "qinstructionq"
        static let question = "qquestionq"
        static let answer = "qanswerq"
        static let thought = "qthoughtq"
    }

    /// The marks between which a rendered reply has its reasoning.
    private static func marks(around text: String) -> Marks? {
        guard let thought = text.range(of: Probe.thought) else { return nil }
        let before = text[..<thought.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        let after = text[thought.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
        guard let begin = before.firstMatch(of: /[<\[][^<>\[\]\s]+[>\]]$/)?.output,
            let end = after.prefixMatch(of: /[<\[][^<>\[\]\s]+[>\]]/)?.output, begin != end
        else { return nil }
        return Marks(begin: String(begin), end: String(end))
    }

    /// Pairs such as `<think>` and `</think>` in a template's text, whose name says that they hold thoughts: templates that
    /// take reasoning out of earlier replies, or begin it in the prompt, need not write any themselves.
    private static func marks(inSource source: String) -> [Marks] {
        var found: [Marks] = []
        for match in source.matches(of: /([<\[])\/([\w:-]*(?:think|thought|reason)[\w:-]*)([>\]])/.ignoresCase()) {
            let (open, name, close) = (match.output.1, match.output.2, match.output.3)
            let marks = Marks(begin: "\(open)\(name)\(close)", end: String(match.output.0))
            if !found.contains(marks) { found.append(marks) }
        }
        return found
    }
}
