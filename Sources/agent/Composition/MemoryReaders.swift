/// Who reads messages for what to remember (`memory_reader`).
enum MemoryReaders: String, Sendable, CaseIterable {
    /// The small model alone.
    case small
    /// The model that answers alone, under a JSON Schema.
    case model
    /// Both: the small model at once, the other one while nobody waits.
    case both

    /// Whether the small model reads.
    var usesSmall: Bool { self != .model }
    /// Whether the model that answers reads.
    var usesModel: Bool { self != .small }
}
