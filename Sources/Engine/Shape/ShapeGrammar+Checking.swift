extension ShapeGrammar {
    /// The first fault in a document under a JSON Schema, with a JSON Pointer to it; `nil` if the document is valid.
    /// Keywords that `ShapeGrammar` does not support are ignored.
    ///
    /// - Throws: `EngineError` (invalidShape) if the schema cannot be read.
    public static func fault(in document: String, under schema: String) throws(EngineError) -> String? {
        var check = try SchemaCheck(schema)
        return check.fault(in: document)
    }
}
