import AgentCore
import Engine
import Foundation

/// Everything a loaded model needs to reply. Belongs to the one actor that runs it.
struct ModelRuntime {
    /// Its tokenizer.
    let tokenizer: any Tokenizer
    /// Positions of a context.
    let contextLength: Int
    /// Its decoders, with the tokens in their caches.
    let adapted: AdaptedModels

    /// A model that has been opened and checked; its weights are not read yet.
    struct Opened {
        let model: LoadedModel
        let vocabulary: TokenizerVocabulary
        let tokenizer: any Tokenizer
        /// The adapters that it was opened with.
        let uses: [AdapterUse]
        /// How it wants conversations written.
        let format: any ChatFormat
        /// Positions of the context.
        let length: Int
    }

    /// Opens a model.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory.
    ///   - limits: the resources that it may use.
    ///   - adapters: the adapters for requests that name none; checked here.
    ///   - progress: called with the share of the weights that is in memory, if they have to be read first.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or the memory it needs.
    static func load(
        path: String, limits: ModelLimits, adapters: [ModelAdapter] = [], progress: (Double) -> Void
    ) throws(EngineError) -> Self {
        let opened = try open(path: path, limits: limits, adapters: adapters)
        let model = opened.model
        model.readAhead(progress: progress)
        let stamp = try stamp(path)
        let adapted = AdaptedModels { wanted throws(EngineError) in
            let uses = wanted == adapters ? opened.uses : try Self.uses(wanted, model)
            let format =
                wanted == adapters
                ? opened.format
                : try ChatFormats.detect(model.file, opened.vocabulary, adapters: uses.map(\.adapter))
            var keys: [String] = []
            for adapter in wanted { keys.append("\(try Self.stamp(adapter.path)) \(adapter.scale)") }
            let decoder = model.makeDecoder(
                contextLength: opened.length, threads: limits.threads, cache: limits.cache, adapters: uses)
            return AdaptedModel(
                format: format,
                recommended: GenerationOptions(
                    recommendedBy: uses.compactMap(\.adapter.metadata) + [model.file.metadata]),
                context: CachedContext(decoder),
                key: ContextKey(
                    model, file: stamp, contextLength: opened.length, cache: limits.cache, adapters: keys))
        }
        return Self(
            tokenizer: opened.tokenizer, contextLength: opened.length, adapted: adapted)
    }

    private static func uses(_ adapters: [ModelAdapter], _ model: LoadedModel) throws(EngineError) -> [AdapterUse] {
        var uses: [AdapterUse] = []
        for adapter in adapters {
            uses.append(AdapterUse(try LoRAAdapter(path: adapter.path, for: model), scale: adapter.scale))
        }
        return uses
    }

    /// Does the part of loading that can fail, apart from adapters, without reading the weights.
    ///
    /// - Throws: as `load`.
    static func open(
        path: String, limits: ModelLimits, adapters: [ModelAdapter] = []
    ) throws(EngineError) -> Opened {
        try check(path)
        let file = try ModelFiles.open(path: path)
        // Checked before anything is loaded: MLX's weights are copied during loading.
        let config = try ModelConfig(file: file)
        let length = min(limits.contextLength ?? ModelLimits.defaultContextLength, config.contextLength)
        try MemoryEstimate(file, config, contextLength: length, cache: limits.cache)
            .check(limit: limits.memory, path: path)
        let model = try LoadedModel(file: file)
        let vocabulary = try file.vocabulary()
        let tokenizer = try vocabulary.makeTokenizer()
        guard tokenizer.vocabularySize <= model.config.vocabularySize else {
            throw EngineError(
                .malformed,
                "\(path): \(tokenizer.vocabularySize) tokens, but the output has \(model.config.vocabularySize)")
        }
        let uses = try Self.uses(adapters, model)
        return Opened(
            model: model, vocabulary: vocabulary, tokenizer: tokenizer, uses: uses,
            format: try ChatFormats.detect(model.file, vocabulary, adapters: uses.map(\.adapter)), length: length)
    }

    /// Sizes and modification times of the file, or of all files in the directory.
    private static func stamp(_ path: String) throws(EngineError) -> String {
        do {
            let manager = FileManager.default
            let location = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
            let attributes = try manager.attributesOfItem(atPath: location)
            guard attributes[.type] as? FileAttributeType == .typeDirectory else { return stamp(attributes) }
            return try manager.contentsOfDirectory(atPath: location).sorted().map { name in
                let file = URL(filePath: "\(location)/\(name)").resolvingSymlinksInPath().path(percentEncoded: false)
                return "\(name) \(stamp(try manager.attributesOfItem(atPath: file)))"
            }.joined(separator: " ")
        } catch {
            throw EngineError(.missing, "\(path): \(error.words)")
        }
    }

    private static func stamp(_ attributes: [FileAttributeKey: Any]) -> String {
        let changed = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] as? Int ?? 0) \(changed)"
    }

    private static func check(_ path: String) throws(EngineError) {
        if path.hasPrefix("http://") || path.hasPrefix("https://") {
            throw EngineError(.unsupported, "\(path) is an address; only files and directories can be run")
        }
        guard FileManager.default.fileExists(atPath: path) else {
            throw EngineError(.missing, "there is no model \(path)")
        }
    }
}
