/// A few steps with the code under test, and what is looked at on the way.
struct Scenario: Hashable, Sendable {
    /// One step.
    enum Step: Hashable, Sendable {
        /// `let name = code`, or `var`.
        case bind(name: String, code: String, isVariable: Bool)
        /// A statement whose result is not looked at.
        case perform(String)
        /// An expression whose value is looked at, or the error that it throws.
        case observe(String)
        /// As `observe`, of what changes nothing: it can be left out.
        case look(String)

        /// What stands in it.
        var code: String {
            switch self {
            case .bind(_, let code, _), .perform(let code), .observe(let code), .look(let code): code
            }
        }

        /// The expression that is looked at.
        var observed: String? {
            switch self {
            case .observe(let code), .look(let code): code
            case .bind, .perform: nil
            }
        }
    }

    /// The declarations it tries, by their names from the outermost type: `Heap.insert(_:)`.
    let subjects: [String]
    /// Its steps in order.
    private(set) var steps: [Step]
    /// Whether it runs on the main actor.
    var isMainActor = false
    /// Where what is expected of it comes from.
    var origin = GeneratedTest.Origin.recorded
    /// What a test of it says it shows; `nil` where that depends on what is asserted.
    var title: String?
    /// Where it is one call of one declaration: what the declaration is called with.
    var call: Call?

    /// The same where nothing notes what it is called with; otherwise with a place for the notes at its beginning, and a look
    /// at them at its end.
    var noting: Scenario {
        guard steps.contains(where: { $0.code.contains(ClosureValues.notes + ".append") }) else { return self }
        var copy = self
        copy.steps.insert(.bind(name: ClosureValues.notes, code: "[] as [String]", isVariable: true), at: 0)
        if origin == .recorded { copy.steps.append(.look(ClosureValues.notes)) }
        copy.call = nil
        return copy
    }

    /// The same with other steps.
    func with(steps: [Step]) -> Scenario {
        var copy = self
        copy.steps = steps
        return copy
    }

    /// A call that can stand in a table with others of the same shape.
    struct Call: Hashable, Sendable {
        /// The parameters' names and types in the table.
        let columns: [Column]
        /// The values, one a column.
        let values: [String]
        /// The call, with the columns' names in place of the values.
        let template: String
        /// The type of its value; `nil` where it cannot be written.
        let result: String?

        /// A place in the table.
        struct Column: Hashable, Sendable {
            let name: String
            let type: String
        }
    }
}
