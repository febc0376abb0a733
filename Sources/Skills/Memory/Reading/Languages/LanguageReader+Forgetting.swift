extension LanguageReader {
    /// "Oublie que j'habite à Brest", "vergiss mein Alter".
    func forget(_ clause: [Word], _ state: ReadingState) -> [Statement]? {
        let all = clauses().flatMap { $0 }
        let words = all.map(\.form)
        guard
            let opener = grammar.forget.first(where: { opener in
                let row = opener.split(separator: " ").map(String.init)
                return Array(words.prefix(row.count)) == row
            })
        else { return nil }
        var rest = Array(all.dropFirst(opener.split(separator: " ").count))
        if let that = rest.first, ["que", "dass", "che", "daß"].contains(that.form) { rest.removeFirst() }
        rest.removeAll { grammar.fillers.contains($0.form) }
        var copy = state
        var said = read(rest, &copy)
        if said.isEmpty, rest.count > 1, let last = rest.last {
            // German puts the verb at the end of "dass …".
            said = read([rest[0], last] + rest[1..<(rest.count - 1)], &copy)
        }
        if said.isEmpty, let noun = rest.first(where: { grammar.forgettable[$0.form] != nil }),
            let attribute = grammar.forgettable[noun.form]
        {
            said = [Statement(.user, attribute, "", .verb(""))]
        }
        return said.map { statement in
            var statement = statement
            statement.kind = .forget
            return statement
        }
    }
}
