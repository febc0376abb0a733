/// The networks that embed texts, named as in `general.architecture`.
///
/// All are the encoder of "BERT" (Devlin et al. 2018): attention in both directions, layer norms after
/// attention and feed-forward.
public enum EncoderArchitecture: String, Sendable, Hashable, CaseIterable {
    /// BERT and whatever shares its shape, such as MiniLM, BGE, E5 and GTE: learned positions, GELU, biases.
    case bert
    /// Nomic Embed (Nussbaum et al. 2024): rotary positions, gated feed-forward.
    case nomicBERT = "nomic-bert"

    /// Whether positions are rotary (Su et al. 2021) rather than learned.
    var hasRotaryPositions: Bool { self == .nomicBERT }
    /// Whether the feed-forward part is gated by SiLU rather than using GELU.
    var isGated: Bool { self == .nomicBERT }
}
