/// Conversions of values to text, and changes of case. Work that grows with the size is charged here, so that no filter
/// or method has to do it.
extension TemplateInterpreter {
    /// The text of a value, as Python's `str` writes it.
    ///
    /// - Throws: `TemplateError` if that is too long.
    func text(of value: TemplateValue) throws(TemplateError) -> TemplateString {
        if case .string(let text) = value { return text }
        try weigh(value)
        return value.string
    }

    /// The text of a value, as Python's `repr` writes it.
    ///
    /// - Throws: `TemplateError` if that is too long.
    func representation(of value: TemplateValue) throws(TemplateError) -> TemplateString {
        try weigh(value)
        return value.representation
    }

    private func weigh(_ value: TemplateValue) throws(TemplateError) {
        try checkSize(value.weight)
        try charge(value.weight * 8)
    }

    /// In upper case.
    func uppercased(_ text: TemplateString) throws(TemplateError) -> TemplateString {
        try charge(text.count * 4)
        return text.mapped(ascii: { $0 &- 0x61 < 26 ? $0 &- 0x20 : $0 }, \.uppercaseMapping)
    }

    /// In lower case.
    func lowercased(_ text: TemplateString) throws(TemplateError) -> TemplateString {
        try charge(text.count * 4)
        return text.mapped(ascii: { $0 &- 0x41 < 26 ? $0 &+ 0x20 : $0 }, \.lowercaseMapping)
    }

    /// Whether it is in upper case and has cased letters.
    func isUppercase(_ text: TemplateString) throws(TemplateError) -> Bool {
        guard text == (try uppercased(text)) else { return false }
        return text != (try lowercased(text))
    }

    /// Whether it is in lower case and has cased letters.
    func isLowercase(_ text: TemplateString) throws(TemplateError) -> Bool {
        guard text == (try lowercased(text)) else { return false }
        return text != (try uppercased(text))
    }

    /// Title case: the first letter of each word in upper case, others in lower case; `isBreak` ends words.
    func titled(
        _ text: TemplateString, _ isBreak: (Unicode.Scalar) -> Bool
    ) throws(TemplateError) -> TemplateString {
        try charge(text.count * 24)
        return text.titled(isBreak)
    }
}
