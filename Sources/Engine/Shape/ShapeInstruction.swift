/// One instruction of a grammar's program. Numbers are indices of instructions.
enum ShapeInstruction: Sendable, Hashable {
    /// Matches a byte of a set, then continues at `next`.
    case bytes(ByteSet, next: Int32)
    /// Continues at each of these.
    case split([Int32])
    /// Runs a shared part, then continues at `next`.
    case call(Int32, next: Int32)
    /// Returns from a shared part.
    case back
    /// The answer is complete.
    case accept
}
