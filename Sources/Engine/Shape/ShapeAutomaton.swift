/// Runs a grammar's program over bytes. Sets of reachable configurations become states as they are met, and their transitions
/// are cached, so that a byte usually costs one table lookup (lazy construction of a deterministic automaton). Each
/// configuration carries a stack of return addresses, as in a pushdown automaton.
final class ShapeAutomaton {
    /// The index of a state; `dead` is none.
    typealias State = Int32
    /// The state in which nothing can follow.
    static let dead: State = -1
    private static let unknown: State = -2
    /// With more states than this, all are dropped between two tokens.
    private static let mostStates = 16_384
    /// The same limit for the configurations of all states together; a pattern can have thousands in each state.
    private static let mostConfigurations = 4_000_000

    private struct Frame: Hashable {
        let returnAddress: Int32
        let parent: Int32
    }

    private struct Configuration: Hashable {
        let instruction: Int32
        let frame: Int32
    }

    private struct Description {
        let configurations: [Configuration]
        let isAccepting: Bool
        let firstBytes: ByteSet
    }

    private let program: ShapeProgram
    private var frames: [Frame] = []
    private var frameCosts: [Int32] = []
    private var frameNumbers: [Frame: Int32] = [:]
    private var states: [Description] = []
    private var costs: [Int32] = []
    private var stateNumbers: [[Configuration]: State] = [:]
    private var transitions: [State] = []  // [states][256]
    private var configurationCount = 0

    /// An automaton for a program.
    init(_ program: ShapeProgram) {
        self.program = program
    }

    /// The state before the first byte.
    func start() -> State { enter([Configuration(instruction: program.start, frame: -1)]) }

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
        guard states.count > Self.mostStates || configurationCount > Self.mostConfigurations else { return false }
        let configurations = states[Int(state)].configurations
        configurationCount = 0
        states.removeAll()
        costs.removeAll()
        stateNumbers.removeAll()
        transitions.removeAll()
        state = number(of: configurations)
        return true
    }

    private func explore(_ state: State, _ byte: UInt8) -> State {
        var next: [Configuration] = []
        for configuration in states[Int(state)].configurations {
            guard case .bytes(let set, let after) = program.instructions[Int(configuration.instruction)],
                set.contains(byte)
            else { continue }
            next.append(Configuration(instruction: after, frame: configuration.frame))
        }
        return next.isEmpty ? Self.dead : enter(next)
    }

    /// The state of these configurations and of all configurations reached from them without a byte.
    private func enter(_ configurations: [Configuration]) -> State {
        var open = configurations
        var seen = Set(configurations)
        var result: [Configuration] = []
        func visit(_ instruction: Int32, _ frame: Int32) {
            let configuration = Configuration(instruction: instruction, frame: frame)
            if cost(of: configuration) < ShapeProgram.never, seen.insert(configuration).inserted {
                open.append(configuration)
            }
        }
        while let configuration = open.popLast() {
            switch program.instructions[Int(configuration.instruction)] {
            case .bytes: if cost(of: configuration) < ShapeProgram.never { result.append(configuration) }
            case .accept: result.append(configuration)
            case .split(let targets): for target in targets { visit(target, configuration.frame) }
            case .call(let part, let next): visit(part, frame(Frame(returnAddress: next, parent: configuration.frame)))
            case .back:
                guard configuration.frame >= 0 else { continue }
                let frame = frames[Int(configuration.frame)]
                visit(frame.returnAddress, frame.parent)
            }
        }
        guard !result.isEmpty else { return Self.dead }
        result.sort { ($0.instruction, $0.frame) < ($1.instruction, $1.frame) }
        return number(of: result)
    }

    private func number(of configurations: [Configuration]) -> State {
        if let known = stateNumbers[configurations] { return known }
        var bytes = ByteSet()
        var isAccepting = false
        var least = ShapeProgram.never
        for configuration in configurations {
            least = min(least, cost(of: configuration))
            switch program.instructions[Int(configuration.instruction)] {
            case .bytes(let set, _): bytes.formUnion(set)
            default: isAccepting = true
            }
        }
        let state = State(states.count)
        configurationCount += configurations.count
        states.append(Description(configurations: configurations, isAccepting: isAccepting, firstBytes: bytes))
        costs.append(least)
        stateNumbers[configurations] = state
        transitions.append(contentsOf: repeatElement(Self.unknown, count: 256))
        return state
    }

    private func cost(of configuration: Configuration) -> Int32 {
        let outer = configuration.frame < 0 ? 0 : frameCosts[Int(configuration.frame)]
        return min(ShapeProgram.never, program.costs[Int(configuration.instruction)] + outer)
    }

    private func frame(_ frame: Frame) -> Int32 {
        if let known = frameNumbers[frame] { return known }
        let outer = frame.parent < 0 ? 0 : frameCosts[Int(frame.parent)]
        let new = Int32(frames.count)
        frames.append(frame)
        frameCosts.append(min(ShapeProgram.never, program.costs[Int(frame.returnAddress)] + outer))
        frameNumbers[frame] = new
        return new
    }
}
