import AgentCore
import Engine

/// `agent model detokenize`
enum ModelDetokenize: Command {
    private static let noSpecial = Option.flag("no-special", "Leaves control tokens out.")

    static let syntax = Syntax(
        "model detokenize", operands: "[TOKEN…]", count: 0...Int.max, "Prints the text of tokens.",
        details: """
            The tokens are operands, or stand in standard input: as `agent model tokenize` prints them, with --json
            or without. The begin and end tokens that `tokenize` adds are left out, other control tokens are written
            out (<|im_end|>) unless --no-special is given.
            """,
        options: [noSpecial, .json, SettingKey.model.option])

    static func run(_ call: Call) throws {
        let vocabulary = try ModelCall(call).vocabulary()
        let tokenizer = try vocabulary.makeTokenizer()
        let operands = call.arguments.text
        let tokens = try ModelCall.tokens(in: operands.isEmpty || operands == "-" ? try StandardInput.text() : operands)
        if let token = tokens.first(where: { $0 < 0 || Int($0) >= tokenizer.vocabularySize }) {
            throw AgentError(
                .usage, "there is no token \(token)",
                remedy: "The model has tokens 0 to \(tokenizer.vocabularySize - 1).")
        }
        let text = call.arguments.has(noSpecial) ? tokenizer.decode(tokens) : written(tokens, vocabulary, tokenizer)
        if call.arguments.has(.json) {
            call.console.print(["text": .string(text)])
        } else {
            call.console.write(text)
        }
    }

    /// The text that is encoded as these tokens. Each run between control tokens is decoded separately, because it was
    /// encoded separately.
    private static func written(
        _ tokens: [TokenID], _ vocabulary: TokenizerVocabulary, _ tokenizer: any Tokenizer
    ) -> String {
        var rest = tokens[...]
        if let begin = tokenizer.beginToken, rest.first == begin { rest.removeFirst() }
        if vocabulary.addsEnd == true, let end = vocabulary.end, rest.last == end { rest.removeLast() }
        var text = ""
        var run: [TokenID] = []
        for token in rest {
            if tokenizer.bytes(of: token).isEmpty {
                text += tokenizer.decode(run) + String(decoding: vocabulary.tokens[Int(token)], as: UTF8.self)
                run = []
            } else {
                run.append(token)
            }
        }
        return text + tokenizer.decode(run)
    }
}
