/// Pieces of code that stand beside each other and do the same with other names: `min(x, width)` and `min(y, height)`.
struct ParallelCode {
    /// Names and everything between them.
    private let first: [String]
    private let second: [String]

    /// Names of the second by those of the first, where they differ.
    let renamed: [String: String]

    /// Compares two pieces; `nil` where they differ by more than names, or one name stands for two.
    init?(_ first: String, _ second: String) {
        let (first, second) = (Self.tokens(first), Self.tokens(second))
        guard first.count == second.count, first != second else { return nil }
        var renamed: [String: String] = [:]
        for (one, other) in zip(first, second) where one != other {
            guard Self.isName(one), Self.isName(other), renamed[one] ?? other == other else { return nil }
            renamed[one] = other
        }
        guard Set(renamed.values).count == renamed.count, !renamed.isEmpty else { return nil }
        self.first = first
        self.second = second
        self.renamed = renamed
    }

    /// How many places are renamed.
    var places: Int { zip(first, second).count { $0 != $1 } }

    /// The second piece with the one name changed that it shares with the first, though the two go apart elsewhere; `nil`
    /// where there is none, or more than one.
    ///
    /// - Parameter others: What is renamed in other places of the file.
    func repaired(_ others: Set<[String: String]>) -> (code: String, name: String, wanted: String)? {
        let left = first.indices.compactMap { place -> (place: Int, wanted: String)? in
            let name = first[place]
            guard name == second[place], Self.isName(name), !renamed.values.contains(name) else { return nil }
            return wanted(name, others).map { (place, $0) }
        }
        guard left.count == 1, let (place, wanted) = left.first else { return nil }
        var tokens = second
        tokens[place] = wanted
        return (tokens.joined(), first[place], wanted)
    }

    /// What stands for a name elsewhere, along with what stands for other names here: `endRow` for `endColumn` where `row`
    /// stands for `column`.
    private func wanted(_ name: String, _ others: Set<[String: String]>) -> String? {
        let known = others.filter { $0[name] != nil }
        let together = known.filter { other in renamed.contains { other[$0.key] == $0.value } }.compactMap { $0[name] }
        let alike = known.compactMap { $0[name] }.filter { wanted in
            renamed.contains {
                name.lowercased().replacing($0.key.lowercased(), with: $0.value.lowercased())
                    == wanted.lowercased()
            }
        }
        let found = Set(together + alike)
        return found.count == 1 ? found.first : nil
    }

    private static func isName(_ token: String) -> Bool { token.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// Names and the pieces between them.
    private static func tokens(_ code: String) -> [String] {
        var tokens: [String] = []
        for character in code where !character.isWhitespace || tokens.last != " " {
            let isPart = character.isLetter || character.isNumber || character == "_"
            if isPart, let last = tokens.last, last.last.map({ $0.isLetter || $0.isNumber || $0 == "_" }) ?? false {
                tokens[tokens.count - 1].append(character)
            } else {
                tokens.append(character.isWhitespace ? " " : String(character))
            }
        }
        return tokens
    }
}
