public import Foundation

/// Texts on disk that people write: bounded, valid UTF-8; and private files written whole or not at all.
public enum TextFile {
    /// Reads a text.
    ///
    /// - Parameters:
    ///   - location: the file.
    ///   - limit: at most this many bytes.
    /// - Throws: `AgentError` naming the file: missing (`.notFound`), not readable, too large, or not UTF-8.
    public static func read(_ location: URL, limit: Int = 1 << 20) throws(AgentError) -> String {
        let path = location.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            throw AgentError(.notFound, "there is no file \(path)", remedy: "Check the path.")
        }
        // A pipe or a device would be waited for without end.
        let target = location.resolvingSymlinksInPath().path(percentEncoded: false)
        let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
        guard type == .typeRegular else {
            throw AgentError(.failed, "\(path) is not a file of text", remedy: "Name a file.")
        }
        let data: Data
        do {
            let handle = try FileHandle(forReadingFrom: location)
            defer { try? handle.close() }
            data = try handle.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw AgentError(.failed, "cannot read \(path)", remedy: "Check its permissions.")
        }
        guard data.count <= limit else {
            throw AgentError(.failed, "\(path) is larger than \(limit) bytes", remedy: "Shorten the file.")
        }
        return try TextLines.text(of: data, named: path, code: .failed)
    }

    /// Writes a text through a temporary file beside it, readable by the user alone (0600, its directory 0700).
    ///
    /// - Throws: `AgentError` naming the file; what stood there before is then unchanged.
    public static func write(_ text: String, to location: URL) throws(AgentError) {
        try write(Data(text.utf8), to: location)
    }

    /// Writes bytes in the same way.
    static func write(_ data: Data, to location: URL) throws(AgentError) {
        let directory = location.deletingLastPathComponent()
        let temporary = directory.appending(path: ".\(location.lastPathComponent).\(Identifier.make())")
        try create(temporary, data)
        guard rename(temporary.path(percentEncoded: false), location.path(percentEncoded: false)) == 0 else {
            unlink(temporary.path(percentEncoded: false))
            throw cannotWrite(location)
        }
    }

    /// Makes a file, readable by the user alone (0600, its directory 0700).
    ///
    /// - Throws: `AgentError` naming the file: `.refused` where anything stands there already, a broken link
    ///   included; it is then unchanged.
    public static func create(_ location: URL, _ text: String) throws(AgentError) {
        try create(location, Data(text.utf8))
    }

    private static func create(_ location: URL, _ data: Data) throws(AgentError) {
        try Directories.create(location.deletingLastPathComponent())
        let path = location.path(percentEncoded: false)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw cannotWrite(location) }
            throw AgentError(.refused, "\(path) exists", remedy: "Edit it, or choose another name.")
        }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: data)
            try handle.close()
        } catch {
            unlink(path)
            throw cannotWrite(location)
        }
    }

    private static func cannotWrite(_ location: URL) -> AgentError {
        AgentError(
            .failed, "cannot write \(location.path(percentEncoded: false))",
            remedy: "Check its permissions and the free space, or set AGENT_HOME to a directory you can write.")
    }
}
