import AgentCore

extension PromptParser {
    /// Reads the declared inputs.
    mutating func inputs(in root: YAMLNode) -> [PromptInput] {
        guard let node = root["inputs"], !node.isNull else { return [] }
        guard let pairs = node.pairs else {
            error("inputs-not-mapping", "inputs is \(node.kind), not name: {type, default, required} lines", node.line)
            return []
        }
        return pairs.compactMap { input($0) }
    }

    private mutating func input(_ pair: YAMLNode.Pair) -> PromptInput? {
        guard PromptBody.isVariableName(pair.key) else {
            error("input-name", "\"\(pair.key)\" is no variable name: a to z, digits and underscores", pair.line)
            return nil
        }
        guard PromptVariable(rawValue: pair.key) == nil else {
            error("input-reserved", "\"\(pair.key)\" is a built-in variable; choose another name", pair.line)
            return nil
        }
        if pair.value.isNull { return PromptInput(name: pair.key) }
        // `tone: calm` is short for `tone: {default: calm}`.
        if let text = pair.value.text { return PromptInput(name: pair.key, defaultValue: text) }
        guard let pairs = pair.value.pairs else {
            error("input", "input \"\(pair.key)\" is \(pair.value.kind), not {type, default, required}", pair.line)
            return nil
        }
        for field in pairs where !["type", "default", "required", "description"].contains(field.key) {
            warn("unknown-field", "\"\(field.key)\" of input \"\(pair.key)\" has no effect", field.line)
        }
        return input(pair.key, pair.value)
    }

    private mutating func input(_ name: String, _ node: YAMLNode) -> PromptInput? {
        var type = PromptInput.ValueType.string
        if let written = node["type"] {
            guard let known = written.text.flatMap(PromptInput.ValueType.init(rawValue:)) else {
                let types = PromptInput.ValueType.allCases.map(\.rawValue).joined(separator: ", ")
                error("input-type", "the type of \"\(name)\" must be one of \(types)", written.line)
                return nil
            }
            type = known
        }
        let fallback = node["default"]?.text
        if let written = node["default"], fallback.map(type.accepts) != true {
            error("input-default", "the default of \"\(name)\" must be \(type.article) \(type.rawValue)", written.line)
        }
        let required = node["required"]
        if let required, !["true", "false"].contains(required.text) {
            error("input-required", "required of \"\(name)\" must be true or false", required.line)
        }
        return PromptInput(
            name: name, type: type, defaultValue: fallback, isRequired: required?.text == "true")
    }
}
