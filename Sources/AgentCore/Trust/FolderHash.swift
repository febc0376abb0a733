public import Foundation

/// A hash of everything below a folder, through links as well, to tell whether it is still what was allowed.
public struct FolderHash: Sendable {
    /// The folder.
    public let directory: URL
    /// Names that are left aside wherever they are met.
    public let ignored: Set<String>
    /// The most files that are looked at.
    public let maximumFiles: Int
    /// The most bytes that are looked at.
    public let maximumBytes: Int

    /// Makes a hash's description; nothing is read yet.
    public init(
        _ directory: URL, ignored: Set<String> = [".git"], maximumFiles: Int = 5_000, maximumBytes: Int = 64 << 20
    ) {
        self.directory = directory
        self.ignored = ignored
        self.maximumFiles = maximumFiles
        self.maximumBytes = maximumBytes
    }

    /// Reads all files.
    ///
    /// - Parameter paths: relative to the folder; those that do not exist count as well. The folder itself is `.`.
    /// - Returns: the hash, or `nil` where there is more than the limits allow.
    /// - Throws: what the file system says where something cannot be read.
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

    /// A file's content; `nil` where it is larger than the limit. Some files of the system would be waited for without
    /// end.
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
