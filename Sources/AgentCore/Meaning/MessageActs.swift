/// What a message may do, as far as its reading tells.
struct MessageActs: Sendable, Hashable {
    /// The acts of `models/acts.gguf`, the likeliest first; none where nothing tells.
    private let acts: [Topic]

    /// Nothing is known.
    static let unknown = MessageActs([])

    /// Reads what `models/acts.gguf` tells.
    ///
    /// - Parameter acts: all acts, the likeliest first.
    init(_ acts: [Topic]) { self.acts = acts }

    /// Whether anything is known.
    var isKnown: Bool { !acts.isEmpty }

    /// How likely the message does something, from 0 to 1.
    func chance(of act: MessageAct) -> Double { acts.first { $0.name == act.rawValue }?.chance ?? 0 }

    /// How likely it does something of a group.
    func chance(of group: MessageAct.Group) -> Double {
        acts.reduce(0) { $0 + ($1.group == group.rawValue ? $1.chance : 0) }
    }

    /// How likely it does something of a tone.
    func chance(of tone: Tone) -> Double { acts.reduce(0) { $0 + ($1.tone == tone ? $1.chance : 0) } }

    /// Whether what the message does is not rather of the other tone.
    func agree(with tone: Tone) -> Bool {
        switch tone {
        case .glad: chance(of: Tone.glad) >= chance(of: Tone.sad)
        case .sad: chance(of: Tone.sad) >= chance(of: Tone.glad)
        case .plain: true
        }
    }

    /// The tone of what messages tell that do something.
    func tone(of act: MessageAct) -> Tone { acts.first { $0.name == act.rawValue }?.tone ?? .plain }

    /// How likely the likeliest act is.
    var most: Double { acts.first?.chance ?? 0 }

    /// The likeliest act, where it is likely enough.
    func surest(from least: Double) -> MessageAct? {
        acts.first.flatMap { $0.chance >= least ? MessageAct(rawValue: $0.name) : nil }
    }

    /// What may be said to messages that do something.
    func replies(to act: MessageAct) -> [String] { acts.first { $0.name == act.rawValue }?.replies ?? [] }
}
