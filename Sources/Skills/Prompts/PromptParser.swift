import AgentCore

/// Parses a prompt's file and collects its errors.
struct PromptParser {
    private static let fields = [
        "name", "description", "inputs", "include", "model", "options", "tests", "threshold",
    ]

    let fileName: String
    private(set) var diagnostics: [Diagnostic] = []
    /// Errors in the tests.
    private(set) var caseDiagnostics: [Diagnostic] = []

    init(fileName: String) { self.fileName = fileName }

    /// Parses the prompt; `nil` if the front matter cannot be separated or parsed.
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
            includes: includes(in: root), model: model(in: root),
            options: root["options"].map { GenerationOptions(reading: $0, &diagnostics) } ?? GenerationOptions(),
            tests: PromptTests(reading: root, &caseDiagnostics), body: body)
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

    private mutating func includes(in root: YAMLNode) -> [PromptInclude] {
        guard let node = root["include"], !node.isNull else { return [] }
        var result: [PromptInclude] = []
        for element in node.elements ?? [node] {
            guard let name = element.text, PromptName.isValid(name) else {
                error("include-name", "include takes names of prompts, not paths or anything else", element.line)
                continue
            }
            if !result.contains(where: { $0.name == name }) {
                result.append(PromptInclude(name: name, line: element.line))
            }
        }
        return result
    }

    private mutating func model(in root: YAMLNode) -> String? {
        guard let node = root["model"], !node.isNull else { return nil }
        guard let name = node.text, !name.isEmpty, !name.contains("://") else {
            // A prompt file must not decide to which server the conversation is sent.
            error("model", "model must be the name of a model on this machine", node.line)
            return nil
        }
        return name
    }

    private mutating func check(_ template: PromptTemplate, _ body: PromptBody, firstLine: Int) {
        diagnostics += body.diagnostics
        if body.isBlank, template.includes.isEmpty {
            error("body-empty", "no text stands below the front matter", firstLine)
        }
        for case .include(let name, let line) in body.segments
        where !template.includes.contains(where: { $0.name == name }) {
            error("include-unlisted", "{{> \(name)}} must be listed below include in the front matter", line)
        }
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

    mutating func error(_ code: String, _ message: String, _ line: Int?) {
        diagnostics.append(Diagnostic(.error, code, message, line: line))
    }

    mutating func warn(_ code: String, _ message: String, _ line: Int?) {
        diagnostics.append(Diagnostic(.warning, code, message, line: line))
    }
}
