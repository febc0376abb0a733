import Foundation

/// What the reader knows while it goes through one message.
struct ReadingState {
    /// When the message was written.
    let date: Date
    /// The calendar that gives "yesterday" its day.
    let calendar: Calendar
    /// Facts that hold already.
    let known: [Fact]
    /// People by name, folded.
    private(set) var people: [String: Person] = [:]
    /// The person spoken of last, other than the user.
    private(set) var lastPerson: Person?

    /// Starts with what is known.
    init(date: Date, calendar: Calendar, known: [Fact]) {
        self.date = date
        self.calendar = calendar
        self.known = known
        for fact in known where fact.attribute == "name" && fact.subject != "user" {
            people[Folding.key(fact.value)] = Person(path: fact.subject, name: fact.value)
        }
    }

    /// Remembers that a person was spoken of.
    mutating func mention(_ person: Person) {
        guard !person.isUser else { return }
        lastPerson = person
        if let name = person.name { people[Folding.key(name)] = person }
    }

    /// The person of this name, where known.
    func person(named name: String) -> Person? { people[Folding.key(name)] }

    /// The person a pronoun stands for.
    func person(for pronoun: String) -> Person? {
        guard let last = lastPerson, Relations.fits(pronoun, last.relation) else { return nil }
        return last
    }
}
