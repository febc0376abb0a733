/// ChatML: `<|im_start|>role`, a line break, the text, `<|im_end|>` and a line break. Qwen, SmolLM2 and many more.
///
/// What differs by template: a system message of its own where the conversation has none (Qwen2, Qwen2.5, SmolLM2),
/// a begin token in front, trimming, and thinking. From a model that can think when asked (Qwen3) we ask for a reply
/// without: the reply then starts with the empty thought that its template writes for that, and thoughts are left out
/// of earlier replies, as in the template. A template that always starts the reply with a thought is followed.
struct ChatMLFormat: ChatFormat {
    /// What the template does about thinking.
    private enum Thinking {
        /// Nothing.
        case none
        /// Asks `enable_thinking`.
        case onRequest
        /// Starts every reply with `<think>`.
        case always
    }

    let name = "chatml"
    private let begin: String?
    private let defaultSystem: String?
    private let trims: Bool
    private let thinking: Thinking
    /// Whether the thoughts of earlier replies are told from the replies.
    private let sortsThoughts: Bool

    /// Reads the variant from a template; `nil` where it is of another family, or of this one with a system message
    /// that is composed in ways not known here (SmolLM3).
    init?(_ template: TemplateText, beginText: String?) {
        guard template.contains("<|im_start|>"), template.contains("<|im_end|>"), !template.contains("## Metadata")
        else { return nil }
        begin = template.contains("bos_token") ? beginText : nil
        defaultSystem = template.literal(after: "<|im_start|>system\n", before: "<|im_end|>")
        trims = template.trimsContent
        sortsThoughts = template.contains("last_query_index")
        if template.contains("enable_thinking"), template.contains("<think>\n\n</think>\n\n") {
            thinking = .onRequest
        } else if template.contains("<|im_start|>assistant\n<think>\n'") {
            thinking = .always
        } else {
            thinking = .none
        }
    }

    func render(_ turns: [ChatTurn], startsReply: Bool, today: String) -> RenderedPrompt {
        var prompt = RenderedPrompt()
        if let begin { prompt.append(control: begin) }
        if let defaultSystem, turns.first?.role != "system" {
            message("system", defaultSystem, in: &prompt)
        }
        let lastQuery = turns.lastIndex(where: Self.isQuery) ?? turns.count - 1
        for (index, turn) in turns.enumerated() {
            let text = trims ? turn.content.trimmedAsInTemplates : turn.content
            if sortsThoughts, turn.role == "assistant" {
                reply(text, isAfterQuery: index > lastQuery, isLast: index == turns.count - 1, in: &prompt)
            } else {
                message(turn.role, text, in: &prompt)
            }
        }
        if startsReply { self.startsReply(in: &prompt) }
        return prompt
    }

    private func startsReply(in prompt: inout RenderedPrompt) {
        prompt.append(control: "<|im_start|>")
        prompt.append("assistant\n")
        switch thinking {
        case .none: break
        case .onRequest: thought("", in: &prompt)
        case .always:
            prompt.append(control: "<think>")
            prompt.append("\n")
        }
    }

    private func message(_ role: String, _ text: String, in prompt: inout RenderedPrompt) {
        prompt.append(control: "<|im_start|>")
        prompt.append(role + "\n" + text)
        prompt.append(control: "<|im_end|>")
        prompt.append("\n")
    }
}

extension ChatMLFormat {
    /// An assistant's message as Qwen3 writes it: the thought only after the last question, and there also where
    /// it is empty, if the message is the last.
    private func reply(_ text: String, isAfterQuery: Bool, isLast: Bool, in prompt: inout RenderedPrompt) {
        var answer = text
        var reasoning = ""
        let parts = text.split(separator: "</think>", omittingEmptySubsequences: false)
        if let first = parts.first, let last = parts.last, parts.count > 1 {
            answer = String(last).droppingNewlines(back: false)
            let before = String(first).droppingNewlines(front: false)
            let inside = before.split(separator: "<think>", omittingEmptySubsequences: false).last ?? ""
            reasoning = String(inside).droppingNewlines()
        }
        prompt.append(control: "<|im_start|>")
        prompt.append("assistant\n")
        if isAfterQuery, isLast || !reasoning.isEmpty {
            thought(reasoning, in: &prompt)
            answer = answer.droppingNewlines(back: false)
        }
        prompt.append(answer)
        prompt.append(control: "<|im_end|>")
        prompt.append("\n")
    }

    private func thought(_ text: String, in prompt: inout RenderedPrompt) {
        prompt.append(control: "<think>")
        prompt.append("\n" + text + "\n")
        prompt.append(control: "</think>")
        prompt.append("\n\n")
    }

    /// Whether a turn is a question of the user's, and not what a tool answered.
    private static func isQuery(_ turn: ChatTurn) -> Bool {
        turn.role == "user"
            && !(turn.content.hasPrefix("<tool_response>") && turn.content.hasSuffix("</tool_response>"))
    }
}
