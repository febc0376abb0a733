import Foundation

/// What has to be known of a message before the reply: whether somebody is in danger, and what is asked of memory.
public struct MessageSignals: Sendable, Hashable {
    /// Whether somebody is in danger.
    public enum Danger: String, Sendable, Hashable, CaseIterable {
        /// Nobody is.
        case none
        /// Somebody hints at not wanting to live.
        case hint
        /// Somebody wants to die, hurts themself or is being hurt.
        case crisis
        /// A body or a life is in danger now.
        case emergency
    }

    /// What a message asks of memory.
    public enum MemoryRequest: Sendable, Hashable {
        /// Nothing.
        case none
        /// One thing that was told before, of the user (`me`) or of somebody named.
        case recall(about: String)
        /// Everything about the user (`me`), a person or a theme.
        case list(about: String)
        /// To forget something.
        case forget
    }

    /// The danger.
    public let danger: Danger
    /// The request to memory.
    public let request: MemoryRequest

    /// Makes signals.
    public init(danger: Danger = .none, request: MemoryRequest = .none) {
        self.danger = danger
        self.request = request
    }

    /// Reads the reader's first line: `none memory: anna`. `nil` if it is none.
    init?(line: some StringProtocol) {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let danger = Danger(rawValue: String(parts[0])) else { return nil }
        let asked = parts[1].split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        switch (asked.first, asked.count) {
        case ("no", 1): self.init(danger: danger)
        case ("forget", 1): self.init(danger: danger, request: .forget)
        case ("memory", 2): self.init(danger: danger, request: .recall(about: asked[1]))
        case ("all", 2): self.init(danger: danger, request: .list(about: asked[1]))
        default: return nil
        }
    }
}
