/// Finds the small faults that could be in a file, from its type-checked tree.
///
/// Left out is what no test should care about, or could: checks of preconditions, messages for people who look for faults,
/// hash values, capacities, what runs once in a program's life, and what a macro reads.
package struct MutantFinder: Sendable {
    /// At most this many of a file, spread over its functions.
    package let limit: Int
    /// The first mutant's number.
    package let firstID: Int

    /// Makes a finder.
    package init(limit: Int = 120, firstID: Int = 1) {
        self.limit = limit
        self.firstID = firstID
    }

    /// The mutants in the order of their places.
    package func mutants(in tree: SyntaxTree) async -> [Mutant] {
        let found = await DeepThread.run {
            var walk = MutantWalk(source: tree.source, root: tree.root)
            walk.visit(tree.root, MutantScope())
            return walk.found
        }
        let chosen = MutantSpread(limit: limit).choose(found)
        return chosen.enumerated().map { place, mutant in
            var mutant = mutant
            mutant.id = firstID + place
            return mutant
        }
    }
}
