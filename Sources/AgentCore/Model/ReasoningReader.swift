/// Tells a model's reasoning from its reply, whichever engine runs the model. There is this one reader.
///
/// Marks count outside of code alone. Reasoning that begins a reply or a line need never end. Where a mark stands in the
/// middle of a line, only its end makes it one: a reply may speak of marks. An end without a beginning tells that the
/// prompt began the reasoning: all that came before was some.
public struct ReasoningReader: Sendable {
    private enum State {
        case text
        case reasoning(ReasoningMarks, Certainty)
    }

    /// Whether what seems to be reasoning is some before its end has come.
    private enum Certainty {
        /// Its beginning stood where only reasoning begins.
        case sure
        /// A mark stood in the middle of a line.
        case marked
        /// Earlier replies began so.
        case usual
    }

    private typealias Letters = [Unicode.Scalar]

    private let marks: [ReasoningMarks]
    private var state = State.text
    private var line = MarkdownLine()
    /// What may yet become a mark.
    private var held = Letters()
    /// Blanks before the reply's first word.
    private var blanks = ""
    /// What may be reasoning or text.
    private var doubtful = ""
    private var hasSaid = false
    private var hasReasoned = false

    /// Reads one reply.
    ///
    /// - Parameters:
    ///   - marks: those that the model writes.
    ///   - open: the reasoning that the prompt has begun already, where it has.
    ///   - isSure: whether it has; otherwise only a reply that was cut or has the end of it shows that it had.
    public init(_ marks: [ReasoningMarks] = [.usual], open: ReasoningMarks? = nil, isSure: Bool = true) {
        self.marks = marks
        guard let open else { return }
        state = .reasoning(open, isSure ? .sure : .usual)
        hasReasoned = isSure
    }

    /// Whether the reasoning's end came without its beginning.
    public private(set) var endsAlone = false

    /// A stored reply without its reasoning.
    public static func text(of reply: String) -> String {
        guard reply.contains(ReasoningMarks.usual.begin) || reply.contains(ReasoningMarks.usual.end) else {
            return reply
        }
        var reader = Self()
        var text = ""
        for event in reader.read(.text(reply)) + reader.finish() {
            switch event {
            case .text(let piece): text += piece
            case .textWasReasoning: text = ""
            case .reasoning, .toolCall, .end: break
            }
        }
        return text
    }

    /// What an event of a model's stream comes to.
    public mutating func read(_ event: ModelEvent) -> [ModelEvent] {
        switch event {
        case .text(let text):
            var events: [ModelEvent] = []
            for letter in text.unicodeScalars {
                held.append(letter)
                settle(&events)
            }
            return events
        case .reasoning:
            hasReasoned = true
            return [event]
        case .textWasReasoning: return [event]
        case .end(let reason, _): return finish(isCut: reason != .stop) + [event]
        case .toolCall: return finish() + [event]
        }
    }

    /// What was held back, once nothing more comes.
    ///
    /// - Parameter isCut: whether the model was not done.
    public mutating func finish(isCut: Bool = false) -> [ModelEvent] {
        var events: [ModelEvent] = []
        while let letter = held.first {
            held.removeFirst()
            take(letter, &events)
        }
        switch state {
        case .reasoning(let marks, .marked): add(.text(marks.begin + doubtful), to: &events)
        case .reasoning(_, .usual) where !doubtful.isEmpty:
            add(isCut ? .reasoning(doubtful) : .text(doubtful), to: &events)
        case .text where !hasReasoned && !blanks.isEmpty: add(.text(blanks), to: &events)
        case .text, .reasoning: break
        }
        (state, blanks, doubtful) = (.text, "", "")
        return events
    }

    /// Takes in what can no longer become a mark, and the mark that is whole.
    private mutating func settle(_ events: inout [ModelEvent]) {
        while !held.isEmpty {
            if let mark = wanted.first(where: { held.elementsEqual($0.unicodeScalars) }) {
                held = []
                meet(mark, &events)
                return
            }
            if wanted.contains(where: { $0.unicodeScalars.starts(with: held) }) { return }
            take(held.removeFirst(), &events)
        }
    }

    /// The marks that mean something here.
    private var wanted: [String] {
        switch state {
        case .reasoning(let marks, _): return [marks.end]
        case .text:
            guard !line.isInCode else { return [] }
            return marks.map(\.begin) + (hasReasoned ? [] : marks.map(\.end))
        }
    }

    private mutating func meet(_ mark: String, _ events: inout [ModelEvent]) {
        switch state {
        case .reasoning:
            if !doubtful.isEmpty { add(.reasoning(doubtful), to: &events) }
            if case .reasoning(_, .usual) = state { endsAlone = true }
            (state, doubtful, hasReasoned) = (.text, "", true)
        case .text:
            if let begun = marks.first(where: { $0.begin == mark }) {
                state = .reasoning(begun, line.isBlank ? .sure : .marked)
                return
            }
            (hasReasoned, hasSaid, endsAlone, line) = (true, false, true, MarkdownLine())
            events.append(.textWasReasoning)
        }
        if !hasSaid { blanks = "" }
    }

    private mutating func take(_ letter: Unicode.Scalar, _ events: inout [ModelEvent]) {
        switch state {
        case .reasoning(_, .sure): add(.reasoning(String(letter)), to: &events)
        case .reasoning: doubtful.unicodeScalars.append(letter)
        case .text:
            line.take(letter)
            if !hasSaid, letter.properties.isWhitespace {
                blanks.unicodeScalars.append(letter)
                return
            }
            // Blanks between the reasoning and the reply belong to neither.
            let lead = hasReasoned ? "" : blanks
            (hasSaid, blanks) = (true, "")
            add(.text(lead + String(letter)), to: &events)
        }
    }

    private func add(_ event: ModelEvent, to events: inout [ModelEvent]) {
        switch (events.last, event) {
        case (.text(let before)?, .text(let more)): events[events.count - 1] = .text(before + more)
        case (.reasoning(let before)?, .reasoning(let more)): events[events.count - 1] = .reasoning(before + more)
        default: events.append(event)
        }
    }
}
