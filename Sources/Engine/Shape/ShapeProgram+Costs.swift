extension ShapeProgram {
    /// Minimum bytes from each instruction to the end of its part, settling the cheapest first (Knuth, "A
    /// Generalization of Dijkstra's Algorithm", 1977): whatever the order of the instructions, each is visited only a
    /// few times.
    static func costs(_ instructions: [ShapeInstruction]) -> [Int32] {
        var costs = [Int32](repeating: never, count: instructions.count)
        var open = BinaryHeap<Candidate>([])
        let users = Users(of: instructions)
        for (index, instruction) in instructions.enumerated() {
            switch instruction {
            case .back, .accept: open.push(Candidate(cost: 0, index: Int32(index)))
            default: break
            }
        }
        while let candidate = open.pop() {
            guard candidate.cost < costs[Int(candidate.index)] else { continue }
            costs[Int(candidate.index)] = candidate.cost
            for user in users[candidate.index] {
                let cost = cost(of: instructions[Int(user)], after: candidate.cost, costs)
                if cost < costs[Int(user)] { open.push(Candidate(cost: cost, index: user)) }
            }
        }
        return costs
    }

    /// The cost of an instruction by way of one of its targets. The sum of two costs up to `never` cannot overflow.
    private static func cost(of instruction: ShapeInstruction, after reached: Int32, _ costs: [Int32]) -> Int32 {
        switch instruction {
        case .bytes(let set, _): set.isEmpty ? never : min(never, reached + 1)
        case .split: reached
        case .call(let part, let next): min(never, costs[Int(part)] + costs[Int(next)])
        case .back, .accept: 0
        }
    }

    private struct Candidate: Comparable {
        let cost: Int32
        let index: Int32

        static func < (left: Self, right: Self) -> Bool { left.cost < right.cost }
    }

    /// For each instruction, the instructions that lead to it; all lists concatenated.
    private struct Users {
        private let starts: [Int32]
        private let indices: [Int32]

        init(of instructions: [ShapeInstruction]) {
            var starts = [Int32](repeating: 0, count: instructions.count + 1)
            for instruction in instructions { Self.targets(instruction) { starts[Int($0) + 1] += 1 } }
            for index in instructions.indices { starts[index + 1] += starts[index] }
            var indices = [Int32](repeating: 0, count: Int(starts[instructions.count]))
            var cursors = starts
            for (index, instruction) in instructions.enumerated() {
                Self.targets(instruction) { target in
                    indices[Int(cursors[Int(target)])] = Int32(index)
                    cursors[Int(target)] += 1
                }
            }
            self.starts = starts
            self.indices = indices
        }

        subscript(index: Int32) -> ArraySlice<Int32> {
            indices[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
        }

        private static func targets(_ instruction: ShapeInstruction, _ body: (Int32) -> Void) {
            switch instruction {
            case .bytes(_, let next): body(next)
            case .split(let targets): targets.forEach(body)
            case .call(let part, let next):
                body(part)
                body(next)
            case .back, .accept: break
            }
        }
    }
}
