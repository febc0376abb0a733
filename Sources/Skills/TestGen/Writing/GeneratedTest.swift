/// A test as Swift code, and why it is there.
struct GeneratedTest: Hashable, Sendable {
    /// Where its expected values come from.
    enum Origin: Hashable, Sendable {
        /// From running the code: what it does, right or wrong.
        case recorded
        /// From what every type of its kind has to hold to.
        case law
        /// From these words of the documentation.
        case documented(String)
    }

    /// Its function's name, unlike any other's in the file.
    let name: String
    /// What it says it shows.
    let title: String
    let origin: Origin
    /// The table of its arguments as Swift code, where it has one.
    var table: String?
    /// The parameters for a row of the table: `(text: String, expected: Int)`.
    var parameters = ""
    /// The lines of its body.
    let body: [String]
    let isMainActor: Bool
    /// The scenarios that it is made of.
    let scenarios: Set<Int>
    /// The mutants that it is kept for.
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
