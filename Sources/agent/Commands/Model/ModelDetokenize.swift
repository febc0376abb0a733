import AgentCore
import Engine

/// `agent model detokenize`
enum ModelDetokenize: Command {
    static let syntax = Syntax(
        "model detokenize", operands: "[TOKEN…]", count: 0...Int.max, "Prints the text of tokens.",
        details: """
            The tokens are operands, or stand in standard input: as `agent model tokenize` prints them, with --json
            or without. Control tokens have no text.
            """,
        options: [.json, SettingKey.model.option])

    static func run(_ call: Call) throws {
        let tokenizer = try ModelCall(call).tokenizer()
        let operands = call.arguments.text
        let tokens = try ModelCall.tokens(in: operands.isEmpty ? try StandardInput.text() : operands)
        if let token = tokens.first(where: { $0 < 0 || Int($0) >= tokenizer.vocabularySize }) {
            throw AgentError(
                .usage, "there is no token \(token)", remedy: "The model has tokens 0 to \(tokenizer.vocabularySize - 1).")
        }
        let text = tokenizer.decode(tokens)
        if call.arguments.has(.json) {
            call.console.print(["text": .string(text)])
        } else {
            call.console.write(text)
        }
    }
}
