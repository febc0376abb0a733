import AgentCore
import Engine
import EngineAdapter

/// `agent model info`
enum ModelInfo: Command {
    static let syntax = Syntax(
        "model info", operands: "[M]", count: 0...1, "Shows what a model is, and whether it can be used.",
        options: [
            .json, SettingKey.model.option, SettingKey.contextLength.option, SettingKey.maxMemory.option,
            SettingKey.cacheType.option,
        ])

    static func run(_ call: Call) throws {
        let call = (call, model: try ModelCall(call, named: call.arguments.operands.first))
        let members = try members(call.model)
        if call.0.arguments.has(.json) {
            call.0.console.print(.object(members))
        } else {
            for member in members { call.0.console.print("\(member.key): \(plain(member.value))") }
        }
    }

    private static func members(_ call: ModelCall) throws -> [JSONValue.Member] {
        guard !EncoderConfig.describes(call.file.metadata) else { return try encoderMembers(call) }
        let model = try LoadedModel(file: call.file)
        return try facts(call, model) + memory(call, model) + text(call)
    }

    private static func facts(_ call: ModelCall, _ model: LoadedModel) -> [JSONValue.Member] {
        let config = model.config
        return [
            .init("name", .string(call.choice.identity.name)),
            .init("title", .optional(config.name)),
            .init("path", .string(call.choice.path)),
            .init("bytes", .integer(call.file.byteCount)),
            .init("architecture", .string("\(config.architecture)")),
            .init("parameters", .integer(model.parameterCount)),
            .init("layers", .integer(config.layerCount)),
            .init("width", .integer(config.width)),
            .init("heads", .integer(config.headCount)),
            .init("key_value_heads", .integer(config.keyValueHeadCount)),
            .init("context_length", .integer(config.contextLength)),
            .init("vocabulary", .integer(config.vocabularySize)),
            .init(
                "weights",
                .array(model.weightTypes.map { ["type": .string("\($0.type)"), "bytes": .integer($0.byteCount)] })),
            .init("bytes_per_token", .integer(model.bytesPerToken)),
        ]
    }

    /// The memory that the model needs, and how much is available.
    private static func memory(_ call: ModelCall, _ model: LoadedModel) throws -> [JSONValue.Member] {
        let limits = try call.settings.modelLimits()
        let length = min(limits.contextLength ?? ModelLimits.defaultContextLength, model.config.contextLength)
        let need = model.memoryEstimate(contextLength: length, cache: limits.cache)
        let there = limits.memory ?? Machine.availableMemoryBytes
        return [
            .init("memory_needed", .integer(need.total)),
            .init("memory_cache", .integer(need.cache)),
            .init("memory_context", .integer(length)),
            .init("memory_there", there.map(JSONValue.integer) ?? nil),
            .init("fits", there.map { .bool(need.total <= $0) } ?? nil),
        ]
    }

    /// Tokenizer and chat format; if one is not supported, the reason is among `problems`.
    private static func text(_ call: ModelCall) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var problems: [String] = []
        do throws(EngineError) {
            let vocabulary = try call.file.vocabulary()
            members = [
                .init("tokenizer", .string(vocabulary.model)), .init("pre_tokenizer", .optional(vocabulary.pre)),
            ]
            members.append(.init("warnings", .array(try vocabulary.makeTokenizer().warnings.map(JSONValue.string))))
            members.append(.init("chat_format", .string(try ChatFormats.detect(call.file, vocabulary).name)))
        } catch {
            if members.isEmpty { members = [.init("tokenizer", nil), .init("pre_tokenizer", nil)] }
            members.append(.init("chat_format", nil))
            problems.append(error.message)
        }
        members.append(.init("problems", .array(problems.map(JSONValue.string))))
        return members
    }

    private static func plain(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .null: "(none)"
        case .bool(let flag): flag ? "yes" : "no"
        case .array(let elements): elements.isEmpty ? "(none)" : elements.map(plain).joined(separator: ", ")
        case .object(let members): members.map { plain($0.value) }.joined(separator: " ")
        default: value.text()
        }
    }
}
