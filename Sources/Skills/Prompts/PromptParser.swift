import AgentCore

/// Reads a prompt's file and gathers what is wrong with it.
struct PromptParser {
    private static let fields = ["name", "description", "inputs", "options"]

    let fileName: String
    private(set) var diagnostics: [Diagnostic] = []

    init(fileName: String) { self.fileName = fileName }

    /// The prompt; `nil` where its parts could not be told apart.
    mutating func template(of text: String) -> PromptTemplate? {
        let parts: FrontMatter
        let root: YAMLNode?
        do {
            parts = try FrontMatter(splitting: text)
        } catch {
            diagnostics.append(error.diagnostic)
            return nil
        }
        do {
            root = try YAMLReader().read(parts.yaml)
        } catch {
            diagnostics.append(Diagnostic(error))
            return nil
        }
        guard let root, let pairs = root.pairs else {
            error("front-matter-not-mapping", "the front matter must be key: value lines", 1)
            return nil
        }
        for pair in pairs where !Self.fields.contains(pair.key) {
            warn(
                "unknown-field", "\"\(pair.key)\" has no effect; known are \(Self.fields.joined(separator: ", "))",
                pair.line)
        }
        let body = PromptBody(parts.body, firstLine: parts.bodyLine)
        let template = PromptTemplate(
            name: name(in: root), description: description(in: root), inputs: inputs(in: root),
            options: root["options"].map { PromptOptions(reading: $0, &diagnostics) } ?? PromptOptions(), body: body)
        check(template, body, firstLine: parts.bodyLine)
        return template
    }

    private mutating func name(in root: YAMLNode) -> String {
        guard let node = root["name"] else { return fileName }
        guard let name = node.text, !name.isEmpty else {
            error("name-empty", "the name must be a text that is not empty", node.line)
            return fileName
        }
        if name != fileName {
            warn(
                "name-mismatch", "the name \"\(name)\" differs from the file's; it is called \"\(fileName)\"", node.line
            )
        }
        return fileName
    }

    private mutating func description(in root: YAMLNode) -> String {
        guard let node = root["description"] else {
            warn("description-missing", "a description says in `agent prompts list` what the prompt is for", 1)
            return ""
        }
        guard let text = node.text else {
            error("description-not-text", "the description must be a text, not \(node.kind)", node.line)
            return ""
        }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private mutating func inputs(in root: YAMLNode) -> [PromptInput] {
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

    private mutating func check(_ template: PromptTemplate, _ body: PromptBody, firstLine: Int) {
        diagnostics += body.diagnostics
        if body.isBlank { error("body-empty", "no text stands below the front matter", firstLine) }
        let names = PromptVariable.allCases.map(\.rawValue) + template.inputs.map(\.name)
        var reported: Set<String> = []
        for case .variable(let name, let line) in body.segments
        where !names.contains(name) && reported.insert(name).inserted {
            let near = names.filter { EditDistance.between($0, name) <= 2 }
            let hint =
                near.first.map { "did you mean {{\($0)}}?" } ?? "declare it below inputs, or write \\{{ for braces"
            error("unknown-variable", "{{\(name)}} is not known; \(hint)", line)
        }
        for input in template.inputs where !body.variables.contains(input.name) {
            warn("unused-input", "the text does not use the input \"\(input.name)\"", nil)
        }
    }

    private mutating func error(_ code: String, _ message: String, _ line: Int?) {
        diagnostics.append(Diagnostic(.error, code, message, line: line))
    }

    private mutating func warn(_ code: String, _ message: String, _ line: Int?) {
        diagnostics.append(Diagnostic(.warning, code, message, line: line))
    }
}
