/// What somebody wants of a companion.
public enum RequestKind: String, Sendable, Hashable, CaseIterable {
    /// Talk about the user's own life, or about the companion: what it is for.
    case talk
    /// A fact of the world.
    case world
    /// Something to be made: code, a text to order, a translation.
    case task
    /// A judgement on symptoms, doses, illnesses.
    case medicine
    /// Law, taxes, money.
    case law
    /// Arithmetic.
    case sums
    /// Something to be done outside of the conversation: an alarm, music, a booking.
    case act
}
