public import Engine

/// Tries whether a model could be used, without reading its weights.
public enum ModelTrial {
    /// Does all of loading that can fail.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory.
    ///   - limits: how much of the machine it may take.
    /// - Returns: what is odd about it and was got over, a line each.
    /// - Throws: `EngineError`, as the first request to the model would.
    public static func run(path: String, limits: ModelLimits) throws(EngineError) -> [String] {
        try ModelRuntime.open(path: path, limits: limits).tokenizer.warnings
    }
}
