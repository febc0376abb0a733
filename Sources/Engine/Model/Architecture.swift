/// The networks that run here, by the name in `general.architecture`.
///
/// All are the decoder of "LLaMA: Open and Efficient Foundation Language Models" (Touvron et al. 2023): RMS norms
/// before attention and feed-forward, rotary positions, gated feed-forward. What each does besides is told by the
/// properties here and by `ModelConfig`.
public enum Architecture: String, Sendable, Hashable, CaseIterable {
    /// Llama 1 to 3 and whatever shares their shape, such as Mistral, Mixtral and SmolLM 1 and 2.
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

    /// Whether rotary positions turn value i with i + half, rather than neighbours.
    ///
    /// GGUF files of the Llama kind hold rows of query and key reordered so that neighbours turn together.
    var ropeIsSplit: Bool {
        switch self {
        case .llama, .granite, .smollm3: false
        default: true
        }
    }

    /// Whether query, key and value have biases; others may have them.
    var hasBiases: Bool { self == .qwen2 }

    /// Whether each head of query and key goes through an RMS norm.
    var hasHeadNorms: Bool { [.qwen3, .qwen3moe, .gemma3].contains(self) }

    /// Whether what attention and feed-forward give goes through an RMS norm before it is added.
    var hasPostNorms: Bool { isGemma }

    /// Whether the gate goes through GELU rather than SiLU.
    var usesGELU: Bool { isGemma }

    /// Gemma scales its embeddings by the root of their length.
    var isGemma: Bool { self == .gemma2 || self == .gemma3 }
}
