import AgentCore

extension GenerationOptions {
    /// Reads the mapping under `options`; errors are added to `diagnostics`.
    init(reading node: YAMLNode, _ diagnostics: inout [Diagnostic]) {
        self.init()
        guard let pairs = node.pairs else {
            if node.isNull { return }
            diagnostics.append(
                Diagnostic(
                    .error, "options-not-mapping", "options is \(node.kind), not key: value lines", line: node.line))
            return
        }
        for pair in pairs {
            if let problem = read(pair) {
                diagnostics.append(
                    Diagnostic(.error, "option", "option \"\(pair.key)\" \(problem)", line: pair.line))
            }
        }
    }

    /// Reads one option; returns the problem, if there is one.
    private mutating func read(_ pair: YAMLNode.Pair) -> String? {
        switch pair.key {
        case "temperature": set(\.temperature, Self.number(pair.value, 0...5), "must be a number from 0 to 5")
        case "top_p": set(\.topP, Self.number(pair.value, 0...1), "must be a number from 0 to 1")
        case "min_p": set(\.minP, Self.number(pair.value, 0...1), "must be a number from 0 to 1")
        case "repetition_penalty":
            set(\.repetitionPenalty, Self.number(pair.value, 0.1...10), "must be a number from 0.1 to 10")
        case "top_k": set(\.topK, Self.integer(pair.value, 0...1_000_000), "must be a whole number from 0")
        case "max_tokens": set(\.maxTokens, Self.integer(pair.value, 1...1_000_000), "must be a whole number from 1")
        case "stop": set(\.stop, Self.texts(pair.value), "must be a text or a list of texts")
        default: "is not known"
        }
    }

    private mutating func set<Value>(
        _ path: WritableKeyPath<GenerationOptions, Value?>, _ value: Value?, _ problem: String
    ) -> String? {
        guard let value else { return problem }
        self[keyPath: path] = value
        return nil
    }

    private static func number(_ node: YAMLNode, _ range: ClosedRange<Float>) -> Float? {
        node.text.flatMap(Float.init).flatMap { range.contains($0) ? $0 : nil }
    }

    private static func integer(_ node: YAMLNode, _ range: ClosedRange<Int>) -> Int? {
        node.text.flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }

    private static func texts(_ node: YAMLNode) -> [String]? {
        let elements = node.elements ?? [node]
        let texts = elements.compactMap(\.text).filter { !$0.isEmpty }
        return texts.count == elements.count ? texts : nil
    }
}
