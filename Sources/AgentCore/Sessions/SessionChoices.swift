/// What the user chose for one conversation. It stays until something else is chosen.
public struct SessionChoices: Sendable, Hashable {
    /// The prompt, where another than the active one was chosen.
    public var mode: String?
    /// The model, as the user named it.
    public var model: String?

    /// Makes choices; what is left out was not chosen.
    public init(mode: String? = nil, model: String? = nil) {
        self.mode = mode
        self.model = model
    }

    /// Whether nothing was chosen.
    public var isEmpty: Bool { mode == nil && model == nil }
}
