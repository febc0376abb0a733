import AgentCore
import Foundation

/// A file that is downloaded in pieces. What is there of it lies beside its target, with `.part` after the name; the next
/// download goes on from there. One process at a time writes it.
final class PartialFile {
    private let target: URL
    private let descriptor: Int32
    /// Bytes that are there.
    private(set) var count: Int
    /// Where they are.
    var path: String { Self.partialURL(of: target).path(percentEncoded: false) }

    /// What is there of the file, or nothing yet.
    ///
    /// - Throws: `AgentError` where its folder cannot be written to, or another process brings the file.
    init(of target: URL) throws {
        self.target = target
        try Directories.create(target.deletingLastPathComponent())
        let path = Self.partialURL(of: target).path(percentEncoded: false)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("cannot write \(path)") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw AgentError(
                .refused, "another process is bringing \(target.lastPathComponent)",
                remedy: "Wait for it, or stop it.")
        }
        count = Int(lseek(descriptor, 0, SEEK_END))
    }

    deinit { close(descriptor) }

    private static func partialURL(of target: URL) -> URL { target.appendingPathExtension("part") }

    /// Adds bytes behind those that are there.
    func add(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0 {
                    if errno == EINTR { continue }
                    throw Self.failure("cannot write \(target.lastPathComponent)")
                }
                rest = rest.dropFirst(written)
                count += written
            }
        }
    }

    /// Forgets what is there.
    func clear() throws {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw Self.failure("cannot write \(target.lastPathComponent)")
        }
        count = 0
    }

    /// SHA-256 of all that is there, as 64 hexadecimal digits.
    func digest() throws -> String {
        var digest = try ContentDigest()
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        var offset = 0
        while true {
            let length = pread(descriptor, &buffer, buffer.count, off_t(offset))
            if length < 0 { throw Self.failure("cannot read \(target.lastPathComponent)") }
            if length == 0 { return try digest.text() }
            try buffer.withUnsafeBytes { try digest.add(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
            offset += length
        }
    }

    /// Moves the whole file to its target.
    func finish() throws {
        let (from, to) = (Self.partialURL(of: target).path(percentEncoded: false), target.path(percentEncoded: false))
        guard fsync(descriptor) == 0, rename(from, to) == 0 else { throw Self.failure("cannot write \(to)") }
    }

    /// Takes what is there away.
    func remove() throws {
        try FileManager.default.removeItem(at: Self.partialURL(of: target))
    }

    private static func failure(_ what: String) -> AgentError {
        AgentError(
            .failed, "\(what): \(String(cString: strerror(errno)))",
            remedy: "Check the free space and the rights there.")
    }
}
