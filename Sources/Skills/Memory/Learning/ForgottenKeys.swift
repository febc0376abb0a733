import AgentCore
import Foundation

/// Salted hashes of forgotten facts. They prevent that a forgotten fact is learned again from an old conversation,
/// without storing the fact itself.
public struct ForgottenKeys: Sendable, Hashable {
    private let salt: String
    private let times: [String: String]

    /// No forgotten facts.
    public static let none = ForgottenKeys(salt: "", times: [:])

    /// Makes a set of keys.
    ///
    /// - Parameters:
    ///   - salt: a random text, different for each store.
    ///   - times: when each fact was forgotten (ISO 8601), by its hash.
    public init(salt: String, times: [String: String]) {
        self.salt = salt
        self.times = times
    }

    /// Whether a fact that was said at this time was forgotten at or after it.
    func holds(_ subject: String, _ attribute: String, _ value: String, saidAt time: Date) throws -> Bool {
        guard !times.isEmpty, let forgotten = try times[Self.hash(subject, attribute, value, salt: salt)] else {
            return false
        }
        return Timestamp.text(time) <= forgotten
    }

    /// The hash of a fact's content.
    static func hash(_ subject: String, _ attribute: String, _ value: String, salt: String) throws -> String {
        try ContentHash.sha256("\(salt)\u{0}\(subject)\u{0}\(attribute)\u{0}\(Folding.key(value))")
    }
}
