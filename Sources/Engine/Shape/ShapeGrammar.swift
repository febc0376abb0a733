/// A grammar that answers must match: JSON of a schema, one of several texts, or a text of a pattern.
///
/// Supported of JSON Schema (draft 2020-12): `type` (also a list), `enum`, `const`, `properties`, `required`,
/// `additionalProperties`, `items`, `prefixItems`, `minItems`/`maxItems`, `minLength`/`maxLength`, `pattern`, `format`
/// (date, time, date-time, email, ipv4, uuid), the four bounds of numbers, `allOf` of what can be merged, `anyOf`,
/// `oneOf` if its branches cannot both hold, `$ref` and `$defs` (recursive to a depth of 16), and `true` and `false`.
/// Any other keyword that restricts values is an error naming it.
///
/// Answers have no whitespace between values, and properties are in the order of the schema; additional ones appear
/// only if the schema describes them. A number has up to 15 digits before and after the point; one with bounds is whole
/// or has one fraction digit more than its bounds, at least two.
public struct ShapeGrammar: Sendable {
    let program: ShapeProgram

    /// The grammar of a JSON Schema.
    ///
    /// - Parameter text: the schema as JSON, at most 1 MiB.
    /// - Throws: `EngineError` (invalidShape) naming the location by a JSON Pointer, and the reason.
    public init(jsonSchema text: String) throws(EngineError) { program = try SchemaCompiler.compile(text) }

    /// The grammar of a list of texts.
    ///
    /// - Throws: `EngineError` (invalidShape) if the list is empty, a text is empty, or they are too long together.
    public init(choices: [String]) throws(EngineError) {
        guard !choices.isEmpty, !choices.contains("") else {
            throw EngineError(.invalidShape, "a list of choices needs at least one, and none may be empty")
        }
        var builder = ShapeBuilder()
        let start = try builder.choice(choices.map { Array($0.utf8) }, ShapeBuilder.accept)
        program = builder.program(from: start)
    }

    /// The grammar of the texts that match a regular expression as a whole.
    ///
    /// - Parameter pattern: in the syntax that `pattern` of a JSON Schema supports, without `^` and `$`.
    /// - Throws: `EngineError` (invalidShape) naming what is not supported, or where it is too large.
    public init(pattern: String) throws(EngineError) {
        var builder = ShapeBuilder()
        let automaton = try PatternNFA("^(?:\(pattern))$", at: "the shape")
        let start = try builder.text(automaton, ShapeBuilder.accept)
        program = builder.program(from: start)
    }

    /// Minimum bytes of an answer.
    public var smallest: Int { program.smallest }
}
