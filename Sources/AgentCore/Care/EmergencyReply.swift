/// What is said where somebody needs help at once: whom to call, and that nothing else goes before it.
enum EmergencyReply {
    /// The text.
    ///
    /// - Parameter said: the replies before it; if one has the text already, a shorter one follows.
    static func text(after said: [String]) -> String { said.contains { $0.contains(first) } ? again : first }

    private static let first = """
        This may be an emergency, and I am only a small program that cannot judge it. Please call your emergency number now: 112, \
        911 or 999. They ask what is happening and tell you what to do until help is there. If something poisonous was swallowed, \
        the poison centre helps too (1-800-222-1222 in the US); from gas, smoke or fire get everybody out first and call from \
        outside. Stay with whoever is unwell. If it has passed or turns out harmless, tell me, I'd be glad to hear it.
        """

    private static let again = """
        Please call 112, 911 or 999 now, if nobody has yet; it is never a bother to them. I'm here when you have called.
        """
}
