/// What is remembered for one message: lines that answer it or may answer it, or a note that nothing is remembered.
///
/// It is put directly before the newest message (`PromptSection.Kind.reminder`), in the exact wording that the bundled
/// model was trained on.
public struct Reminder: Sendable, Hashable {
    /// One remembered item.
    public enum Line: Sendable, Hashable {
        /// A stored fact about the user: "The user's cat is named Pip."
        case fact(String)
        /// What the user said earlier, in their own words.
        case said(String)

        /// The fact, or the user's words.
        public var text: String {
            switch self {
            case .fact(let text), .said(let text): text
            }
        }
    }

    /// The remembered items, in order; empty if nothing is remembered.
    public var lines: [Line]
    /// Whether the lines answer the message; otherwise they are only related to it.
    public var isSure: Bool
    /// Whether the message also asks for something that is not remembered.
    public var lacksSomething: Bool

    /// Makes a reminder. The lines must not contain line breaks.
    public init(_ lines: [Line] = [], isSure: Bool = true, lacksSomething: Bool = false) {
        self.lines = lines
        self.isSure = isSure
        self.lacksSomething = lacksSomething
    }

    /// Parses the output of `text`; `nil` where the text is not a reminder.
    public init?(_ text: String) {
        self.init()
        guard text != Self.nothing else { return }
        let rows = text.split(separator: "\n")
        guard let heading = rows.first, heading == Self.heading || heading == Self.unsure else { return nil }
        isSure = heading == Self.heading
        for row in rows.dropFirst() {
            guard row.hasPrefix(Self.dash) else { return nil }
            let line = row.dropFirst(Self.dash.count)
            if line == Self.rest {
                lacksSomething = true
            } else {
                lines.append(
                    line.hasPrefix(Self.said) ? .said(String(line.dropFirst(Self.said.count))) : .fact(String(line)))
            }
        }
        if lines.isEmpty { return nil }
    }

    /// The text that the model is given.
    public var text: String {
        guard !lines.isEmpty else { return Self.nothing }
        let rows = lines.map { line in
            if case .said = line { Self.dash + Self.said + line.text } else { Self.dash + line.text }
        }
        return ([isSure ? Self.heading : Self.unsure] + rows + (lacksSomething ? [Self.dash + Self.rest] : []))
            .joined(separator: "\n")
    }

    private static let heading = "For this message you remember:"
    private static let unsure = "For this message you remember nothing sure, only:"
    private static let nothing = "For this message you remember nothing."
    private static let dash = "- "
    private static let rest = "nothing of the rest"
    private static let said = "The user said: "
}
