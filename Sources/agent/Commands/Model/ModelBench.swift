import AgentCore
import Engine
import Foundation

/// `agent model bench`
enum ModelBench: Command {
    private static let prompt = Option.value("prompt", "N", short: "p", "Tokens of the prompt; 512 unless given.")
    private static let generate = Option.value("generate", "N", short: "n", "Tokens to generate; 128 unless given.")
    private static let rounds = Option.value("rounds", "N", short: "r", "Rounds; 5 unless given.")
    private static let depth = Option.value("depth", "N", short: "d", "Positions in the cache before either is timed.")
    private static let threads = Option.value(
        "threads", "N", short: "t", "Threads that compute; all cores unless given.")
    private static let schema = Option.value(
        "schema", "FILE", "Compare free generation with answers in this JSON Schema, and measure nothing else.")

    static let syntax = Syntax(
        "model bench", "Measures how fast a model reads prompts and generates.",
        details: "The figures are tokens a second, one for each round, and the middle one.",
        options: [
            prompt, generate, rounds, threads, depth, schema, .json, SettingKey.model.option,
            SettingKey.lora.option, SettingKey.cacheType.option,
        ])

    static func run(_ call: Call) throws {
        let arguments = call.arguments
        let model = try ModelCall(call)
        if let file = arguments.value(schema) { return try compare(call, model, schema: file) }
        let bench = ModelBenchmark(
            promptTokens: try arguments.count(prompt) ?? 512, generatedTokens: try arguments.count(generate) ?? 128,
            depth: try arguments.count(depth) ?? 0, repetitions: try arguments.count(rounds) ?? 5,
            threads: try model.settings[.threads].whole(in: 1...1024), cache: try model.settings.cacheType())
        let result = try bench.run(path: model.choice.path) { loaded in
            try model.adapterUses(of: loaded)
        }
        if arguments.has(.json) {
            call.console.print(document(result, bench, model))
        } else {
            call.console.print(text(result, bench, model))
        }
    }

    private static func compare(_ call: Call, _ model: ModelCall, schema: String) throws {
        let text = try JSONFile.text(schema)
        let result = try ShapeBenchmark(
            schema: text, tokens: try call.arguments.count(generate) ?? 128,
            rounds: try call.arguments.count(rounds) ?? 5,
            threads: try model.settings[.threads].whole(in: 1...1024)
        ).run(path: model.choice.path)
        let speeds = { (values: [Double]) in JSONValue.array(values.map { .number(rounded($0)) }) }
        let document: JSONValue = [
            "model": .string(model.choice.identity.name), "vocabulary": .integer(result.vocabularySize),
            "free_per_second": speeds(result.freePerSecond), "shaped_per_second": speeds(result.shapedPerSecond),
            "ratio": .number(rounded(result.ratio)), "grammar_ms": .number(rounded(result.grammarMilliseconds)),
            "vocabulary_ms": .number(rounded(result.vocabularyMilliseconds)),
        ]
        if call.arguments.has(.json) { return call.console.print(document) }
        call.console.printAsIs(document.text(pretty: true))
    }

    private static func document(
        _ result: ModelBenchmark.Result, _ bench: ModelBenchmark, _ model: ModelCall
    ) -> JSONValue {
        let speeds = { (values: [Double]) in JSONValue.array(values.map { .number(rounded($0)) }) }
        return [
            "model": .string(model.choice.identity.name), "threads": .integer(result.threads),
            "prompt": [
                "tokens": .integer(bench.promptTokens), "per_second": speeds(result.promptPerSecond),
            ],
            "generate": [
                "tokens": .integer(bench.generatedTokens), "per_second": speeds(result.generatedPerSecond),
            ],
            "load_ms": .number(rounded(result.loadMilliseconds)), "peak_rss_bytes": .integer(result.peakBytes),
            "depth": .integer(bench.depth), "kernels": .string(result.kernelName),
            "weight_bytes_per_token": .integer(result.weightBytesPerToken),
            "cache_bytes": .integer(result.cacheBytes),
            "read_bytes_per_second": .array(result.readBytesPerSecond.map { .integer(Int($0)) }),
            "share_of_read_speed": .number(rounded(result.shareOfReadSpeed)),
        ]
    }

    private static func text(
        _ result: ModelBenchmark.Result, _ bench: ModelBenchmark, _ model: ModelCall
    ) -> String {
        let line = { (name: String, count: Int, values: [Double]) in
            "\(name) \(count): \(rounded(ModelBenchmark.Result.median(values))) tokens a second "
                + "(\(values.map { "\(rounded($0))" }.joined(separator: ", ")))"
        }
        return """
            \(model.choice.identity.name), \(result.threads) threads, \(result.kernelName), depth \(bench.depth)
            \(line("prompt", bench.promptTokens, result.promptPerSecond))
            \(line("generate", bench.generatedTokens, result.generatedPerSecond))
            share of the memory's read speed: \(rounded(result.shareOfReadSpeed))
            load: \(rounded(result.loadMilliseconds)) ms, peak memory: \(result.peakBytes) bytes
            """
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
