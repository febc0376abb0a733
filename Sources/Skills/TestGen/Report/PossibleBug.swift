import AgentCore
import SwiftTools

/// A promise of the documentation that the code breaks.
struct PossibleBug: Hashable, Sendable {
    /// The declaration: `Queue.pop()`.
    let symbol: String
    /// The declaration's line, counted from 1.
    let line: Int
    /// The call, after its setup statements.
    let input: String
    let expected: String
    let actual: String
    /// The words of the documentation.
    let documentation: String

    /// The model that read the promise; `nil` if rules did.
    let reader: String?

    /// The possible bugs that a trial found, at most one per sentence of a declaration's documentation.
    static func all(_ documented: PromiseScenarios, _ trial: Trial, _ targets: [CodeSymbol]) -> [PossibleBug] {
        var seen: Set<String> = []
        return documented.broken(trial).compactMap { promise, actual in
            guard seen.insert("\(promise.symbol) \(promise.quote)").inserted else { return nil }
            let symbol = targets.first { $0.usr == promise.symbol }
            return PossibleBug(
                symbol: symbol?.path.joined(separator: ".") ?? promise.symbol, line: symbol?.line ?? 0,
                input: (promise.setup + [promise.expression]).joined(separator: "; "), expected: promise.told,
                actual: actual, documentation: promise.quote, reader: promise.reader)
        }
    }
}

extension PossibleBug {
    /// The bug as lines of text.
    var lines: [String] {
        [
            "Possible bug: \(symbol), line \(line)", "  documentation  \(documentation)",
            "  input          \(input)", "  expected       \(expected)", "  actual         \(actual)",
        ] + (reader.map { ["  read by        \($0), which may have misread it"] } ?? [])
    }

    /// The bug as JSON.
    var json: JSONValue {
        .pairs([
            "symbol": .string(symbol), "line": .integer(line), "input": .string(input),
            "expected": .string(expected), "actual": .string(actual), "documentation": .string(documentation),
            "read_by": .optional(reader),
        ])
    }
}
