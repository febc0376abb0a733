import AgentCore
import Foundation

/// What was forgotten, as salted hashes: enough to recognise it when an old conversation is read again, too little to
/// tell what it was.
public struct ForgottenKeys: Sendable, Hashable {
    private let salt: String
    private let times: [String: String]

    /// Nothing was forgotten.
    public static let none = ForgottenKeys(salt: "", times: [:])

    /// - Parameters:
    ///   - salt: random, of this store alone.
    ///   - times: when each was forgotten, by its hash.
    public init(salt: String, times: [String: String]) {
        self.salt = salt
        self.times = times
    }

    /// Whether what is said here at this time was forgotten since.
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
