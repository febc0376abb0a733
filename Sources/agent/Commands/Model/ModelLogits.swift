import AgentCore
import Engine

/// `agent model logits`
enum ModelLogits: Command {
    private static let tokens = Option.value("tokens", "1,2,3", "The tokens to evaluate.")
    private static let top = Option.value("top", "N", "How many of the highest logits; 10 unless given.")

    static let syntax = Syntax(
        "model logits", "Prints the highest logits after some tokens.",
        options: [tokens, top, .json, SettingKey.model.option, SettingKey.lora.option, SettingKey.threads.option])

    static func run(_ call: Call) throws {
        let tokens = try ModelCall.tokens(in: call.arguments.value(tokens) ?? "")
        guard !tokens.isEmpty else {
            throw AgentError(
                .usage, "agent model logits needs --tokens", remedy: "For example: --tokens 1,2,3 --top 5")
        }
        let count = try call.arguments.count(top) ?? 10
        let model = try ModelCall(call)
        let threads = try model.settings[.threads].whole(in: 1...1024)
        let loaded = try LoadedModel(file: model.file)
        let decoder = loaded.makeDecoder(
            contextLength: tokens.count, threads: threads, adapters: try model.adapterUses(of: loaded))
        _ = try decoder.evaluate(tokens)
        let logits = decoder.withLogits { Array($0) }
        let best = logits.enumerated().sorted { ($0.element, $1.offset) > ($1.element, $0.offset) }.prefix(count)
        if call.arguments.has(.json) {
            call.console.print([
                "position": .integer(tokens.count - 1),
                "top": .array(best.map { ["token": .integer($0.offset), "logit": .number(Double($0.element))] }),
            ])
        } else {
            for (token, logit) in best { call.console.print("\(token) \(logit)") }
        }
    }
}
