/// Runs a grammar's program over bytes. Sets of reachable places become states as they are met, and their transitions
/// are cached, so that a byte usually costs one table lookup (lazy construction of a deterministic automaton). Each
/// place carries a stack of return addresses, as in a pushdown automaton.
final class ShapeAutomaton {
    /// The index of a state; `dead` is none.
    typealias State = Int32
    /// The state in which nothing can follow.
    static let dead: State = -1
    private static let unknown: State = -2
    /// With more states than this, all are dropped between two tokens.
    private static let mostStates = 16_384
    /// The same limit for the places of all states together; a pattern can have thousands in each state.
    private static let mostPlaces = 4_000_000

    private struct Frame: Hashable {
        let place: Int32
        let parent: Int32
    }

    private struct Place: Hashable {
        let instruction: Int32
        let frame: Int32
    }

    private struct Description {
        let places: [Place]
        let isAccepting: Bool
        let firstBytes: ByteSet
    }

    private let program: ShapeProgram
    private var frames: [Frame] = []
    private var frameCosts: [Int32] = []
    private var frameNumbers: [Frame: Int32] = [:]
    private var states: [Description] = []
    private var costs: [Int32] = []
    private var stateNumbers: [[Place]: State] = [:]
    private var transitions: [State] = []  // [states][256]
    private var placeCount = 0

    /// An automaton for a program.
    init(_ program: ShapeProgram) {
        self.program = program
    }

    /// The state before the first byte.
    func start() -> State { enter([Place(instruction: program.start, frame: -1)]) }

    /// The state after a byte.
    func step(_ state: State, _ byte: UInt8) -> State {
        let slot = Int(state) << 8 | Int(byte)
        let known = transitions[slot]
        if known != Self.unknown { return known }
        let next = explore(state, byte)
        transitions[slot] = next
        return next
    }

    /// Minimum bytes to the end of the answer.
    func cost(_ state: State) -> Int { Int(costs[Int(state)]) }

    /// Whether the answer may end here.
    func isAccepting(_ state: State) -> Bool { states[Int(state)].isAccepting }

    /// The bytes that may come next.
    func firstBytes(_ state: State) -> ByteSet { states[Int(state)].firstBytes }

    /// Drops all states but one if there are too many; returns true if it did, and `state` then has a new number.
    func trim(keeping state: inout State) -> Bool {
        guard states.count > Self.mostStates || placeCount > Self.mostPlaces else { return false }
        let places = states[Int(state)].places
        placeCount = 0
        states.removeAll()
        costs.removeAll()
        stateNumbers.removeAll()
        transitions.removeAll()
        state = number(of: places)
        return true
    }

    private func explore(_ state: State, _ byte: UInt8) -> State {
        var next: [Place] = []
        for place in states[Int(state)].places {
            guard case .bytes(let set, let after) = program.instructions[Int(place.instruction)], set.contains(byte)
            else { continue }
            next.append(Place(instruction: after, frame: place.frame))
        }
        return next.isEmpty ? Self.dead : enter(next)
    }

    /// The state of these places and of all places reached from them without a byte.
    private func enter(_ places: [Place]) -> State {
        var open = places
        var seen = Set(places)
        var result: [Place] = []
        func visit(_ instruction: Int32, _ frame: Int32) {
            let place = Place(instruction: instruction, frame: frame)
            if cost(of: place) < ShapeProgram.never, seen.insert(place).inserted { open.append(place) }
        }
        while let place = open.popLast() {
            switch program.instructions[Int(place.instruction)] {
            case .bytes: if cost(of: place) < ShapeProgram.never { result.append(place) }
            case .accept: result.append(place)
            case .split(let targets): for target in targets { visit(target, place.frame) }
            case .call(let part, let next): visit(part, frame(Frame(place: next, parent: place.frame)))
            case .back:
                guard place.frame >= 0 else { continue }
                let frame = frames[Int(place.frame)]
                visit(frame.place, frame.parent)
            }
        }
        guard !result.isEmpty else { return Self.dead }
        result.sort { ($0.instruction, $0.frame) < ($1.instruction, $1.frame) }
        return number(of: result)
    }

    private func number(of places: [Place]) -> State {
        if let known = stateNumbers[places] { return known }
        var bytes = ByteSet()
        var isAccepting = false
        var least = ShapeProgram.never
        for place in places {
            least = min(least, cost(of: place))
            switch program.instructions[Int(place.instruction)] {
            case .bytes(let set, _): bytes.formUnion(set)
            default: isAccepting = true
            }
        }
        let state = State(states.count)
        placeCount += places.count
        states.append(Description(places: places, isAccepting: isAccepting, firstBytes: bytes))
        costs.append(least)
        stateNumbers[places] = state
        transitions.append(contentsOf: repeatElement(Self.unknown, count: 256))
        return state
    }

    private func cost(of place: Place) -> Int32 {
        let outer = place.frame < 0 ? 0 : frameCosts[Int(place.frame)]
        return min(ShapeProgram.never, program.costs[Int(place.instruction)] + outer)
    }

    private func frame(_ frame: Frame) -> Int32 {
        if let known = frameNumbers[frame] { return known }
        let outer = frame.parent < 0 ? 0 : frameCosts[Int(frame.parent)]
        let new = Int32(frames.count)
        frames.append(frame)
        frameCosts.append(min(ShapeProgram.never, program.costs[Int(frame.place)] + outer))
        frameNumbers[frame] = new
        return new
    }
}
