/// Tells whether keys and values on disk belong to a model as it runs now.
public struct ContextKey: Sendable, Hashable {
    let number: UInt64

    /// A key by its number.
    init(number: UInt64) { self.number = number }

    /// - Parameters:
    ///   - model: the model.
    ///   - file: what tells its file from others: size and time of its last change, say.
    ///   - contextLength: positions of the context, on which the rotary positions of some models depend.
    ///   - cache: how keys and values are kept.
    ///   - adapters: what tells the adapters in use and their scales from others.
    public init(
        _ model: LoadedModel, file: String, contextLength: Int, cache: CacheType, adapters: [String] = []
    ) {
        let isLong = contextLength > model.config.rotary.originalContext
        number = Checksum.of(([file, "\(model.config)|\(isLong)|\(cache)"] + adapters).joined(separator: "|"))
    }
}
