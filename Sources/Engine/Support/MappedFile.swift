import Foundation

/// The bytes of a file, mapped read-only for as long as this object lives.
///
/// Pages come from disk as they are touched and are shared with the system's cache. A file that another program
/// shortens while it is mapped ends the process, as with every mapping.
final class MappedFile: Sendable {
    /// Where the file lies.
    let path: String
    /// Number of bytes.
    let count: Int
    /// The first byte.
    nonisolated(unsafe) let base: UnsafeRawPointer

    /// Maps the file.
    ///
    /// - Throws: `EngineError` (missing) where it cannot be opened or mapped; (malformed) where it is empty.
    init(path: String) throws(EngineError) {
        self.path = path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw EngineError(.missing, "\(path): cannot be opened: \(Self.reason())")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw EngineError(.missing, "\(path): is not a file")
        }
        count = Int(status.st_size)
        guard count > 0 else { throw EngineError(.malformed, "\(path): is empty") }
        guard let mapped = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED else {
            throw EngineError(.missing, "\(path): cannot be mapped: \(Self.reason())")
        }
        base = UnsafeRawPointer(mapped)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: base), count) }

    /// What to do about a file that was cut off.
    static let howToComplete = "Fetch it again: a download broke off, or the disk was full."

    /// A file that ends before all that it says it holds.
    func incomplete(_ what: String) -> EngineError {
        EngineError(.malformed, "\(path): is incomplete: \(what)", remedy: Self.howToComplete)
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
