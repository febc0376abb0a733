import AgentCore

/// The id of a feature's values.
struct Identity: Sendable, Hashable {
    /// The type of the ids: `UUID`, `String`, or a 64-bit integer.
    let type: FieldType

    /// The default: a `UUID`.
    static let standard = Identity(type: .uuid)

    /// Whether the type can be used for ids.
    static func isPossible(_ type: FieldType) -> Bool {
        if case .whole(let whole) = type { whole.isWide } else { [.uuid, .string].contains(type) }
    }

    /// Removes a field called `id`, since every feature has an id in any case.
    ///
    /// - Returns: the identity that the field describes; `nil` if there is no such field.
    /// - Throws: `AgentError.Code.usage` if the field cannot be an id.
    static func taken(outOf fields: inout [Field]) throws(AgentError) -> Identity? {
        guard let index = fields.firstIndex(where: { $0.name == "id" }) else { return nil }
        let field = fields.remove(at: index)
        let remedy = "Write id:UUID, id:String or id:Int, or leave it out: there is an id:UUID anyhow."
        guard isPossible(field.type) else {
            throw AgentError(.usage, "the field \(field.spelling) cannot tell values apart", remedy: remedy)
        }
        guard !field.isOptional, field.rules.isEmpty, [nil, "new"].contains(field.defaultText) else {
            throw AgentError(
                .usage, "the field \(field.spelling) is the id, which is never missing and has no rule", remedy: remedy)
        }
        return Identity(type: field.type)
    }

    /// The values for the templates' placeholders.
    var values: [String: String] {
        switch type {
        case .string:
            [
                "ID": "String", "newID": "UUID().uuidString", "sampleID": "\"sample\"",
                "readID": "word.isEmpty ? nil : word", "noID": "\"\"",
            ]
        case .whole(let whole):
            [
                "ID": whole.rawValue, "newID": "\(whole.rawValue).random(in: .zero ... .max)", "sampleID": "1",
                "readID": "\(whole.rawValue)(word)", "noID": "\"one\"",
            ]
        default:
            [
                "ID": "UUID", "newID": "UUID()",
                "sampleID": "UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))",
                "readID": "UUID(uuidString: word)", "noID": "\"1\"",
            ]
        }
    }
}
