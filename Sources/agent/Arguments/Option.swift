/// Declaration of an option: `--name` or `--name VALUE`, optionally with a one-letter form.
struct Option: Sendable, Hashable {
    /// The long name, without dashes.
    let name: String
    /// The one-letter form.
    let short: Character?
    /// The value's name in help texts; `nil` for a flag, which has no value.
    let placeholder: String?
    /// One line for help texts.
    let help: String

    /// An option without a value.
    static func flag(_ name: String, short: Character? = nil, _ help: String) -> Self {
        Self(name: name, short: short, placeholder: nil, help: help)
    }

    /// An option with a value. If it is given more than once, the last value counts, unless the command reads all.
    static func value(_ name: String, _ placeholder: String, short: Character? = nil, _ help: String) -> Self {
        Self(name: name, short: short, placeholder: placeholder, help: help)
    }

    /// How it is shown in help texts: `-m, --model M`.
    var usage: String {
        let long = placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
        return short.map { "-\($0), \(long)" } ?? "    \(long)"
    }
}

extension Option {
    /// Print one JSON document.
    static let json = flag("json", "Print one JSON document.")
    /// Print one JSON object a line.
    static let jsonLines = flag("jsonl", "Print one JSON object a line.")
    /// Accepted by every command.
    static let noColor = flag("no-color", "No colour, even on a terminal.")
    /// Accepted by every command.
    static let help = flag("help", short: "h", "Show this text.")
}
