import AgentCore

/// A feature's name, in code and in words.
struct FeatureName: Sendable, Hashable {
    /// `ReadingItem`
    let type: String

    /// Parses a name.
    ///
    /// - Throws: `AgentError.Code.usage` if it cannot be the name of a type.
    init(_ text: String) throws(AgentError) {
        let name = Words.upperCamel(text)
        // ASCII only, as it is also the name of files.
        guard text.allSatisfy(\.isASCII), SwiftName.isPlain(name),
            SwiftName.isPlain(text.filter { !"- _".contains($0) })
        else {
            throw AgentError(
                .usage, "\"\(text)\" is no name for a type", remedy: "Write one such as Reminder or ReadingItem.")
        }
        guard !Self.isTaken(name) else {
            throw AgentError(
                .usage, "\(name) is a name of Swift itself, which the generated code needs",
                remedy: "Choose another, such as \(name)Item.")
        }
        type = name
    }

    /// Whether the generated code uses the name for another type.
    static func isTaken(_ name: String) -> Bool {
        taken.contains(name) || FieldType.named.contains { $0.name == name }
    }

    /// `readingItem`, for variables; never a keyword.
    var variable: String {
        let name = Words.lowerCamel(type)
        return SwiftName.escaped(name) == name && name != "store" && name != "service" ? name : name + "Value"
    }
    /// `readingItems`
    var variables: String { Words.plural(Words.lowerCamel(type)) + (variable.hasSuffix("Value") ? "Values" : "") }
    /// `reading item`
    var spoken: String { Words.spoken(type) }
    /// `reading items`
    var spokenPlural: String { Words.plural(spoken) }
    /// `a reading item`
    var withArticle: String { Words.withArticle(spoken) }

    private static let taken: Set<String> = [
        "Actor", "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Data", "Date", "Decimal",
        "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error", "FileManager", "Float", "Foundation",
        "Hashable", "Identifiable", "Int", "JSONDecoder", "JSONEncoder", "LocalizedError", "Never", "Optional",
        "Protocol", "Self", "Sendable", "Sequence", "Set", "String", "Substring", "Suite", "Swift", "Test", "Testing",
        "Type", "UInt", "URL", "UUID", "Void", "View", "Observable", "MainActor",
    ]
}
