import AgentCore
import Engine
import EngineAdapter

/// `agent model embed`
enum ModelEmbed: Command {
    static let syntax = Syntax(
        "model embed", operands: "[TEXT…]", count: 0...Int.max, "Prints the vectors of texts.",
        details: """
            Each operand is a text, or each line of standard input. A text's vector is one line: numbers with blanks
            between them, or with --json an array; their squares add up to one. Without --model the encoder that comes
            with the program is used.
            Models that want to be told what a text is for (`search_query: …`) have to be told in the text.
            """,
        options: [
            .json, SettingKey.model.option, SettingKey.threads.option, SettingKey.maxMemory.option,
            SettingKey.remoteTimeout.option,
        ])

    /// The number of texts embedded in one batch, before their vectors are printed.
    private static let textsAtOnce = 64

    static func run(_ call: Call) async throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let model = try Encoder.chosen(call, settings)
        let texts =
            call.arguments.operands.isEmpty
            ? try StandardInput.text().lines.map(String.init) : call.arguments.operands
        for start in stride(from: 0, to: texts.count, by: textsAtOnce) where !call.console.isOutputClosed {
            let group = Array(texts[start..<min(start + textsAtOnce, texts.count)])
            for (index, embedding) in try await model.embed(group).enumerated() {
                if embedding.isCut {
                    let tokens = embedding.tokenCount.map { " of \($0) tokens" } ?? ""
                    call.console.note("Text \(start + index + 1)\(tokens) is longer than the context, and was cut.")
                }
                call.console.printAsIs(line(embedding.vector, isJSON: call.arguments.has(.json)))
            }
        }
    }

    /// The vector as text, with the shortest digits that parse to the same floats.
    private static func line(_ vector: [Float], isJSON: Bool) -> String {
        let numbers = vector.map { "\($0)" }
        return isJSON ? "[" + numbers.joined(separator: ",") + "]" : numbers.joined(separator: " ")
    }
}
