import AgentCore
import Engine

/// `agent model tokenize`
enum ModelTokenize: Command {
    private static let noSpecial = Option.flag(
        "no-special", "No begin and end tokens, and control tokens in the text stay text.")

    static let syntax = Syntax(
        "model tokenize", "Prints the tokens of standard input.",
        details: """
            The begin and end tokens that the model asks for are added, and control tokens written in the text
            (<|im_start|>) are read as such, unless --no-special is given.
            """,
        options: [noSpecial, .json, SettingKey.model.option])

    static func run(_ call: Call) throws {
        let tokenizer = try ModelCall(call).tokenizer()
        let isSpecial = !call.arguments.has(noSpecial)
        let tokens = tokenizer.encode(try StandardInput.text(), addSpecial: isSpecial, parseSpecial: isSpecial)
        if call.arguments.has(.json) {
            call.console.print(["tokens": .array(tokens.map { .integer(Int($0)) })])
        } else {
            call.console.printAsIs(tokens.map(String.init).joined(separator: " "))
        }
    }
}
