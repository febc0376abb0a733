import RegexSyntax

/// A pattern as a nondeterministic automaton (Thompson, "Regular Expression Search Algorithm", 1968).
struct PatternNFA {
    private static let limit = 50_000
    /// The part of ECMA-262's regular expressions that is supported.
    private static let dialect = RegexDialect(
        [.lineEscapes, .codes, .namedGroups], mostRepeats: 5_000, mostGroups: 50)

    /// For each state, the states reached without a character.
    private(set) var epsilonEdges: [[Int]] = []
    /// For each state, the states reached by a character of a class.
    private(set) var edges: [[(set: CharacterClass, to: Int)]] = []
    /// The initial state.
    private(set) var start = 0
    /// The final state.
    private(set) var end = 0
    private let pointer: String
    /// The classes that were met: a repetition meets its own many times.
    private var classes: [RegexClass: CharacterClass] = [:]

    /// Builds the automaton of a pattern, which may match anywhere in a text unless it is anchored.
    ///
    /// - Parameter pointer: the pointer to it, for errors.
    /// - Throws: `EngineError` (invalidShape) naming the pointer and what is not supported, such as an anchor within the
    ///   pattern; or where it is too large.
    init(_ pattern: String, at pointer: String) throws(EngineError) {
        self.pointer = pointer
        end = try newState()
        let node: RegexNode
        do throws(RegexError) { node = try Self.dialect.parse(pattern) } catch { throw unsupported(error) }
        let branches = if case .alternatives(let branches) = node { branches } else { [node] }
        var starts: [Int] = []
        for branch in branches {
            var parts = if case .sequence(let parts) = branch { parts } else { [branch] }
            let isAnchored = (parts.first == .anchor(.begin), parts.last == .anchor(.end))
            if isAnchored.0 { parts.removeFirst() }
            if isAnchored.1, parts.last == .anchor(.end) { parts.removeLast() }
            var here = isAnchored.1 ? end : try addAnything(end)
            here = try add(.sequence(parts), here)
            starts.append(isAnchored.0 ? here : try addAnything(here))
        }
        start = try newState()
        epsilonEdges[start] = starts
    }

    private func unsupported(_ error: RegexError) -> EngineError {
        EngineError(
            .invalidShape,
            "\(pointer): the pattern has \(error.problem) at character \(error.offset), which is not supported")
    }

    private mutating func newState() throws(EngineError) -> Int {
        guard epsilonEdges.count < Self.limit else {
            throw EngineError(.invalidShape, "\(pointer): the pattern takes more than \(Self.limit) places")
        }
        epsilonEdges.append([])
        edges.append([])
        return epsilonEdges.count - 1
    }

    /// Adds a part that continues at the state `next`; returns the part's initial state.
    private mutating func add(_ pattern: RegexNode, _ next: Int) throws(EngineError) -> Int {
        switch pattern {
        case .any: return try add(CharacterClass.dot, next)
        case .character(let set, let offset): return try add(characters(set, at: offset), next)
        case .sequence(let parts):
            var here = next
            for part in parts.reversed() { here = try add(part, here) }
            return here
        case .alternatives(let branches):
            var targets: [Int] = []
            for branch in branches { targets.append(try add(branch, next)) }
            let here = try newState()
            epsilonEdges[here] = targets
            return here
        case .repeated(let part, let least, let most):
            var here = next
            if let most {
                for _ in 0..<(most - least) {
                    let body = try add(part, here)
                    here = try newState()
                    epsilonEdges[here] = [body, next]
                }
            } else {
                here = try newState()
                epsilonEdges[here] = [try add(part, here), next]
            }
            for _ in 0..<least { here = try add(part, here) }
            return here
        case .anchor:
            throw EngineError(.invalidShape, "\(pointer): the pattern has ^ or $ within, which is not supported")
        }
    }

    private mutating func add(_ set: CharacterClass, _ next: Int) throws(EngineError) -> Int {
        let here = try newState()
        edges[here] = [(set, next)]
        return here
    }

    /// Adds any text.
    private mutating func addAnything(_ next: Int) throws(EngineError) -> Int {
        let here = try newState()
        epsilonEdges[here] = [try add(CharacterClass.any, here), next]
        return here
    }

    private mutating func characters(_ set: RegexClass, at offset: Int) throws(EngineError) -> CharacterClass {
        if let known = classes[set] { return known }
        do throws(RegexError) {
            let made = try CharacterClass(set, at: offset)
            classes[set] = made
            return made
        } catch {
            throw unsupported(error)
        }
    }
}
