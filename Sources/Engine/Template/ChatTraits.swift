public import Foundation

/// Properties of a chat format, found by formatting sample conversations.
public struct ChatTraits: Sendable, Hashable {
    /// The markers before and after a model's reasoning.
    public struct Marks: Sendable, Hashable {
        /// The marker that begins it.
        public let begin: String
        /// The marker that ends it.
        public let end: String
    }

    /// Whether it writes system messages; some formats refuse them, others leave them out.
    public let takesSystem: Bool
    /// The markers it uses for reasoning.
    public let reasoning: [Marks]

    /// Examines a format.
    public init(_ format: any ChatFormat, now: Date) {
        var options = ChatFormatOptions(now: now)
        options.startsReply = false
        options.enableThinking = nil
        func text(_ turns: [ChatTurn]) -> String? { try? format.render(turns, options).text }
        let user = ChatTurn(role: "user", content: Probe.question)
        let alone = text([user])
        let told = text([ChatTurn(role: "system", content: Probe.instruction), user])
        // If a format cannot write even the user's message, its refusal says nothing about system messages.
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

    /// Words that occur in no template.
    private enum Probe {
        static let instruction = "qinstructionq"
        static let question = "qquestionq"
        static let answer = "qanswerq"
        static let thought = "qthoughtq"
    }

    /// The markers around the reasoning in a formatted reply.
    private static func marks(around text: String) -> Marks? {
        guard let thought = text.range(of: Probe.thought) else { return nil }
        let before = text[..<thought.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        let after = text[thought.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
        guard let begin = before.firstMatch(of: /[<\[][^<>\[\]\s]+[>\]]$/)?.output,
            let end = after.prefixMatch(of: /[<\[][^<>\[\]\s]+[>\]]/)?.output, begin != end
        else { return nil }
        return Marks(begin: String(begin), end: String(end))
    }

    /// Pairs such as `<think>` and `</think>` in a template's text, whose name suggests reasoning. Templates that
    /// remove reasoning from earlier replies, or begin it in the prompt, may write none themselves.
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
