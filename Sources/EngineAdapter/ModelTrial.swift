public import Engine

/// Checks whether a model can be used, without reading its weights.
public enum ModelTrial {
    /// Does the part of loading that can fail.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory.
    ///   - limits: the resources that it may use.
    /// - Returns: problems of the model that were worked around, one line each.
    /// - Throws: `EngineError`, as the first request to the model would.
    public static func run(path: String, limits: ModelLimits) throws(EngineError) -> [String] {
        try ModelRuntime.open(path: path, limits: limits).tokenizer.warnings
    }
}
