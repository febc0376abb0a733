public import Foundation

/// The user's permanent decisions about tool calls, stored in one JSON file.
public struct ToolDecisions: Sendable {
    /// A decision.
    public struct Decision: Sendable, Hashable, Codable {
        /// The key of the calls it applies to: `ToolQuestion.key` or `ToolQuestion.refusalKey`.
        public let key: String
        /// What it applies to, in words.
        public let scope: String
        /// Whether such calls are allowed.
        public let isAllowed: Bool
        /// When it was made (ISO 8601).
        public let at: String
    }

    private let location: URL

    /// Stores decisions in this file.
    public init(_ location: URL) { self.location = location }

    /// The decisions, oldest first.
    ///
    /// - Throws: `AgentError` naming the file where it cannot be read.
    public func all() throws -> [Decision] {
        guard FileManager.default.fileExists(atPath: location.path(percentEncoded: false)) else { return [] }
        do {
            return try JSONDecoder().decode([Decision].self, from: Data(try TextFile.read(location).utf8))
        } catch let error as DecodingError {
            throw AgentError(
                .failed, "\(location.path(percentEncoded: false)) is damaged: \(error.words)",
                remedy: "Remove it; tools are then asked about again.")
        }
    }

    /// Whether such calls are allowed; `nil` where the user has not decided.
    ///
    /// - Throws: `AgentError` where the file cannot be read.
    public func isAllowed(_ question: ToolQuestion) throws -> Bool? {
        let all = try all()
        if all.contains(where: { $0.key == question.refusalKey && !$0.isAllowed }) { return false }
        return all.contains { $0.key == question.key && $0.isAllowed } ? true : nil
    }

    /// Stores a decision and replaces an earlier one about the same calls.
    ///
    /// - Throws: `AgentError` where the file cannot be read or written.
    public func decide(_ question: ToolQuestion, isAllowed: Bool, at time: Date) throws {
        let decision = Decision(
            key: isAllowed ? question.key : question.refusalKey, scope: question.scope, isAllowed: isAllowed,
            at: Timestamp.text(time))
        try write(try all().filter { ![question.key, question.refusalKey].contains($0.key) } + [decision])
    }

    /// Removes decisions; returns how many.
    ///
    /// - Parameter choose: selects the decisions to remove.
    /// - Throws: `AgentError` where the file cannot be read or written.
    public func revoke(where choose: (Decision) -> Bool) throws -> Int {
        let all = try all()
        let kept = all.filter { !choose($0) }
        if kept.count < all.count { try write(kept) }
        return all.count - kept.count
    }

    private func write(_ decisions: [Decision]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try TextFile.write(String(decoding: try encoder.encode(decisions), as: UTF8.self) + "\n", to: location)
    }
}
