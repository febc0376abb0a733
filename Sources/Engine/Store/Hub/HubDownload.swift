public import Foundation

/// A file on its way, piece by piece.
public struct HubDownload {
    /// Whether what comes goes on where an earlier part ended; otherwise it is the file from its beginning.
    public let goesOn: Bool
    /// Whether nothing is left to come: all of it was there.
    public let isComplete: Bool
    /// Bytes that are still to come, where the server tells.
    public let byteCount: Int?
    /// The file's SHA-256, where the hub tells it with the file.
    public let sha256: String?
    private var answer: HTTPAnswer
    private let host: String

    init(_ answer: HTTPAnswer, _ head: HTTPExchange.Head, sha256: String?, host: String) {
        self.answer = answer
        self.host = host
        self.sha256 = sha256
        goesOn = head.status == 206
        isComplete = head.status == 416
        byteCount = head.length
    }

    /// The next bytes; `nil` at the end.
    ///
    /// - Throws: `EngineError` (serverFailed) where it breaks off; what has come remains.
    public mutating func next() async throws(EngineError) -> Data? {
        do {
            while let part = try await answer.next() {
                if case .body(let data) = part { return data }
            }
            return nil
        } catch {
            throw EngineError(
                .serverFailed, "\(host) broke off: \(HubFailure.reason(error))",
                remedy: "What has come is kept; the same command goes on from there.")
        }
    }
}
