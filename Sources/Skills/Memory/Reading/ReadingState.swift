import Foundation

/// What the reader knows while it goes through one message.
struct ReadingState {
    /// When the message was written.
    let date: Date
    /// The calendar that gives "yesterday" its day.
    let calendar: Calendar
    /// Facts that hold already.
    let known: [Fact]
    /// Finds which of them a phrase speaks of.
    let finder: FactFinder
    /// People by name, folded.
    private(set) var people: [String: Person] = [:]
    /// What was denied in this message: "I'm not a dentist".
    private(set) var denied: [Statement] = []
    /// The place that was named last.
    var place: String?
    /// The kind of animal that was asked about.
    var animal: String?
    /// The known thing that the sentence before said to be gone.
    var gone: Fact?
    /// The known fact that was spoken of last, for "it".
    var spokenOf: Fact?
    /// The people spoken of, other than the user, the last one at the end.
    private var recent: [Person] = []
    /// The person spoken of last, other than the user.
    var lastPerson: Person? { recent.last }

    /// Starts with what is known.
    init(date: Date, calendar: Calendar, known: [Fact]) {
        self.date = date
        self.calendar = calendar
        self.known = known
        finder = FactFinder(known: known)
        for fact in known where fact.attribute == "name" && fact.subject != "user" {
            people[Folding.key(fact.value)] = Person(path: fact.subject, name: fact.value)
        }
    }

    /// Remembers that a person was spoken of.
    mutating func mention(_ person: Person) {
        guard !person.isUser else { return }
        recent.append(person)
        if recent.count > 8 { recent.removeFirst() }
        if let name = person.name { people[Folding.key(name)] = person }
    }

    /// Remembers that something was denied.
    mutating func deny(_ statements: [Statement]) { denied += statements }

    /// The denial that a statement of this attribute and person answers, which is then settled.
    mutating func settleDenial(of attribute: String, _ person: Person) -> Statement? {
        guard let index = denied.lastIndex(where: { $0.attribute == attribute && $0.person.path == person.path }) else {
            return nil
        }
        return denied.remove(at: index)
    }

    /// The fact that the last denial denies, where one is known.
    func deniedFact() -> Fact? {
        denied.last.flatMap { denial in
            known.last {
                $0.state == .current && $0.subject == denial.person.path
                    && ($0.attribute == denial.attribute || denial.scope.contains($0.attribute))
                    && Folding.shareStem($0.value, denial.value)
            }
        }
    }

    /// The person of this name, where known.
    func person(named name: String) -> Person? { people[Folding.key(name)] }

    /// The person a pronoun stands for.
    func person(for pronoun: String) -> Person? {
        recent.last { Relations.fits(pronoun, $0.relation) }
    }
}
