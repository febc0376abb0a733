import AgentCore
import PageFiles

/// The files of the page, which are part of the program.
enum PageRoutes {
    /// One file.
    struct File: Sendable {
        /// Where it is served.
        let path: String
        /// Its media type.
        let type: String
        /// Its content.
        let bytes: [UInt8]
        /// Changes with the content.
        let tag: String
    }

    /// All files.
    ///
    /// - Throws: `AgentError` where they cannot be hashed.
    static func files() throws -> [File] {
        try (0..<page_file_count()).compactMap { index in
            guard let file = page_file_at(index)?.pointee else { return nil }
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            return File(
                path: String(cString: file.path), type: String(cString: file.type), bytes: bytes,
                tag: "\"\(try ContentHash.sha256(bytes).prefix(16))\"")
        }
    }

    /// The routes.
    ///
    /// - Throws: `AgentError` where the files cannot be hashed.
    static func routes() throws -> [Route] {
        try files().map { file in
            Route("GET", file.path) { request in
                // Asked for anew each time, and answered with nothing where it is the same.
                if request.fields["if-none-match"] == file.tag {
                    return HTTPResponse(304, type: file.type, []).with("ETag", file.tag)
                }
                return HTTPResponse(type: file.type, file.bytes).with("ETag", file.tag)
            }
        }
    }
}
