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

    /// Opens a model.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory.
    ///   - limits: how much of the machine it may take.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or the memory it needs.
    static func load(path: String, limits: ModelLimits) throws(EngineError) -> Self {
        try check(path)
        let model = try LoadedModel.load(path: path)
        let vocabulary = try model.file.vocabulary()
        let tokenizer = try vocabulary.makeTokenizer()
        guard tokenizer.vocabularySize <= model.config.vocabularySize else {
            throw EngineError(
                .malformed,
                "\(path): \(tokenizer.vocabularySize) tokens, but the output has \(model.config.vocabularySize)")
        }
        let most = model.config.contextLength
        let length = min(limits.contextLength ?? ModelLimits.defaultContextLength, most)
        try model.memoryNeed(contextLength: length).check(limit: limits.memory, path: path)
        let decoder = model.makeDecoder(contextLength: length, threads: limits.threads)
        return Self(
            format: try ChatFormats.detect(model.file, vocabulary), tokenizer: tokenizer,
            context: CachedContext(decoder),
            recommended: RecommendedSampling(model.file.metadata))
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
