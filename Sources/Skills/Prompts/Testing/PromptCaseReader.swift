import AgentCore

extension PromptTests {
    /// The most cases in a file.
    static let maximumCases = 200
    private static let fields = [
        "name", "input", "facts", "history", "inputs", "contains", "not_contains", "regex", "json_schema", "min_words",
        "max_words", "language", "rubric",
    ]

    /// Reads `tests` and `threshold`; errors are added to `diagnostics`.
    init(reading root: YAMLNode, _ diagnostics: inout [Diagnostic]) {
        var threshold = 1.0
        if let node = root["threshold"], !node.isNull {
            if let value = node.text.flatMap(Double.init), (0...1).contains(value) {
                threshold = value
            } else {
                diagnostics.append(
                    Diagnostic(.error, "threshold", "threshold must be a number from 0 to 1", line: node.line))
            }
        }
        guard let node = root["tests"], !node.isNull else {
            self.init(cases: [], threshold: threshold)
            return
        }
        guard let elements = node.elements, elements.count <= Self.maximumCases else {
            diagnostics.append(
                Diagnostic(
                    .error, "tests", "tests must be a list of at most \(Self.maximumCases) cases", line: node.line))
            self.init(cases: [], threshold: threshold)
            return
        }
        var cases: [PromptCase] = []
        for (index, element) in elements.enumerated() {
            do throws(CaseProblem) {
                cases.append(try Self.read(element, number: index + 1))
            } catch {
                diagnostics.append(
                    Diagnostic(.error, "test", "test \(index + 1): \(error.message)", line: error.line))
            }
        }
        self.init(cases: cases, threshold: threshold)
    }

    private static func read(_ node: YAMLNode, number: Int) throws(CaseProblem) -> PromptCase {
        guard let pairs = node.pairs else { throw CaseProblem(node, "it is \(node.kind), not field: value lines") }
        for pair in pairs where !fields.contains(pair.key) {
            throw CaseProblem(
                line: pair.line, message: "\"\(pair.key)\" is not known; there are \(fields.joined(separator: ", "))")
        }
        guard let input = node["input"]?.text, !input.isEmpty else {
            throw CaseProblem(node, "input, what the user writes, is missing")
        }
        var inputs: [String: String] = [:]
        for pair in node["inputs"]?.pairs ?? [] {
            guard let value = pair.value.text else { throw CaseProblem(pair.value, "inputs must be name: value lines") }
            inputs[pair.key] = value
        }
        var checks: [PromptExpectation] = []
        for pair in pairs { checks += try expectations(pair) }
        let rubric = try node["rubric"].map { node throws(CaseProblem) in try text(node, "rubric") }
        guard !checks.isEmpty || rubric != nil else {
            throw CaseProblem(node, "it checks nothing; give it contains, max_words or another check")
        }
        return PromptCase(
            name: node["name"]?.text ?? "case \(number)", line: node.line, input: input,
            facts: try texts(node["facts"], "facts"), history: try texts(node["history"], "history"), inputs: inputs,
            checks: checks, rubric: rubric)
    }

    private static func expectations(_ pair: YAMLNode.Pair) throws(CaseProblem) -> [PromptExpectation] {
        let value = pair.value
        switch pair.key {
        case "contains": return try texts(value, pair.key).map { .contains($0) }
        case "not_contains": return try texts(value, pair.key).map { .notContains($0) }
        case "regex":
            var result: [PromptExpectation] = []
            for text in try texts(value, pair.key) {
                do throws(LinearPattern.Problem) {
                    result.append(.regex(try LinearPattern(text)))
                } catch {
                    throw CaseProblem(value, "the regular expression /\(text.prefix(60))/ \(error.message)")
                }
            }
            return result
        case "json_schema":
            if let text = value.text { return [.jsonSchema(text)] }
            return [.jsonSchema(value.json.text())]
        case "min_words": return [.minWords(try count(value, pair.key))]
        case "max_words": return [.maxWords(try count(value, pair.key))]
        case "language":
            guard let code = value.text, ReplyLanguage.codes.contains(code) else {
                throw CaseProblem(value, "language must be one of \(ReplyLanguage.codes.joined(separator: ", "))")
            }
            return [.language(code)]
        default: return []
        }
    }

    private static func count(_ node: YAMLNode, _ key: String) throws(CaseProblem) -> Int {
        guard let count = node.text.flatMap({ Int($0) }), count >= 0 else {
            throw CaseProblem(node, "\(key) must be a whole number from 0")
        }
        return count
    }

    private static func text(_ node: YAMLNode, _ key: String) throws(CaseProblem) -> String {
        guard let text = node.text, !text.isEmpty else { throw CaseProblem(node, "\(key) must be a text") }
        return text
    }

    private static func texts(_ node: YAMLNode?, _ key: String) throws(CaseProblem) -> [String] {
        guard let node, !node.isNull else { return [] }
        var result: [String] = []
        for element in node.elements ?? [node] { result.append(try text(element, key)) }
        return result
    }
}

/// The reason why a case cannot be read.
private struct CaseProblem: Error {
    let line: Int
    let message: String

    init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    init(_ node: YAMLNode, _ message: String) { self.init(line: node.line, message: message) }
}
