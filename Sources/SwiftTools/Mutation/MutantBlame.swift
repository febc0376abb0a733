/// Finds the mutants that caused compiler errors, by their positions.
struct MutantBlame {
    let tree: SyntaxTree
    let mutated: MutatedSource
    /// Whether an error drops only the mutants at its position, not all of the function.
    let isCareful: Bool

    /// The mutants to leave out, with the compiler's message.
    func guilty(_ errors: [CompilerDiagnostic], didTimeOut: Bool) -> [Int: String] {
        let text = SourceText(mutated.text)
        var result: [Int: String] = [:]
        for error in errors {
            guard let offset = text.offset(line: error.line, column: error.column) else { continue }
            for id in blamed(at: offset, line: error.line, error.message) where result[id] == nil {
                result[id] = error.message
            }
        }
        if result.isEmpty, didTimeOut {
            // Type-checking copies of long expressions takes longest, so drop the longer half.
            let longest = mutated.mutants.sorted { $0.mutated.utf8.count > $1.mutated.utf8.count }
            for mutant in longest.prefix(max(1, longest.count / 2)) { result[mutant.id] = "compiling took too long" }
        }
        return result
    }

    private func blamed(at offset: Int, line: Int, _ message: String) -> [Int] {
        let innermost = mutated.parts.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
        let functions = mutated.mutants.filter { $0.function.lines.contains(line) }
        let shortest = functions.map(\.function.lines.count).min()
        let inFunction = functions.filter { $0.function.lines.count == shortest }
        if isCareful {
            // In an expression over several lines, the innermost part at the error may hold no mutant.
            if message.contains("reasonable time"), !atLine(line).isEmpty { return atLine(line) }
            let suspects = Self.isVague(message) ? inFunction.filter(Self.isDaring).map(\.id) : []
            if !suspects.isEmpty { return suspects }
            if let innermost { return innermost.ids }
            let here = atLine(line)
            if !here.isEmpty { return here }
        }
        return inFunction.isEmpty ? innermost?.ids ?? [] : inFunction.map(\.id)
    }

    /// Messages about a whole closure when something in it is wrong.
    private static func isVague(_ message: String) -> Bool {
        ["failed to produce diagnostic", "cannot infer", "could not be inferred", "unable to infer"]
            .contains { message.contains($0) }
    }

    /// Whether a mutant may affect type inference.
    private static func isDaring(_ mutant: Mutant) -> Bool {
        mutant.form == .expression(type: nil) && [.removedCall, .returnValue, .arithmetic].contains(mutant.kind)
    }

    private func atLine(_ line: Int) -> [Int] {
        mutated.mutants.filter { tree.source.lines(of: $0.range).contains(line) }.map(\.id)
    }
}
