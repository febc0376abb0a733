/// Text styles for terminals.
struct Style: Sendable {
    /// Whether styles are used; if not, text is returned unchanged.
    let isOn: Bool

    /// Less important text.
    func dim(_ text: String) -> String { wrap(text, "2") }

    /// Important text.
    func bold(_ text: String) -> String { wrap(text, "1") }

    private func wrap(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
