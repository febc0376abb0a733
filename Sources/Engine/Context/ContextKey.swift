/// Identifies a model and its settings, so that saved keys and values are only used with the same ones.
public struct ContextKey: Sendable, Hashable {
    let number: UInt64

    /// A key by its number.
    init(number: UInt64) { self.number = number }

    /// - Parameters:
    ///   - model: the model.
    ///   - file: identifies the model file, for example by size and modification time.
    ///   - contextLength: positions of the context, on which the rotary positions of some models depend.
    ///   - cache: number type of the cached keys and values.
    ///   - adapters: identify the adapters in use and their scales.
    public init(
        _ model: LoadedModel, file: String, contextLength: Int, cache: CacheType, adapters: [String] = []
    ) {
        let isLong = contextLength > model.config.rotary.originalContext
        number = Checksum.of(([file, "\(model.config)|\(isLong)|\(cache)"] + adapters).joined(separator: "|"))
    }
}
