import AgentCore
import Foundation

/// One configured value, and where it comes from.
struct Setting: Sendable, Hashable {
    /// Where a value can come from, highest precedence first.
    enum Source: String, Sendable, Hashable {
        /// An option on the command line.
        case flag
        /// An environment variable.
        case environment
        /// `.agent/config.yaml` of a trusted directory.
        case project
        /// The user's `config.yaml`.
        case user
        /// The default.
        case `default`
    }

    /// The key.
    let key: SettingKey
    /// The value as written; `nil` if there is none, not even a default.
    let value: String?
    /// Where it comes from.
    let source: Source
    /// The option, variable or file; `nil` for a default.
    let location: String?

    /// The value as shown to the user; a secret is hidden.
    var shown: String? { key.isSecret && value != nil ? "(set)" : value }

    /// The value and where it comes from, for `--json`.
    var json: JSONValue {
        ["value": .optional(shown), "source": .string(source.rawValue), "place": .optional(location)]
    }

    /// Where the value comes from, for error messages.
    var origin: String { location ?? "the default" }

    /// The value as a number.
    ///
    /// - Throws: `AgentError.Code.usage` naming where it is set, if it is none or out of bounds.
    func number(in bounds: ClosedRange<Double>) throws -> Double? {
        guard let value else { return nil }
        guard let number = Double(value), bounds.contains(number) else {
            throw wrong(value, "a number from \(Self.plain(bounds.lowerBound)) to \(Self.plain(bounds.upperBound))")
        }
        return number
    }

    /// The value as a whole number.
    ///
    /// - Throws: `AgentError.Code.usage` naming where it is set, if it is none or out of bounds.
    func whole(in bounds: ClosedRange<Int>) throws -> Int? {
        guard let value else { return nil }
        guard let number = Int(value), bounds.contains(number) else {
            let limit = bounds.upperBound == .max ? "" : " to \(bounds.upperBound)"
            throw wrong(value, "a whole number from \(bounds.lowerBound)\(limit)")
        }
        return number
    }

    /// The value as a size in bytes: a plain number, or one with a unit. `kB`, `MB`, `GB` and their first letters are
    /// powers of ten; `KiB`, `MiB` and `GiB` are powers of two.
    ///
    /// - Throws: `AgentError.Code.usage` naming where it is set, if it is none.
    func byteCount() throws -> Int? {
        guard let value else { return nil }
        let number = value.prefix { $0.isNumber || $0 == "." }
        let unit = value.dropFirst(number.count).trimmingCharacters(in: .whitespaces).lowercased()
        guard let size = Double(number), let factor = Self.units[unit],
            let bytes = Int(exactly: (size * factor).rounded()), bytes > 0
        else { throw wrong(value, "a size such as 800MB or 4GB") }
        return bytes
    }

    private static let units: [String: Double] = [
        "": 1, "b": 1, "k": 1e3, "kb": 1e3, "m": 1e6, "mb": 1e6, "g": 1e9, "gb": 1e9, "kib": 1024, "mib": 1_048_576,
        "gib": 1_073_741_824,
    ]

    /// The error for an invalid value.
    func wrong(_ value: String, _ expected: String) -> AgentError {
        AgentError(
            .usage, "\(origin): \(key.rawValue) is \"\(key.isSecret ? "(set)" : value)\"",
            remedy: "Give \(expected); see `agent config`.")
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : "\(number)"
    }
}
