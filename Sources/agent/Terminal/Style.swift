/// Colours and weights, where they are wanted.
struct Style: Sendable {
    /// Whether any are used.
    let isOn: Bool

    /// Less important text.
    func dim(_ text: String) -> String { wrap(text, "2") }

    /// Important text.
    func bold(_ text: String) -> String { wrap(text, "1") }

    private func wrap(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
