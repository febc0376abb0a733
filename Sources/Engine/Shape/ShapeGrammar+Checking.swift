extension ShapeGrammar {
    /// The first thing that is wrong with a document under a JSON Schema, with a JSON Pointer to it; `nil` where it is
    /// valid. Keywords that `ShapeGrammar` does not know are not looked at.
    ///
    /// - Throws: `EngineError` (invalidShape) where the schema cannot be read.
    public static func fault(in document: String, under schema: String) throws(EngineError) -> String? {
        var check = try SchemaCheck(schema)
        return check.fault(in: document)
    }
}
