/// An option as a command declares it: `--name`, `--name VALUE`, perhaps with a one-letter form.
struct Option: Sendable, Hashable {
    /// The long name, without dashes.
    let name: String
    /// The one-letter form.
    let short: Character?
    /// What the value is called in help texts; `nil` for a flag, which takes none.
    let placeholder: String?
    /// One line for help texts.
    let help: String

    /// An option without a value.
    static func flag(_ name: String, short: Character? = nil, _ help: String) -> Self {
        Self(name: name, short: short, placeholder: nil, help: help)
    }

    /// An option with a value; given more than once, the last one counts unless the command reads all.
    static func value(_ name: String, _ placeholder: String, short: Character? = nil, _ help: String) -> Self {
        Self(name: name, short: short, placeholder: placeholder, help: help)
    }

    /// As it is written on a command line: `-m, --model M`.
    var usage: String {
        let long = placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
        return short.map { "-\($0), \(long)" } ?? "    \(long)"
    }
}

extension Option {
    /// One JSON document on standard output.
    static let json = flag("json", "Print one JSON document.")
    /// One JSON object a line on standard output.
    static let jsonLines = flag("jsonl", "Print one JSON object a line.")
    /// Taken by every command.
    static let noColor = flag("no-color", "No colour, even on a terminal.")
    /// Taken by every command.
    static let help = flag("help", short: "h", "Show this text.")
}
