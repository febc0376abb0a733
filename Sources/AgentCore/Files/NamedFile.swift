import Foundation

/// Files that users name in commands: paths, with `~` for the home directory, pipes, and `-` for the standard streams.
public enum NamedFile {
    /// The text of a file, without a byte-order mark. A pipe or a device is read to its end.
    ///
    /// - Parameters:
    ///   - path: the path as the user wrote it.
    ///   - limit: the most bytes that a file may have.
    ///   - standardInput: reads standard input, for `-`; `nil` where there is none, as in a conversation.
    /// - Throws: `AgentError` naming the file: missing (`.notFound`), not readable, too large, not UTF-8; what
    ///   `standardInput` throws.
    public static func text(
        _ path: String, limit: Int, standardInput: (() throws -> String)?
    ) throws -> String {
        if path == "-" || standardInput != nil && isStream(path, STDIN_FILENO) {
            guard let standardInput else {
                throw AgentError(.usage, "there is no standard input here", remedy: "Name a file.")
            }
            return try standardInput()
        }
        return String(try TextFile.read(location(path), limit: limit, takesPipes: true).withoutByteOrderMark)
    }

    /// Whether a path to write to means standard output.
    public static func isStandardOutput(_ path: String) -> Bool { path == "-" || isStream(path, STDOUT_FILENO) }

    /// Writes a text into a new file, or into an existing pipe or device.
    ///
    /// - Throws: `AgentError` naming the file: `.refused` where a regular file exists already; it is left unchanged.
    public static func create(_ path: String, _ text: String) throws(AgentError) {
        let location = location(path)
        let type = FileStatus.read(location.path(percentEncoded: false)).map { $0.st_mode & S_IFMT }
        guard let type else { return try TextFile.create(location, text) }
        guard [S_IFIFO, S_IFCHR, S_IFSOCK].contains(type) else {
            throw AgentError(.refused, "\(path) is there already", remedy: "Nothing was written. Give another name.")
        }
        do {
            let handle = try FileHandle(forWritingTo: location)
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        } catch {
            throw AgentError(.failed, "cannot write \(path)", remedy: "Check its permissions, and who reads it.")
        }
    }

    private static func location(_ path: String) -> URL {
        URL(filePath: NSString(string: path).expandingTildeInPath)
    }

    /// Whether a path, such as `/dev/stdin`, leads to the file behind this descriptor. Such a file cannot always be
    /// opened a second time.
    private static func isStream(_ path: String, _ descriptor: Int32) -> Bool {
        var stream = stat()
        guard path.hasPrefix("/"), let file = FileStatus.read(path), fstat(descriptor, &stream) == 0 else {
            return false
        }
        return file.st_dev == stream.st_dev && file.st_ino == stream.st_ino && file.st_rdev == stream.st_rdev
    }
}

extension Invocation {
    /// The text of a file named in the arguments; `-` is standard input, where there is one.
    ///
    /// - Throws: `AgentError` naming the file where it cannot be read.
    public func text(of path: String, limit: Int) throws -> String {
        try NamedFile.text(path, limit: limit, standardInput: input)
    }
}
