import AgentCore
import Engine
import EngineAdapter

extension ModelInfo {
    /// The properties of an embedding model.
    static func encoderMembers(_ call: ModelCall) throws -> [JSONValue.Member] {
        let model = try LoadedEncoder(file: call.file)
        let need = model.memoryEstimate.total
        let there = try call.settings.modelLimits().memory ?? Machine.availableMemoryBytes
        var (tokenizer, problem) = (String?.none, String?.none)
        do {
            let vocabulary = try call.vocabulary()
            tokenizer = vocabulary.model
            _ = try vocabulary.makeTokenizer()
        } catch { problem = ErrorReport.describe(error).message }
        return [
            .init("name", .string(call.choice.identity.name)),
            .init("title", .optional(call.file.metadata.string("general.name"))),
            .init("path", .string(call.choice.path)),
            .init("bytes", .integer(call.file.byteCount)),
            .init("architecture", .optional(call.file.metadata.string("general.architecture"))),
            .init("embeds", .bool(true)),
            .init("pooling", .string("\(model.config.pooling)")),
            .init("layers", .integer(model.config.layerCount)),
            .init("width", .integer(model.config.width)),
            .init("heads", .integer(model.config.headCount)),
            .init("context_length", .integer(model.config.contextLength)),
            .init("parameters", .integer(model.parameterCount)),
            .init("vocabulary", .integer(model.vocabularySize)),
            .init("memory_needed", .integer(need)),
            .init("memory_there", there.map(JSONValue.integer) ?? nil),
            .init("fits", there.map { .bool(need <= $0) } ?? nil),
            .init("tokenizer", .optional(tokenizer)),
            .init("problems", .array(problem.map { [.string($0)] } ?? [])),
        ]
    }
}
