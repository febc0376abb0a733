import Foundation

/// The bytes of a file, mapped read-only for as long as this object lives.
///
/// Pages are read from disk when first accessed and shared with the system's cache. If another program truncates the
/// file while it is mapped, an access may end the process, as with every mapping.
final class MappedFile: Sendable {
    /// The path of the file.
    let path: String
    /// Number of bytes.
    let count: Int
    /// The first byte.
    nonisolated(unsafe) let base: UnsafeRawPointer

    /// Maps the file.
    ///
    /// - Throws: `EngineError` (missing) if it cannot be opened or mapped; (malformed) if it is empty.
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

    /// The remedy for a truncated file.
    static let howToComplete = "Fetch it again: a download broke off, or the disk was full."

    /// The error for a file that ends before what it declares.
    func incomplete(_ what: String) -> EngineError {
        EngineError(.malformed, "\(path): is incomplete: \(what)", remedy: Self.howToComplete)
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
