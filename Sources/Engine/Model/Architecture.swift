/// The networks that run here, by the name in `general.architecture`.
///
/// All are the decoder of "LLaMA: Open and Efficient Foundation Language Models" (Touvron et al. 2023): RMS norms
/// before attention and feed-forward, rotary positions, gated feed-forward.
public enum Architecture: String, Sendable, Hashable, CaseIterable {
    /// Llama 1 to 3 and whatever shares their shape, such as Mistral and SmolLM.
    case llama
    /// Qwen 2 and 2.5: biases on query, key and value.
    case qwen2
    /// Qwen 3: an RMS norm over each head of query and key.
    case qwen3

    /// Whether rotary positions turn value i with i + half, rather than neighbours.
    ///
    /// GGUF files of Llama hold rows of query and key reordered so that neighbours turn together.
    var ropeIsSplit: Bool { self != .llama }
}
