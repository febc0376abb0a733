/// A type with state that programmers write again and again, run beside the type under test.
struct StateModel: Sendable {
    /// What is in it.
    struct State: Sendable {
        var items: [SampleValue] = []
        /// What belongs to each of them: a value, a priority, a group.
        var notes: [SampleValue] = []
        /// What was taken back, and can be done again.
        var undone: [SampleValue] = []
        /// At which step it was saved; `nil` where that can no longer be reached.
        var saved: Int? = 0
        var limit = Int.max
        var dropped = 0
        /// The last moment that was seen.
        var clock = 0
    }

    /// A member that is called, or a property that is read.
    struct Action: Sendable {
        let names: Set<String>
        let takes: [OperationParameter.Kind]
        /// Whether it changes something.
        let isChange: Bool
        /// What it does, and gives: `nil` where that is not known.
        let run: @Sendable (inout State, OperationCall) -> SampleValue?

        /// Whether it has no value for a state: an empty one has no first element.
        let isPartial: Bool
        /// Whether a weight that need not be given is taken as it is by default.
        var isWeighed = false

        /// Whether its name leaves no doubt of what it gives, however often it gives something else.
        var isUnmistakable = false

        /// The same where its name leaves no doubt.
        var unmistakable: Action {
            var copy = self
            copy.isUnmistakable = true
            return copy
        }

        /// Whether it gives a list: members of the same name may give an element.
        var isListing = false

        /// The same where a list is given.
        var listing: Action {
            var copy = self
            copy.isListing = true
            return copy
        }

        /// The same where a weight need not be given.
        var weighed: Action {
            var copy = self
            copy.isWeighed = true
            return copy
        }
    }

    let name: String
    /// Words of the type's name or its comment.
    let keys: [[String]]
    /// What its plainest initialiser takes: nothing, or how much it holds.
    let isLimited: Bool
    let options: [OperationOption]
    let start: @Sendable (Int) -> State
    let actions: [Action]
    /// What an initialiser takes for what, where it takes more than how much it holds.
    let parts: [ModelPart]
    /// The numbers that are put into it.
    let elements: [Int]
    /// What a comment has to say before elements that are equal by an order are put into it; others are taken else.
    let tieCue: String
    /// Elements of which none are equal.
    static let distinct = [31, 12, 25, 48, 54, 67]

    init(
        _ name: String, _ keys: String, isLimited: Bool = false, options: [OperationOption] = [],
        parts: [ModelPart] = [], elements: [Int] = [3, 1, 2, 5], tieCue: String = "",
        start: @escaping @Sendable (Int) -> State = { State(limit: $0) }, _ actions: [Action]
    ) {
        self.name = name
        self.keys = keys.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        self.isLimited = isLimited
        self.options = options
        self.parts = parts
        self.elements = elements
        self.tieCue = tieCue
        self.start = start
        self.actions = actions
    }

    /// What changes the state.
    static func change(
        _ names: String, _ takes: [OperationParameter.Kind] = [], isPartial: Bool = false,
        _ run: @escaping @Sendable (inout State, OperationCall) -> SampleValue?
    ) -> Action {
        Action(
            names: Set(names.split(separator: " ").map(String.init)), takes: takes, isChange: true, run: run,
            isPartial: isPartial)
    }

    /// What is looked at.
    static func look(
        _ names: String, _ takes: [OperationParameter.Kind] = [], isPartial: Bool = false,
        _ run: @escaping @Sendable (State, OperationCall) -> SampleValue?
    ) -> Action {
        Action(
            names: Set(names.split(separator: " ").map(String.init)), takes: takes, isChange: false,
            run: { run($0, $1) }, isPartial: isPartial)
    }

    /// All models.
    static let all: [StateModel] = [
        stack, queue, ring, window, history, cache, bag, orderedSet, priorityQueue, heap, unionFind, trie,
        account, stock, leaderboard, sortedSet, graph, recents, valueHistory, orderedQueue, windowLimiter, tokenBucket,
        tokenRate,
        bowling, statistics,
    ]

    static let count = look("count size length itemCount") { state, _ in .int(state.items.count) }
    static let isEmpty = look("isEmpty empty") { state, _ in .bool(state.items.isEmpty) }
    static let clear = change("clear removeAll reset empty") { state, _ in
        state.items = []
        state.notes = []
        state.undone = []
        return nil
    }
    static let contains = look("contains has includes", [.element]) { state, call in
        .bool(state.items.contains(call.element(0)))
    }
    static let adders = "push enqueue add append insert put offer write record store addLast pushBack"
}
