import AgentCore
import Engine
import EngineAdapter

extension ModelInfo {
    /// What a model is that embeds texts.
    static func encoderMembers(_ call: ModelCall) throws -> [JSONValue.Member] {
        let model = try LoadedEncoder(file: call.file)
        let config = model.config
        let need = model.memoryNeed.total
        let there = try call.settings.modelLimits().memory ?? Machine.availableMemoryBytes
        var (tokenizer, problem) = (String?.none, String?.none)
        do {
            let vocabulary = try call.vocabulary()
            tokenizer = vocabulary.model
            _ = try vocabulary.makeTokenizer()
        } catch { problem = ErrorReport.describe(error).message }
        return [
            .init("name", .string(call.choice.identity.name)),
            .init("title", .optional(config.name)),
            .init("path", .string(call.choice.path)),
            .init("bytes", .integer(call.file.byteCount)),
            .init("architecture", .string(config.architecture.rawValue)),
            .init("embeds", .bool(true)),
            .init("pooling", .string("\(config.pooling)")),
            .init("parameters", .integer(model.parameterCount)),
            .init("layers", .integer(config.layerCount)),
            .init("width", .integer(config.width)),
            .init("heads", .integer(config.headCount)),
            .init("context_length", .integer(config.contextLength)),
            .init("vocabulary", .integer(config.vocabularySize)),
            .init("memory_needed", .integer(need)),
            .init("memory_there", there.map(JSONValue.integer) ?? nil),
            .init("fits", there.map { .bool(need <= $0) } ?? nil),
            .init("tokenizer", .optional(tokenizer)),
            .init("problems", .array(problem.map { [.string($0)] } ?? [])),
        ]
    }
}
