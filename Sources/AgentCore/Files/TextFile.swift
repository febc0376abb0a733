public import Foundation

/// Reads text files of limited size that must be UTF-8, and writes files atomically.
public enum TextFile {
    /// Reads a text.
    ///
    /// - Parameters:
    ///   - location: the file.
    ///   - limit: the most bytes that the file may have.
    ///   - takesPipes: whether a pipe or a device is read too, to its end. Set it only for a path that the user named;
    ///     otherwise the program could wait for a pipe forever.
    /// - Throws: `AgentError` naming the file: missing (`.notFound`), not readable, too large, or not UTF-8.
    public static func read(
        _ location: URL, limit: Int = 1 << 20, takesPipes: Bool = false
    ) throws(AgentError) -> String {
        let path = location.path(percentEncoded: false)
        guard let status = FileStatus.read(path) else {
            throw AgentError(.notFound, "there is no file \(path)", remedy: "Check the path.")
        }
        let type = status.st_mode & S_IFMT
        guard type == S_IFREG || takesPipes && [S_IFIFO, S_IFCHR, S_IFSOCK].contains(type) else {
            throw AgentError(.failed, "\(path) is not a file of text", remedy: "Name a file.")
        }
        let data: Data
        do {
            let handle = try FileHandle(forReadingFrom: location)
            defer { try? handle.close() }
            data = try Self.read(handle, upToCount: limit + 1)
        } catch {
            throw AgentError(.failed, "cannot read \(path)", remedy: "Check its permissions.")
        }
        guard data.count <= limit else {
            throw AgentError(.failed, "\(path) is larger than \(limit) bytes", remedy: "Shorten the file.")
        }
        return try TextLines.text(of: data, named: path, code: .failed)
    }

    /// Reads repeatedly, because one read from a pipe returns only what is available.
    private static func read(_ handle: FileHandle, upToCount count: Int) throws -> Data {
        var data = Data()
        while data.count < count, let piece = try handle.read(upToCount: count - data.count), !piece.isEmpty {
            data += piece
        }
        return data
    }

    /// Writes a text through a temporary file in the same directory, then renames it. Only the user can read it (0600,
    /// its directory 0700).
    ///
    /// - Throws: `AgentError` naming the file; a file that was there before is left unchanged.
    public static func write(_ text: String, to location: URL) throws(AgentError) {
        try write(Data(text.utf8), to: location)
    }

    /// Writes bytes in the same way.
    ///
    /// - Parameter ready: is given the temporary file's path, and returns whether to rename it over `location`.
    static func write(
        _ data: Data, to location: URL, ready: (String) -> Bool = { _ in true }
    ) throws(AgentError) {
        let directory = location.deletingLastPathComponent()
        let temporary = directory.appending(path: ".\(location.lastPathComponent).\(Identifier.make())")
        try create(temporary, data)
        let path = temporary.path(percentEncoded: false)
        guard ready(path), rename(path, location.path(percentEncoded: false)) == 0 else {
            unlink(path)
            throw cannotWrite(location)
        }
    }

    /// Replaces the content of a user's own file: links are followed, and owner and permissions are kept. A missing
    /// file is created, readable by the user alone.
    ///
    /// - Throws: `AgentError` naming the file; a file that was there before is left unchanged.
    public static func replace(_ location: URL, with text: String) throws(AgentError) {
        guard let path = RealPath.target(of: location.path(percentEncoded: false)) else { throw cannotWrite(location) }
        let target = URL(filePath: path)
        guard let status = FileStatus.read(path) else { return try write(text, to: target) }
        guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
            throw AgentError(
                .failed, "\(path) may only be read", remedy: "Allow writing with chmod, or change the file yourself.")
        }
        try write(Data(text.utf8), to: target) { temporary in
            // Only root may change the owner. Without that, set the group only and keep the file as the user's own.
            if chown(temporary, status.st_uid, status.st_gid) != 0 { _ = chown(temporary, .max, status.st_gid) }
            return chmod(temporary, status.st_mode & 0o7777) == 0
        }
    }

    /// Creates a file, readable by the user alone (0600, its directory 0700).
    ///
    /// - Throws: `AgentError` naming the file: `.refused` where anything exists there already, a broken link
    ///   included; it is left unchanged.
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
