public import Foundation

/// A hash of everything below a folder, symbolic links followed. Trust compares it to notice that the content changed.
public struct FolderHash: Sendable {
    /// The folder.
    public let directory: URL
    /// Names of files and folders to skip, at any depth.
    public let ignored: Set<String>
    /// Limit on the number of files.
    public let maximumFiles: Int
    /// Limit on the total size of the files, in bytes.
    public let maximumBytes: Int

    /// Describes what to hash; `compute` reads it.
    public init(
        _ directory: URL, ignored: Set<String> = [".git"], maximumFiles: Int = 5_000, maximumBytes: Int = 64 << 20
    ) {
        self.directory = directory
        self.ignored = ignored
        self.maximumFiles = maximumFiles
        self.maximumBytes = maximumBytes
    }

    /// Hashes the paths and contents of all files.
    ///
    /// - Parameter paths: paths relative to the folder, `.` for the folder itself. A missing path is part of the hash
    ///   too.
    /// - Returns: the SHA-256, or `nil` if a limit is exceeded.
    /// - Throws: the file system's error if something cannot be read.
    public func compute(paths: [String] = ["."]) throws -> String? {
        var lines: [String] = []
        var bytes = 0
        var seen: Set<FileIdentity> = []
        var waiting = Array(paths.reversed())
        while let path = waiting.popLast() {
            let location = directory.appending(path: path)
            guard let identity = FileIdentity(location) else {
                lines.append("\(path)\u{0}leads nowhere")
                continue
            }
            if identity.isDirectory {
                guard seen.insert(identity).inserted else { continue }
                let names = try FileManager.default.contentsOfDirectory(atPath: location.path(percentEncoded: false))
                waiting += names.filter { !ignored.contains($0) }.sorted(by: >).map { "\(path)/\($0)" }
            } else if identity.isRegular {
                guard let data = try read(location, limit: maximumBytes - bytes) else { return nil }
                bytes += data.count
                lines.append("\(path)\u{0}\(try ContentHash.sha256(Array(data)))")
            }
            guard lines.count + waiting.count <= maximumFiles else { return nil }
        }
        return try ContentHash.sha256(lines.joined(separator: "\n"))
    }

    /// A file's content, or `nil` if it is larger than the limit. Opened without blocking, because some special files
    /// would never return.
    private func read(_ location: URL, limit: Int) throws -> Data? {
        let descriptor = open(location.path(percentEncoded: false), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadNoPermission, userInfo: [NSURLErrorKey: location]) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size <= limit else { return nil }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        return data.count <= limit ? data : nil
    }
}
