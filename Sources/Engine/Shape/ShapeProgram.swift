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
}
