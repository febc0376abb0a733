/// Chooses some of many mutants, so that every function gets a share, with all kinds of mutants.
struct MutantSpread {
    let limit: Int

    /// At most `limit` mutants, in the order of their positions.
    func choose(_ mutants: [Mutant]) -> [Mutant] {
        let sorted = mutants.sorted {
            ($0.range.lowerBound, $1.range.upperBound, $0.kind.rawValue, $0.mutated)
                < ($1.range.lowerBound, $0.range.upperBound, $1.kind.rawValue, $1.mutated)
        }
        guard sorted.count > limit else { return sorted }
        var functions: [Mutant.Function] = []
        var queues: [Mutant.Function: [Int]] = [:]
        for (index, mutant) in sorted.enumerated() {
            if queues[mutant.function] == nil { functions.append(mutant.function) }
            queues[mutant.function, default: []].append(index)
        }
        for function in functions { queues[function] = queues[function].map { alternating($0, sorted) } }
        var chosen: [Int] = []
        var round = 0
        while chosen.count < limit {
            for function in functions where chosen.count < limit {
                guard let queue = queues[function], round < queue.count else { continue }
                chosen.append(queue[round])
            }
            round += 1
        }
        return chosen.sorted().map { sorted[$0] }
    }

    /// One function's mutants with the kinds taking turns; of each kind, mutants far apart come first.
    private func alternating(_ indices: [Int], _ mutants: [Mutant]) -> [Int] {
        var result: [Int] = []
        let queues = Mutant.Kind.allCases.map { kind in spaced(indices.filter { mutants[$0].kind == kind }) }
        var round = 0
        while result.count < indices.count {
            for queue in queues where round < queue.count { result.append(queue[round]) }
            round += 1
        }
        return result
    }

    /// Every fourth index first, then those in between.
    private func spaced(_ indices: [Int]) -> [Int] {
        [0, 2, 1, 3].flatMap { start in stride(from: start, to: indices.count, by: 4).map { indices[$0] } }
    }
}
