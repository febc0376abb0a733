import Engine
import Foundation

/// Everything a loaded model needs to reply. Belongs to the one actor that runs it.
struct ModelRuntime {
    /// How it wants conversations written.
    let format: any ChatFormat
    /// Its tokenizer.
    let tokenizer: any Tokenizer
    /// Its decoder and what that remembers.
    let context: CachedContext
    /// How its makers recommend to sample it.
    let recommended: RecommendedSampling
    /// Tells whether a saved context is this model's; `nil` where none can be.
    var contextKey: ContextKey?

    /// Opens a model file.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file.
    ///   - limits: how much of the machine it may take.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or the memory it needs.
    static func load(path: String, limits: ModelLimits) throws(EngineError) -> Self {
        try check(path)
        let model = try LoadedModel.load(path: path)
        let vocabulary = try TokenizerVocabulary(model.file)
        let tokenizer = try vocabulary.makeTokenizer()
        guard tokenizer.vocabularySize <= model.config.vocabularySize else {
            throw EngineError(
                .malformed,
                "\(path): \(tokenizer.vocabularySize) tokens, but the output has \(model.config.vocabularySize)")
        }
        let most = model.config.contextLength
        let length = min(limits.contextLength ?? ModelLimits.defaultContextLength, most)
        try model.memoryNeed(contextLength: length, cache: limits.cache).check(limit: limits.memory, path: path)
        let decoder = model.makeDecoder(contextLength: length, threads: limits.threads, cache: limits.cache)
        return Self(
            format: try ChatFormats.detect(model.file, vocabulary), tokenizer: tokenizer,
            context: CachedContext(decoder),
            recommended: RecommendedSampling(model.file.metadata),
            contextKey: ContextKey(model, file: try stamp(path), contextLength: length, cache: limits.cache))
    }

    /// Size and time of the last change.
    private static func stamp(_ path: String) throws(EngineError) -> String {
        do {
            let resolved = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
            let attributes = try FileManager.default.attributesOfItem(atPath: resolved)
            let changed = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(attributes[.size] as? Int ?? 0) \(changed)"
        } catch { throw EngineError(.missing, "\(path): \(error.localizedDescription)") }
    }

    private static func check(_ path: String) throws(EngineError) {
        if path.hasPrefix("http://") || path.hasPrefix("https://") {
            throw EngineError(.unsupported, "\(path) is an address; only .gguf files can be run")
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw EngineError(.missing, "there is no model file \(path)")
        }
        if isDirectory.boolValue {
            throw EngineError(.unsupported, "\(path) is a directory; only .gguf files can be run")
        }
    }
}
