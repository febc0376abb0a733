/// A model on this machine, in a store of this or another program.
public struct StoredModel: Sendable, Hashable {
    /// The name that the user knows: `qwen3:1.7b`, `mlx-community/Qwen3-1.7B-4bit`, or a file's name without its
    /// extension.
    public let name: String
    /// The GGUF file, or the folder with `config.json`.
    public let path: String
    /// The program that owns the store, such as `Ollama`.
    public let owner: String

    /// Describes a stored model.
    public init(name: String, path: String, owner: String) {
        self.name = name
        self.path = path
        self.owner = owner
    }
}
