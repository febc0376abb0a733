import Foundation

/// One operation on memory that a message asks for, in words copied from it.
public struct ReadOperation: Sendable, Hashable {
    /// What to do.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A new fact.
        case add
        /// A new value of a known fact.
        case update
        /// A known fact that ended, or that is to be forgotten.
        case delete
    }

    /// What to do.
    public let kind: Kind
    /// `user`, or a path of relations such as `user.sister.husband`.
    public let subject: String
    /// The attribute: `home_city`.
    public let attribute: String
    /// The value, copied from the message; that of the known fact for `delete`.
    public let value: String
    /// The words that tell when, copied from the message; empty if there are none.
    public let time: String
    /// The fact as a sentence, in the message's language.
    public let sentence: String

    /// Makes an operation.
    public init(_ kind: Kind, subject: String, attribute: String, value: String, time: String = "", sentence: String) {
        self.kind = kind
        self.subject = subject
        self.attribute = attribute
        self.value = value
        self.time = time
        self.sentence = sentence
    }

    /// Reads a line of the reader: `add | user | pet | cat called Pickle |  | The user has a cat.` `nil` if it is none.
    init?(line: some StringProtocol) {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard parts.count == 6, let kind = Kind(rawValue: parts[0]), !parts[3].isEmpty else { return nil }
        self.init(kind, subject: parts[1], attribute: parts[2], value: parts[3], time: parts[4], sentence: parts[5])
    }
}
