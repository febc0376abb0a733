/// Whether models may have tools called, and how.
enum ToolUse: String, Sendable, CaseIterable {
    /// In the model's own way where it has one, else in words; never with the built-in model.
    case auto
    /// In the model's own way only.
    case native
    /// In words only: for servers that take no declarations of tools.
    case written
    /// Not at all.
    case off
}
