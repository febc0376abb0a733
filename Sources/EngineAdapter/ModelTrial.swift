public import AgentCore
public import Engine

/// Checks whether a model can be used, without reading its weights.
public enum ModelTrial {
    /// Does the part of loading that can fail.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory.
    ///   - limits: the resources that it may use.
    ///   - adapters: those it is to be used with.
    /// - Returns: problems of the model that were worked around, one line each.
    /// - Throws: `EngineError`, as the first request to the model would.
    public static func run(
        path: String, limits: ModelLimits, adapters: [ModelAdapter] = []
    ) throws(EngineError) -> [String] {
        try ModelRuntime.open(path: path, limits: limits, adapters: adapters).tokenizer.warnings
    }
}
