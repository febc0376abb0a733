/// A pattern as a nondeterministic automaton (Thompson, "Regular Expression Search Algorithm", 1968).
struct PatternNetwork {
    private static let limit = 50_000

    /// For each state, the states reached without a character.
    private(set) var free: [[Int]] = []
    /// For each state, the states reached by a character of a class.
    private(set) var edges: [[(set: CharacterClass, to: Int)]] = []
    /// The initial state.
    private(set) var start = 0
    /// The final state.
    private(set) var end = 0
    private let place: String

    /// Builds the automaton of a pattern, which may match anywhere in a text unless it is anchored.
    ///
    /// - Throws: `EngineError` (invalidShape) if an anchor is inside the pattern, or it is too large.
    init(_ pattern: PatternSyntax, at place: String) throws(EngineError) {
        self.place = place
        end = try newPlace()
        let branches = if case .alternatives(let branches) = pattern { branches } else { [pattern] }
        var starts: [Int] = []
        for branch in branches {
            var parts = if case .sequence(let parts) = branch { parts } else { [branch] }
            let isAnchored = (parts.first == .begin, parts.last == .end)
            if isAnchored.0 { parts.removeFirst() }
            if isAnchored.1, parts.last == .end { parts.removeLast() }
            let anything = PatternSyntax.repeated(.character(.any), 0, nil)
            let around = (isAnchored.0 ? [] : [anything]) + parts + (isAnchored.1 ? [] : [anything])
            starts.append(try add(.sequence(around), end))
        }
        start = try newPlace()
        free[start] = starts
    }

    private mutating func newPlace() throws(EngineError) -> Int {
        guard free.count < Self.limit else {
            throw EngineError(.invalidShape, "\(place): the pattern takes more than \(Self.limit) places")
        }
        free.append([])
        edges.append([])
        return free.count - 1
    }

    /// Adds a part that continues at the state `next`; returns the part's initial state.
    private mutating func add(_ pattern: PatternSyntax, _ next: Int) throws(EngineError) -> Int {
        switch pattern {
        case .character(let set):
            let here = try newPlace()
            edges[here] = [(set, next)]
            return here
        case .sequence(let parts):
            var here = next
            for part in parts.reversed() { here = try add(part, here) }
            return here
        case .alternatives(let branches):
            var targets: [Int] = []
            for branch in branches { targets.append(try add(branch, next)) }
            let here = try newPlace()
            free[here] = targets
            return here
        case .repeated(let part, let least, let most):
            var here = next
            if let most {
                for _ in 0..<(most - least) {
                    let body = try add(part, here)
                    here = try newPlace()
                    free[here] = [body, next]
                }
            } else {
                here = try newPlace()
                free[here] = [try add(part, here), next]
            }
            for _ in 0..<least { here = try add(part, here) }
            return here
        case .begin, .end:
            throw EngineError(.invalidShape, "\(place): the pattern has ^ or $ within, which is not supported")
        }
    }
}
