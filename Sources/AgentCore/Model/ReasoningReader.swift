/// Separates a model's reasoning from its reply. All engines share this reader.
///
/// Marks inside Markdown code are plain text. A begin mark at the start of the reply or of a line begins reasoning even
/// if no end mark follows. In the middle of a line it needs an end mark, because a reply may talk about marks. An end
/// mark without a begin mark means that the prompt began the reasoning: all text before it was reasoning.
public struct ReasoningReader: Sendable {
    private enum State {
        case text
        case reasoning(ReasoningMarks, Certainty)
    }

    /// How sure the reader is, before the end mark, that it is reading reasoning.
    private enum Certainty {
        /// The begin mark was at a place where only reasoning begins.
        case sure
        /// The begin mark was in the middle of a line.
        case marked
        /// The prompt may have begun it, as it did in earlier replies.
        case usual
    }

    private typealias Letters = [Unicode.Scalar]

    private let marks: [ReasoningMarks]
    private var state = State.text
    private var line = MarkdownLine()
    /// Characters that may become a mark.
    private var held = Letters()
    /// White space before the reply's first word.
    private var blanks = ""
    /// Text held until it is clear whether it is reasoning.
    private var doubtful = ""
    private var hasSaid = false
    private var hasReasoned = false

    /// Reads one reply.
    ///
    /// - Parameters:
    ///   - marks: the marks of the model.
    ///   - open: the marks of the reasoning that the prompt has already begun, if any.
    ///   - isSure: whether the prompt has certainly begun it. If not, the text counts as reasoning only if its end mark
    ///     comes or the reply is cut off.
    public init(_ marks: [ReasoningMarks] = [.usual], open: ReasoningMarks? = nil, isSure: Bool = true) {
        self.marks = marks
        guard let open else { return }
        state = .reasoning(open, isSure ? .sure : .usual)
        hasReasoned = isSure
    }

    /// Whether an end mark came without its begin mark.
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

    /// Converts one event of a model's stream into events with the reasoning separated.
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

    /// Returns the text held back, at the end of the stream.
    ///
    /// - Parameter isCut: whether the reply was cut off.
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

    /// Handles a complete mark, and releases characters that can no longer become one.
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

    /// The marks that are recognised at this place.
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
            // White space between the reasoning and the reply belongs to neither.
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
