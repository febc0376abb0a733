import AgentCore
public import Foundation

/// The secret that lets programs and the page in. It lies in a file that the user alone may read.
public struct AccessToken: Sendable {
    /// The secret, as `Authorization: Bearer` carries it.
    let text: String
    /// What the page's cookie carries: it comes from the secret, but the secret does not come from it.
    let cookie: String

    /// The file's name in the data directory.
    public static let fileName = "serve.token"

    /// Uses this secret.
    ///
    /// - Throws: `AgentError` where it cannot be hashed.
    init(_ text: String) throws {
        self.text = text
        cookie = try ContentHash.sha256("agent page \(text)")
    }

    /// Reads the secret of a data directory, or makes one.
    ///
    /// - Throws: `AgentError` naming the file where it cannot be read or written.
    public init(in data: URL) throws {
        try self.init(Self.read(data.appending(path: Self.fileName)))
    }

    private static func read(_ file: URL) throws -> String {
        let path = file.path(percentEncoded: false)
        if !FileManager.default.fileExists(atPath: path) { try TextFile.create(file, random() + "\n") }
        let text = try TextFile.read(file, limit: 4096).trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.count >= 32, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw AgentError(
                .failed, "\(path) holds no token", remedy: "Remove it; the next start makes a new one.")
        }
        return text
    }

    /// A fresh secret of 256 random bits.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares two secrets in a time that does not tell where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
