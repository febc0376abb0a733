/// A value that a prompt may be given, declared in its front matter.
public struct PromptInput: Sendable, Hashable {
    /// What values are taken.
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
    /// What values are taken.
    public let type: ValueType
    /// What stands in where no value is given.
    public let defaultValue: String?
    /// Whether there must be a value; an optional input without one is the empty text.
    public let isRequired: Bool

    /// Makes an input.
    public init(name: String, type: ValueType = .string, defaultValue: String? = nil, isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.isRequired = isRequired
    }
}
