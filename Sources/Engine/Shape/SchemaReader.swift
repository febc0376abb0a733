/// Reads schemas, and the documents that are compared with them.
enum SchemaReader {
    /// Maximum length of a document in bytes.
    static let longest = 1 << 20
    /// Maximum nesting depth.
    static let deepest = 100

    /// Reads a document.
    ///
    /// - Throws: `EngineError` (invalidShape) if it is not JSON, too long, nested too deeply, or has a key twice.
    static func read(_ text: String) throws(EngineError) -> JSONValue {
        guard text.utf8.count <= longest else {
            throw EngineError(.invalidShape, "the schema has \(text.utf8.count) bytes, at most \(longest) are read")
        }
        do throws(JSONReaderError) {
            return try JSONReader(maximumDepth: deepest, refusesDuplicateKeys: true).read(text)
        } catch {
            throw EngineError(.invalidShape, "the schema is no JSON: \(error)")
        }
    }
}
