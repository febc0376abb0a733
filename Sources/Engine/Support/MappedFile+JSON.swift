extension MappedFile {
    /// The JSON document that the file holds.
    ///
    /// - Parameter kind: what the document should be, for the error: `object`, `list`.
    /// - Throws: `EngineError` (malformed) naming the file and the position, and whether the file was cut off.
    func json(_ kind: String) throws(EngineError) -> JSONValue {
        do throws(JSONReaderError) {
            return try JSONReader().read(Array(UnsafeRawBufferPointer(start: base, count: count)))
        } catch {
            throw error.offset < count
                ? EngineError(.malformed, "\(path): is no JSON \(kind): \(error)")
                : incomplete("it ends where \(error.message)")
        }
    }
}
