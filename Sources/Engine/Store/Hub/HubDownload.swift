public import Foundation

/// A file being downloaded.
public struct HubDownload {
    /// Whether the data continues an earlier part; otherwise it is the file from its beginning.
    public let goesOn: Bool
    /// Whether the earlier part was the whole file, so that nothing is left to download.
    public let isComplete: Bool
    /// Bytes still to come, if the server states it.
    public let byteCount: Int?
    /// The file's SHA-256, if the hub states it.
    public let sha256: String?
    private var answer: HTTPResponse
    private let host: String

    init(_ answer: HTTPResponse, _ head: HTTPExchange.Head, sha256: String?, host: String) {
        self.answer = answer
        self.host = host
        self.sha256 = sha256
        goesOn = head.status == 206
        isComplete = head.status == 416
        byteCount = head.length
    }

    /// The next bytes; `nil` at the end.
    ///
    /// - Throws: `EngineError` (serverFailed) if the connection breaks off; what has arrived is kept.
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
