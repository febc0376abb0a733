/// Cleans the text of facts: one line each, and never an instruction to the assistant.
enum FactText {
    /// The longest text a fact may have, in characters.
    static let limit = 400

    /// Makes the text one line: control characters and all line breaks become spaces, and runs of spaces one space.
    static func oneLine(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        var pendingBlank = false
        for scalar in text.unicodeScalars {
            // Fast path: looking up Unicode properties is slow, and most texts are printable ASCII.
            let isPrinted = (0x21...0x7E).contains(scalar.value)
            if !isPrinted, scalar.properties.isWhitespace || isInvisible(scalar) {
                pendingBlank = !output.isEmpty
            } else {
                if pendingBlank { output.append(" ") }
                pendingBlank = false
                output.append(scalar)
            }
        }
        return String(output)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
        // Bidirectional control characters could make a line read as a different one.
        case .format: scalar.value != 0x200D
        default: false
        }
    }

    /// Whether the text looks like an instruction to the assistant rather than a statement about the user.
    static func readsLikeInstruction(_ text: String) -> Bool {
        let words = Folding.words(text)
        let joined = " " + words.joined(separator: " ") + " "
        return markers.contains { joined.contains(" \($0) ") } || text.contains("<|") || text.contains("[INST]")
    }

    private static let markers = [
        "ignore all", "ignore previous", "ignore the", "ignore any", "ignore your", "disregard", "system prompt",
        "system message", "previous instructions", "your instructions", "from now on you", "you must", "you are now",
        "you should always", "you will always", "you have to", "always reply", "always respond", "always say",
        "never refuse", "the assistant must", "the assistant should", "the assistant will", "assistant always",
        "assistant must", "pretend to be", "act as", "developer mode", "jailbreak", "override",
    ]
}
