/// Finds the possible mutants of a file from its type-checked syntax tree.
///
/// It leaves out code that no test should or could check: preconditions, debugging messages, hash values, capacities,
/// code that runs once per process, and the arguments of macros.
package struct MutantFinder: Sendable {
    /// The most mutants of a file, spread over its functions.
    package let limit: Int
    /// The first mutant's number.
    package let firstID: Int

    /// Makes a finder.
    package init(limit: Int = 120, firstID: Int = 1) {
        self.limit = limit
        self.firstID = firstID
    }

    /// The mutants in the order of their positions.
    package func mutants(in tree: SyntaxTree) async -> [Mutant] {
        let found = await DeepThread.run {
            var walk = MutantWalk(source: tree.source, root: tree.root)
            walk.visit(tree.root, MutantScope())
            return walk.found
        }
        let chosen = MutantSpread(limit: limit).choose(found)
        return chosen.enumerated().map { index, mutant in
            var mutant = mutant
            mutant.id = firstID + index
            return mutant
        }
    }
}
