/// A model that lies on this machine, in a store of this program or of another.
public struct StoredModel: Sendable, Hashable {
    /// What the user calls it: `qwen3:1.7b`, `mlx-community/Qwen3-1.7B-4bit`, or a file's name without its extension.
    public let name: String
    /// The GGUF file, or the folder with `config.json`.
    public let path: String
    /// The program whose store it is, such as `Ollama`.
    public let owner: String

    /// Makes one.
    public init(name: String, path: String, owner: String) {
        self.name = name
        self.path = path
        self.owner = owner
    }
}
