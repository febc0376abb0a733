import AgentCore
import Foundation

/// Lets a model read fields from a sentence. A JSON Schema constrains its answer, which is then parsed as if the user
/// had typed it; fields that do not parse are an error.
struct SentenceReader {
    let model: any LanguageModel

    private static let instructions = """
        You turn what somebody wants to keep into fields of a Swift type. Each field has a name in lowerCamelCase and a \
        type: String, Int, Double, Bool, Date, UUID, URL, Decimal, Data, [String], [Int], or choice with its cases. \
        optional is true only for what may be missing. minimum and maximum bound a number, or the length of a text, only \
        where the sentence says so. Add nothing that was not asked for, and no id.
        """

    private static let schema = """
        {"type":"object","properties":{"fields":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"object",\
        "properties":{"name":{"type":"string","maxLength":40},"type":{"enum":["String","Int","Double","Bool","Date",\
        "UUID","URL","Decimal","Data","[String]","[Int]","choice"]},"cases":{"type":"array","maxItems":12,"items":\
        {"type":"string","maxLength":30}},"optional":{"type":"boolean"},"minimum":{"type":["integer","null"]},\
        "maximum":{"type":["integer","null"]}},"required":["name","type","cases","optional","minimum","maximum"],\
        "additionalProperties":false}}},"required":["fields"],"additionalProperties":false}
        """

    private struct Answer: Decodable {
        let fields: [Entry]

        struct Entry: Decodable {
            let name: String
            let type: String
            let cases: [String]
            let optional: Bool
            let minimum: Int?
            let maximum: Int?

            var spelling: String {
                let kind = type == "choice" ? "{\(cases.joined(separator: ","))}" : type
                let bounds =
                    minimum == nil && maximum == nil || ["Bool", "Date", "UUID", "URL", "choice"].contains(type)
                let range = "{\(minimum.map(String.init) ?? "")...\(maximum.map(String.init) ?? "")}"
                return Words.lowerCamel(name) + ":" + kind + (bounds ? "" : range) + (optional ? "?" : "")
            }
        }
    }

    /// The fields that the sentence describes.
    ///
    /// - Throws: `AgentError` if the model fails or names invalid fields; `CancellationError`.
    func fields(of name: FeatureName, from sentence: String) async throws -> [Field] {
        let question = ShapedQuestion(
            instructions: Self.instructions,
            task: "The type is called \(name.type). What is wanted:\n\(sentence)", schema: Self.schema, room: 900)
        let remedy = "Write the fields: agent feature \(name.type) title:String due:Date?"
        let purpose = "read fields from the sentence"
        let answer: Answer = try await question.answer(of: model, to: purpose, remedy: remedy)
        do {
            return try FieldReader.read(answer.fields.map(\.spelling))
        } catch {
            throw AgentError(
                .failed, "the model \(model.identity.name) could not \(purpose): \(error.message)", remedy: remedy)
        }
    }
}
