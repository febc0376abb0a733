import AgentCore

/// Options and operands of a command line, parsed by a command's syntax.
struct Arguments: Sendable, Hashable {
    /// The words that are not options, in order.
    var operands: [String] = []
    private var given: [String: [String]] = [:]

    /// No arguments.
    init() {}

    /// Adds an option; a flag's value is empty.
    mutating func add(_ option: Option, _ value: String = "") { given[option.name, default: []].append(value) }

    /// Whether the option was given.
    func has(_ option: Option) -> Bool { given[option.name] != nil }

    /// The option's last value.
    func value(_ option: Option) -> String? { given[option.name]?.last }

    /// All values of an option that may be repeated, in order.
    func values(_ option: Option) -> [String] { given[option.name] ?? [] }

    /// The option's value as a non-negative whole number; `nil` where the option is not given.
    ///
    /// - Throws: `AgentError.Code.usage` where the value is not such a number.
    func count(_ option: Option) throws -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw AgentError(
                .usage, "--\(option.name) takes a whole number, not \"\(text)\"",
                remedy: "For example: --\(option.name) 10")
        }
        return number
    }

    /// The operands joined by spaces.
    var text: String { operands.joined(separator: " ") }
}
