/// A few steps with the code under test, and the observations to record.
struct Scenario: Hashable, Sendable {
    /// One step.
    enum Step: Hashable, Sendable {
        /// `let name = code`, or `var`.
        case bind(name: String, code: String, isVariable: Bool)
        /// A statement whose result is not observed.
        case perform(String)
        /// An expression to observe: its value, or the error it throws.
        case observe(String)
        /// Like `observe`, for an expression without side effects: it can be left out.
        case look(String)

        /// The step's code.
        var code: String {
            switch self {
            case .bind(_, let code, _), .perform(let code), .observe(let code), .look(let code): code
            }
        }

        /// The observed expression; `nil` for other steps.
        var observed: String? {
            switch self {
            case .observe(let code), .look(let code): code
            case .bind, .perform: nil
            }
        }
    }

    /// The declarations under test, by their full names: `Heap.insert(_:)`.
    let subjects: [String]
    /// The steps in order.
    private(set) var steps: [Step]
    /// Whether it runs on the main actor.
    var isMainActor = false
    /// The source of the expected values.
    var origin = GeneratedTest.Origin.recorded
    /// The title of a test of it; `nil` if the title depends on the assertions.
    var title: String?
    /// The call, if the scenario is one call of one declaration that fits a table.
    var call: Call?

    /// The scenario, prepared for closures that note their arguments: it declares the list of notes first and observes
    /// it last. Unchanged if no closure takes notes.
    var noting: Scenario {
        guard steps.contains(where: { $0.code.contains(ClosureValues.notes + ".append") }) else { return self }
        var copy = self
        copy.steps.insert(.bind(name: ClosureValues.notes, code: "[] as [String]", isVariable: true), at: 0)
        if origin == .recorded { copy.steps.append(.look(ClosureValues.notes)) }
        copy.call = nil
        return copy
    }

    /// A copy with other steps.
    func with(steps: [Step]) -> Scenario {
        var copy = self
        copy.steps = steps
        return copy
    }

    /// A call that can share a parameterised test with other calls of the same form.
    struct Call: Hashable, Sendable {
        /// The columns: the names and types of the test's parameters.
        let columns: [Column]
        /// The values, one per column.
        let values: [String]
        /// The call, with column names in place of values.
        let template: String
        /// The type of the call's value; `nil` if it cannot be written in code.
        let result: String?

        /// A column of the table.
        struct Column: Hashable, Sendable {
            let name: String
            let type: String
        }
    }
}
