import AgentCore
import Engine

/// `agent model template`
enum ModelTemplate: Command {
    private static let messages = Option.value("messages", "FILE", "The messages; `-` is standard input.")
    private static let noPrompt = Option.flag("no-generation-prompt", "Without the beginning of the reply.")
    private static let template = Option.value(
        "template", "FILE", "Renders this template instead, with --vars; `-` is standard input.")
    private static let variables = Option.value(
        "vars", "FILE", "The template's variables, a JSON object; `-` is standard input.")

    static let syntax = Syntax(
        "model template", "Prints a conversation as the model's chat template writes it.",
        details: """
            The messages are JSON: [{"role":"system|user|assistant","content"}], or an object with such "messages" and
            further variables of the template: "tools", "enable_thinking".
            """,
        options: [messages, noPrompt, template, variables, .json, SettingKey.model.option])

    static func run(_ call: Call) throws {
        if let path = call.arguments.value(template) {
            guard let variables = call.arguments.value(variables) else {
                throw AgentError(
                    .usage, "--template needs --vars FILE", remedy: "See `agent help model template`.")
            }
            return try render(path, variables, call)
        }
        guard let path = call.arguments.value(messages) else {
            throw AgentError(
                .usage, "agent model template needs --messages FILE", remedy: "See `agent help model template`.")
        }
        let document = try JSONFile.document(path)
        var options = ChatFormatOptions(now: call.program.clock.now())
        let turns = try turns(in: document, named: path)
        for (key, value) in members(document) where key != "messages" { options.variables[key] = value }
        if case .bool(let flag)? = options.variables["add_generation_prompt"] { options.startsReply = flag }
        if call.arguments.has(noPrompt) { options.startsReply = false }
        options.variables["add_generation_prompt"] = nil

        let model = try ModelCall(call)
        let vocabulary = try model.vocabulary()
        let format = try ChatFormats.detect(model.file, vocabulary)
        let prompt = try format.render(turns, options)
        if call.arguments.has(.json) {
            let tokens = try vocabulary.makeTokenizer().encode(prompt)
            call.console.print([
                "format": .string(format.name), "text": .string(prompt.text),
                "tokens": .array(tokens.map { .integer(Int($0)) }),
            ])
        } else {
            call.console.write(prompt.text)
        }
    }

    /// Renders any template with any variables.
    private static func render(_ path: String, _ variables: String, _ call: Call) throws {
        let source = try JSONFile.text(path)
        let document = try JSONFile.document(variables)
        guard case .object = document else {
            throw AgentError(.failed, "\(variables) is no JSON object", remedy: #"Write {"name":value}."#)
        }
        let values = Dictionary(members(document)) { _, last in last }
        let environment = TemplateEnvironment(now: call.program.clock.now())
        let rendering = Result { () throws(TemplateError) in
            try JinjaTemplate(source).render(values, environment: environment)
        }
        let text = try rendering.mapError { error in
            let location = error.line.map { "\(path):\($0)" } ?? path
            return AgentError(.failed, "\(location): \(error.message)", remedy: "Change the template or its variables.")
        }.get()
        if call.arguments.has(.json) {
            call.console.print(["text": .string(text)])
        } else {
            call.console.write(text)
        }
    }

    private static func members(_ document: JSONValue) -> [(String, JSONValue)] {
        document.objectValue?.map { ($0.key, $0.value) } ?? []
    }

    private static func turns(in document: JSONValue, named path: String) throws -> [ChatTurn] {
        guard case .array(let elements) = document["messages"] ?? document,
            elements.allSatisfy({ if case .string? = $0["role"] { true } else { false } })
        else {
            throw AgentError(
                .failed, "\(path) holds no messages",
                remedy: #"Write them as [{"role":"user","content":"Hello"}]."#)
        }
        return elements.map { ChatTurn($0) }
    }
}
