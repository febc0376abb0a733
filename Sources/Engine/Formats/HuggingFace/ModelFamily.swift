/// A network, named as in the `model_type` of a `config.json`.
enum ModelFamily: String, CaseIterable {
    case llama
    case mistral
    case mixtral
    case qwen2
    case qwen3
    case qwen3moe = "qwen3_moe"
    case gemma2
    case gemma3text = "gemma3_text"
    case gemma3
    case phi3
    case granite
    case smollm3
    case bert
    case nomicBERT = "nomic_bert"

    /// The network's name in GGUF files.
    var architecture: String {
        switch self {
        case .llama, .mistral, .mixtral: "llama"
        case .qwen2: "qwen2"
        case .qwen3: "qwen3"
        case .qwen3moe: "qwen3moe"
        case .gemma2: "gemma2"
        case .gemma3, .gemma3text: "gemma3"
        case .phi3: "phi3"
        case .granite: "granite"
        case .smollm3: "smollm3"
        case .bert: "bert"
        case .nomicBERT: "nomic-bert"
        }
    }

    /// Whether norm weights are stored minus one.
    var normsLackOne: Bool { [.gemma2, .gemma3, .gemma3text].contains(self) }

    /// Whether norms also follow attention and feed-forward.
    var hasPostNorms: Bool { normsLackOne }

    /// The names of the feed-forward activation that the family uses.
    var activations: Set<String> {
        normsLackOne ? ["gelu_pytorch_tanh", "gelu_tanh", "gelu"] : ["silu", "swish"]
    }

    /// The families that the engine can run.
    static var known: [Self] { allCases.filter { Architecture(rawValue: $0.architecture) != nil || $0.embeds } }

    /// Whether the network embeds texts rather than generating them.
    var embeds: Bool { EncoderArchitecture(rawValue: architecture) != nil }
}
