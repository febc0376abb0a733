/// One step of a grammar's program. Numbers are indices of instructions.
enum ShapeInstruction: Sendable, Hashable {
    /// Takes a byte of a set and goes on.
    case bytes(ByteSet, next: Int32)
    /// Goes on at each of these.
    case split([Int32])
    /// Runs a part that is used in several places, then goes on.
    case call(Int32, next: Int32)
    /// Ends such a part.
    case back
    /// The answer is complete.
    case accept
}
