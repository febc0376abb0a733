/// A grammar as a program for the automaton, and what it costs to come to an end from each of its places.
struct ShapeProgram: Sendable {
    /// The cost of a place from which no end can be reached.
    static let never = Int32.max / 4

    /// The steps.
    let instructions: [ShapeInstruction]
    /// Where an answer begins.
    let start: Int32
    /// Fewest bytes from a place to the end of its part.
    let costs: [Int32]

    /// Finishes a program.
    init(instructions: [ShapeInstruction], start: Int32) {
        self.instructions = instructions
        self.start = start
        costs = Self.costs(instructions)
    }

    /// Fewest bytes of a whole answer; `never` where there is none.
    var smallest: Int { Int(costs[Int(start)]) }

    /// Shortest paths by repeated relaxation: instructions mostly lead to earlier ones, so that a few rounds do.
    private static func costs(_ instructions: [ShapeInstruction]) -> [Int32] {
        var costs = [Int32](repeating: never, count: instructions.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (index, instruction) in instructions.enumerated() {
                let cost: Int32 =
                    switch instruction {
                    case .bytes(let set, let next): set.isEmpty ? never : costs[Int(next)] + 1
                    case .split(let targets): targets.reduce(never) { min($0, costs[Int($1)]) }
                    case .call(let part, let next): costs[Int(part)] + costs[Int(next)]
                    case .back, .accept: 0
                    }
                if cost < costs[index] {
                    costs[index] = cost
                    hasChanged = true
                }
            }
        }
        return costs
    }
}
