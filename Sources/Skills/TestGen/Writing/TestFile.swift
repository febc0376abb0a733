/// The generated test file.
struct TestFile: Hashable, Sendable {
    /// The module under test.
    let module: String
    /// Other modules to import.
    let imports: [String]
    /// The file under test, relative to the package's root.
    let subject: String
    /// The suite's name.
    let suite: String
    let tests: [GeneratedTest]

    /// The file's text, and the test that each line belongs to.
    func text() -> (text: String, owners: [Int: Int]) {
        let others = Set(imports).subtracting([module, "Testing"]).sorted()
        var lines =
            others.filter { $0 < "Testing" }.map { "import \($0)" } + ["import Testing"]
            + others.filter { $0 > "Testing" }.map { "import \($0)" }
        lines += ["", "@testable import \(module)", ""]
        lines += [
            "/// Tests of `\(subject)`, written by `agent test`.",
            "///",
            "/// Where no other source is named, the expected values were recorded from the code: they hold it to what it",
            "/// does, which may not be what it should do.",
            "@Suite struct \(suite) {",
        ]
        var owners: [Int: Int] = [:]
        for (index, test) in tests.enumerated() {
            if index > 0 { lines.append("") }
            for line in test.lines.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
                lines.append("    \(line)")
                owners[lines.count] = index
            }
        }
        lines += ["}", ""]
        return (lines.joined(separator: "\n"), owners)
    }
}
