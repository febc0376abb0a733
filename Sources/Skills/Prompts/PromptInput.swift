/// An input of a prompt, declared in its front matter.
public struct PromptInput: Sendable, Hashable {
    /// The types of values.
    public enum ValueType: String, Sendable, Hashable, CaseIterable {
        /// Any text.
        case string
        /// A whole number.
        case integer
        /// Any number.
        case number
        /// `true` or `false`.
        case boolean

        var article: String { self == .integer ? "an" : "a" }

        /// Whether a value, as text, is of this type.
        public func accepts(_ value: String) -> Bool {
            switch self {
            case .string: true
            case .integer: Int(value) != nil
            case .number: Double(value)?.isFinite ?? false
            case .boolean: value == "true" || value == "false"
            }
        }
    }

    /// The variable's name.
    public let name: String
    /// The type of its values.
    public let type: ValueType
    /// The value to use if none is given.
    public let defaultValue: String?
    /// Whether a value is required. An optional input without one is an empty text.
    public let isRequired: Bool

    /// Makes an input.
    public init(name: String, type: ValueType = .string, defaultValue: String? = nil, isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.isRequired = isRequired
    }
}
