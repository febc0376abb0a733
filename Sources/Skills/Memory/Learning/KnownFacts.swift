import AgentCore

/// The known facts that a reader is shown with a message: those about the people and things in it, and what a message
/// changes most often.
struct KnownFacts {
    /// The facts, oldest first.
    let shown: [Fact]

    /// The most facts shown; the reader was trained with as many.
    static let limit = 12

    /// Chooses among current facts.
    init(_ facts: [Fact], for message: ReadableMessage) {
        let current = facts.filter { $0.state == .current }
        guard current.count > Self.limit else {
            shown = current
            return
        }
        let said = Set(([message.text] + message.earlier.map(\.content)).flatMap(Folding.words).map(Folding.stem))
        let words = current.map { Set(Self.words(of: $0)) }
        var frequency: [String: Int] = [:]
        for word in words.flatMap(\.self) { frequency[word, default: 0] += 1 }
        let scores = words.map { $0.intersection(said).reduce(0.0) { $0 + 1 / Double(frequency[$1] ?? 1) } }
        let ranked = current.indices.sorted { first, second in
            let (left, right) = (current[first], current[second])
            if scores[first] != scores[second] { return scores[first] > scores[second] }
            let singles = (Self.isOfUser(left), Self.isOfUser(right))
            return singles.0 != singles.1 ? singles.0 : first > second
        }
        shown = ranked.prefix(Self.limit).sorted().map { current[$0] }
    }

    /// A fact as the reader was trained to see it.
    static func line(_ fact: Fact) -> String { "\(fact.subject) | \(fact.attribute) | \(fact.value)" }

    /// The stems of the words that speak of a fact: of its value, its person, its relation and its attribute.
    static func words(of fact: Fact) -> [String] {
        let path = fact.subject == "user" ? "" : String(fact.subject.dropFirst("user.".count)).replacing("_", with: " ")
        let said: [String] = [fact.value, fact.person ?? "", path, fact.attribute.replacing("_", with: " ")]
        return said.flatMap(Folding.words).filter { !SearchTerms.stopWords.contains($0) }.map(Folding.stem)
    }

    private static func isOfUser(_ fact: Fact) -> Bool {
        fact.subject == "user" && Attribute(fact.attribute).isSingleValued
    }
}
