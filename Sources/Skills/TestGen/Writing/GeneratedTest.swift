/// A test as Swift code, with its origin and the mutants it kills.
struct GeneratedTest: Hashable, Sendable {
    /// The source of its expected values.
    enum Origin: Hashable, Sendable {
        /// Recorded from a run of the code: what it does, right or wrong.
        case recorded
        /// A law of the type's protocols.
        case law
        /// These words of the documentation.
        case documented(String)
    }

    /// The function's name, unique in the file.
    let name: String
    /// The test's title.
    let title: String
    let origin: Origin
    /// The table of arguments as Swift code; `nil` if the test has no parameters.
    var table: String?
    /// The parameters that take one row of the table: `(text: String, expected: Int)`.
    var parameters = ""
    /// The lines of its body.
    let body: [String]
    let isMainActor: Bool
    /// The scenarios that it was made from.
    let scenarios: Set<Int>
    /// The mutants that it was chosen to kill.
    let kills: Set<Int>

    /// The test's lines within the suite.
    var lines: [String] {
        let text = body.joined(separator: "\n")
        let effects = (text.contains("await ") ? " async" : "") + (text.contains("try ") ? " throws" : "")
        var lines: [String] = []
        if case .documented(let quote) = origin {
            lines.append("// From the documentation: \(quote.replacing("\n", with: " "))")
        }
        let attribute = "@Test(\(SwiftLiteral.string(title))\(table.map { ", arguments: \($0)" } ?? ""))"
        lines.append(attribute + (isMainActor ? " @MainActor" : ""))
        lines.append("func \(name)(\(parameters))\(effects) {")
        return lines + body.map { "    \($0)" } + ["}"]
    }
}
