/// Texts of values, and changes of case: what takes long for its size is charged for here, so that no filter and no
/// method has to think of it.
extension TemplateInterpreter {
    /// As `str` writes a value.
    ///
    /// - Throws: `TemplateError` where that is too long.
    func text(of value: TemplateValue) throws(TemplateError) -> TemplateString {
        if case .string(let text) = value { return text }
        try weigh(value)
        return value.string
    }

    /// As `repr` writes a value.
    ///
    /// - Throws: `TemplateError` where that is too long.
    func representation(of value: TemplateValue) throws(TemplateError) -> TemplateString {
        try weigh(value)
        return value.representation
    }

    private func weigh(_ value: TemplateValue) throws(TemplateError) {
        try checkSize(value.weight)
        try charge(value.weight * 8)
    }

    /// In capitals.
    func uppercased(_ text: TemplateString) throws(TemplateError) -> TemplateString {
        try charge(text.count * 4)
        return text.mapped(ascii: { $0 &- 0x61 < 26 ? $0 &- 0x20 : $0 }, \.uppercaseMapping)
    }

    /// In small letters.
    func lowercased(_ text: TemplateString) throws(TemplateError) -> TemplateString {
        try charge(text.count * 4)
        return text.mapped(ascii: { $0 &- 0x41 < 26 ? $0 &+ 0x20 : $0 }, \.lowercaseMapping)
    }

    /// Whether it is in capitals, and not without letters.
    func isUppercase(_ text: TemplateString) throws(TemplateError) -> Bool {
        guard text == (try uppercased(text)) else { return false }
        return text != (try lowercased(text))
    }

    /// Whether it is in small letters, and not without letters.
    func isLowercase(_ text: TemplateString) throws(TemplateError) -> Bool {
        guard text == (try lowercased(text)) else { return false }
        return text != (try uppercased(text))
    }

    /// Each word with a capital first and small letters after, where `isBreak` ends words.
    func titled(
        _ text: TemplateString, _ isBreak: (Unicode.Scalar) -> Bool
    ) throws(TemplateError) -> TemplateString {
        try charge(text.count * 24)
        return text.titled(isBreak)
    }
}
