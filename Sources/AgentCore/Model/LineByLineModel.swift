/// A small model that is reminded of one line at a time: asked for two things with both in its reminder it says the first
/// twice, asked once with each it says both.
///
/// A reminder is the system message before the newest one, a heading that ends with a colon and lines that begin with a dash
/// (`PromptSection.Kind.reminder`). For each line the model is asked anew, and what it says follows one another. A last line that
/// begins with a small letter tells what is lacking and goes with the line before it.
public struct LineByLineModel: LanguageModel {
    private let model: any LanguageModel

    /// Stands before a model.
    public init(_ model: any LanguageModel) { self.model = model }

    /// What the model behind it is.
    public var identity: ModelIdentity { model.identity }
    /// How far that one is loaded.
    public var loadState: ModelLoadState { model.loadState }
    /// Whether that one calls tools.
    public var callsTools: Bool { model.callsTools }
    /// Whether that one takes reminders.
    public var takesReminders: Bool { model.takesReminders }

    /// That one's.
    public func contextLength() async throws(ModelError) -> Int { try await model.contextLength() }

    /// As that one counts.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        try await model.countTokens(messages)
    }

    /// The model's replies to each line of the reminder, one behind the other; its one reply where there is no such reminder.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, request.messages.last?.role == .user, request.messages.count > 1 else {
            return model.stream(request)
        }
        let place = request.messages.count - 2
        let reminder = request.messages[place]
        let parts = reminder.role == .system ? Self.parts(reminder.content) : []
        guard parts.count > 1 else { return model.stream(request) }
        let replies = Replies(
            parts.map { part in
                var asking = request
                asking.messages[place] = ChatMessage(.system, part)
                return asking
            }, of: model)
        return ModelStream { () async throws(ModelError) in try await replies.next() }
    }

    /// A reminder for each line of one; empty where a text is none.
    static func parts(_ reminder: String) -> [String] {
        let lines = reminder.split(separator: "\n")
        guard let heading = lines.first, heading.hasSuffix(":"), lines.dropFirst().allSatisfy({ $0.hasPrefix("- ") })
        else { return [] }
        var parts: [String] = []
        for line in lines.dropFirst() {
            if let last = parts.last, line.dropFirst(2).first?.isLowercase == true {
                parts[parts.count - 1] = last + "\n" + line
            } else {
                // What the heading says of all is said once.
                parts.append((parts.isEmpty ? heading : plain(heading)) + "\n" + line)
            }
        }
        return parts
    }

    /// "You remember nothing sure, only:" without what stands between the verb and the colon.
    private static func plain(_ heading: Substring) -> Substring {
        heading.firstRange(of: " nothing").map { heading[..<$0.lowerBound] + ":" } ?? heading
    }

    private actor Replies {
        private var asking: ArraySlice<ModelRequest>
        private let model: any LanguageModel
        private var stream: ModelStream.Iterator?
        private var usage = ModelUsage()
        /// What was said to the lines before, and what is being said to the present one.
        private var said = ""
        private var saying = ""
        private var ready: [ModelEvent] = []

        init(_ asking: [ModelRequest], of model: any LanguageModel) {
            self.asking = asking[...]
            self.model = model
        }

        func next() async throws(ModelError) -> ModelEvent? {
            while ready.isEmpty {
                guard var events = stream else {
                    guard let request = asking.popFirst() else { return nil }
                    stream = model.stream(request).makeAsyncIterator()
                    continue
                }
                let event = try await events.next(isolation: self)
                stream = events
                switch event {
                case .text(let piece):
                    saying += piece
                    if said.isEmpty { return event }
                case .toolCall: return event
                case .end(let reason, let more): end(reason, more)
                case nil: return nil
                }
            }
            return ready.removeFirst()
        }

        /// Takes what was said to a line, and goes on with the next one that the reply does not tell yet.
        private func end(_ reason: FinishReason, _ more: ModelUsage) {
            stream = nil
            usage += more
            if said.isEmpty {
                said = saying
            } else if !saying.isEmpty, !said.contains(saying) {
                said += " " + saying
                ready.append(.text(" " + saying))
            }
            saying = ""
            asking = reason == .stop ? asking.drop { isTold($0.messages[$0.messages.count - 2].content) } : []
            if asking.isEmpty { ready.append(.end(reason, usage)) }
        }

        /// Whether all that the lines of a reminder tell was said.
        private func isTold(_ reminder: String) -> Bool {
            let lines = reminder.split(separator: "\n").dropFirst().joined(separator: " ")
            return Set(SkillTerms(lines).stems).subtracting(["user"]).isSubset(of: SkillTerms(said).stems)
        }
    }
}
