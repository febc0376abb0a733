/// The supported networks, named as in `general.architecture`.
///
/// All are the decoder of "LLaMA: Open and Efficient Foundation Language Models" (Touvron et al. 2023): RMS norms
/// before attention and feed-forward, rotary positions, gated feed-forward. The properties here and in `ModelConfig`
/// describe how they differ.
public enum Architecture: String, Sendable, Hashable, CaseIterable {
    /// Llama 1 to 3 and models of the same shape, such as Mistral, Mixtral and SmolLM 1 and 2.
    case llama
    /// Qwen 2 and 2.5: biases on query, key and value.
    case qwen2
    /// Qwen 3: an RMS norm over each head of query and key.
    case qwen3
    /// Qwen 3 with a mixture of experts.
    case qwen3moe
    /// Gemma 2: norms also after attention and feed-forward, sliding windows in every other layer, soft caps.
    case gemma2
    /// Gemma 3: norms as in Gemma 2 and over heads, sliding windows in five layers of six.
    case gemma3
    /// Phi 3 and 4: query, key and value in one matrix, gate and up in another.
    case phi3
    /// Granite 3: factors on embeddings, residuals, scores and logits.
    case granite
    /// SmolLM 3: no positions in every fourth layer.
    case smollm3

    /// Whether rotary positions rotate value i with i + half, rather than neighbours.
    ///
    /// GGUF files of Llama-like networks have reordered rows of query and key, so that neighbours rotate together.
    var ropeIsSplit: Bool {
        switch self {
        case .llama, .granite, .smollm3: false
        default: true
        }
    }

    /// Whether query, key and value must have biases; they are optional elsewhere.
    var hasBiases: Bool { self == .qwen2 }

    /// Whether each head of query and key goes through an RMS norm.
    var hasHeadNorms: Bool { [.qwen3, .qwen3moe, .gemma3].contains(self) }

    /// Whether the outputs of attention and feed-forward go through an RMS norm before they are added.
    var hasPostNorms: Bool { isGemma }

    /// Whether the gate goes through GELU rather than SiLU.
    var usesGELU: Bool { isGemma }

    /// Whether this is a Gemma network, which multiplies its embeddings by √width.
    var isGemma: Bool { self == .gemma2 || self == .gemma3 }
}
