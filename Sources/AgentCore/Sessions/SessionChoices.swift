/// What the user chose for one session. It applies until the user chooses something else.
public struct SessionChoices: Sendable, Hashable {
    /// The prompt, if not the active one.
    public var mode: String?
    /// The model, as the user named it.
    public var model: String?

    /// Makes choices; `nil` means not chosen.
    public init(mode: String? = nil, model: String? = nil) {
        self.mode = mode
        self.model = model
    }

    /// Whether nothing was chosen.
    public var isEmpty: Bool { mode == nil && model == nil }
}
