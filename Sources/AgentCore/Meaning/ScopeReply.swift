/// What a small model says where something beyond it is wanted: one friendly line.
enum ScopeReply {
    /// A line for a message; another than the one said last, where there are several.
    ///
    /// - Parameters:
    ///   - kind: what is wanted.
    ///   - message: chooses among lines, always the same for the same text.
    ///   - last: what was said last.
    static func text(for kind: RequestKind, _ message: String, after last: String?) -> String {
        let lines = lines(kind)
        let number = ReplyNumber.of(message, among: lines.count)
        return lines[number] == last ? lines[(number + 1) % lines.count] : lines[number]
    }

    private static func lines(_ kind: RequestKind) -> [String] {
        switch kind {
        case .medicine:
            [
                "I'm a small built-in model, so I can't give medical advice; please ask a doctor or a pharmacist. A larger model from `agent model pull` knows more.",
                "I can't judge that safely, I'm only a small built-in model. Please ask a doctor or a pharmacist, at once if it is bad; `agent model pull` brings a larger model.",
            ]
        case .law:
            [
                "I'm a small built-in model, so I can't give advice on law or money; please ask a professional, or get a larger model with `agent model pull`.",
                "That's for somebody who knows the rules, and I'm only a small built-in model. A larger one comes with `agent model pull`.",
            ]
        case .sums:
            [
                "I'm only a small built-in model and would get the sum wrong. `agent model pull` brings one that can do it.",
                "Numbers aren't my strength as a small built-in model; a larger one from `agent model pull` can work that out.",
            ]
        case .act:
            [
                "I can't do that from here, I'm only a small built-in model that talks. A larger one from `agent model pull` can use tools.",
                "I only talk, being a small built-in model, and can't do that for you. `agent model pull` brings one that can use tools.",
            ]
        case .task:
            [
                "I'm a small built-in model, so I can't do that well; a larger one from `agent model pull` can.",
                "That's more than I can do, being a small built-in model. A larger one from `agent model pull` can help you there.",
            ]
        case .talk, .world:
            [
                "That's beyond me, I'm only a small built-in model. `agent model pull` brings a larger one that can help with that.",
                "I'd better not guess, I'm only a small built-in model. With `agent model pull` you get a larger one that knows more.",
                "That's more than I know, being a small built-in model. A larger one from `agent model pull` can help you there.",
            ]
        }
    }
}
