import AgentCore
import Engine
import Foundation

/// `agent model template`
enum ModelTemplate: Command {
    private static let messages = Option.value("messages", "FILE", "The messages; `-` is standard input.")
    private static let noPrompt = Option.flag("no-generation-prompt", "Without the beginning of the reply.")

    static let syntax = Syntax(
        "model template", "Prints a conversation as the model's chat format writes it.",
        details: """
            FILE is JSON: [{"role":"system|user|assistant","content"}], or an object with such "messages".
            """,
        options: [messages, noPrompt, .json, SettingKey.model.option])

    static func run(_ call: Call) throws {
        guard let path = call.arguments.value(messages) else {
            throw AgentError(
                .usage, "agent model template needs --messages FILE", remedy: "See `agent help model template`.")
        }
        let turns = try turns(in: path == "-" ? StandardInput.text() : read(path), named: path)
        let model = try ModelCall(call)
        let vocabulary = try model.vocabulary()
        let format = try ChatFormats.detect(model.file, vocabulary)
        let prompt = format.render(
            turns, startsReply: !call.arguments.has(noPrompt), today: TemplateDate.text(call.program.clock.now()))
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

    private static func read(_ path: String) throws -> String {
        try TextFile.read(URL(filePath: NSString(string: path).expandingTildeInPath), limit: 1 << 26)
    }

    private static func turns(in text: String, named path: String) throws -> [ChatTurn] {
        let document = try? JSONValue(parsing: Data(text.utf8))
        let turns = (document?["messages"] ?? document)?.arrayValue?.map { message -> ChatTurn? in
            guard let role = message["role"]?.stringValue, let content = message["content"]?.stringValue else {
                return nil
            }
            return ChatTurn(role: role, content: content)
        }
        guard let turns, !turns.contains(nil) else {
            throw AgentError(
                .failed, "\(path) holds no messages",
                remedy: #"Write them as [{"role":"user","content":"Hello"}]."#)
        }
        return turns.compactMap { $0 }
    }
}
