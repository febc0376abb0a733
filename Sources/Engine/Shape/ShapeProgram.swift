/// A grammar as a program for the automaton, with the minimum cost from each instruction to an end.
struct ShapeProgram: Sendable {
    /// The cost of an instruction from which no end can be reached.
    static let never = Int32.max / 4

    /// The instructions.
    let instructions: [ShapeInstruction]
    /// The first instruction of an answer.
    let start: Int32
    /// For each instruction, the minimum bytes to the end of its part.
    let costs: [Int32]

    /// Computes the costs of a program.
    init(instructions: [ShapeInstruction], start: Int32) {
        self.instructions = instructions
        self.start = start
        costs = Self.costs(instructions)
    }

    /// Minimum bytes of a whole answer; `never` if there is none.
    var smallest: Int { Int(costs[Int(start)]) }
}
