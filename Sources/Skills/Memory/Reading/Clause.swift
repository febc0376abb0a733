/// A part of a sentence with one verb.
struct Clause: Sendable, Hashable {
    /// The words.
    var tokens: Phrase
    /// What joins it to the part before: `and`, `because`, `,`; empty for the first.
    var joiners: [String]
    /// Whether it starts with its verb and takes over the subject of the part before.
    var inheritsSubject = false
    /// Whether it goes on with what somebody is, without a verb: "…, divorced and allergic to nuts".
    var isPredicate = false
    /// Whether it describes the person named just before it: "…, who lives in Lyon".
    var isRelative = false
}
