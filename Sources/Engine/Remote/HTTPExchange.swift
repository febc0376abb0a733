import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One HTTP call whose answer is read as it arrives.
///
/// Redirects are not followed: what is sent (a conversation, a key) is meant for the server that was named.
final class HTTPExchange: NSObject, URLSessionDataDelegate, Sendable {
    /// Status and headers of a response.
    struct Head: Sendable {
        /// The status; 0 if the response is not HTTP.
        var status = 0
        /// The media type.
        var type = ""
        /// The value of `Retry-After`.
        var retryAfter: String?
        /// The target of a redirect.
        var location: String?
        /// Bytes of the body, if stated.
        var length: Int?
        /// The SHA-256 of the file that a redirect leads to, from Hugging Face's `X-Linked-ETag`.
        var linkedHash: String?
    }

    /// What arrives: the status and headers once, then pieces of the body.
    enum Part: Sendable {
        case head(Head)
        case body(Data)
    }

    /// Maximum bytes that may have arrived without being read; a server that sends more is faulty.
    static let mostPending = 32 << 20

    private let continuation: AsyncThrowingStream<Part, any Error>.Continuation
    private let pending = Atomic(0)
    private let mostPending: Int

    private init(_ continuation: AsyncThrowingStream<Part, any Error>.Continuation, mostPending: Int) {
        self.continuation = continuation
        self.mostPending = mostPending
    }

    /// Starts a call. Dropping the answer, or cancelling the task that reads it, ends the call.
    static func start(_ request: URLRequest, mostPending: Int = mostPending) -> HTTPResponse {
        let (parts, continuation) = AsyncThrowingStream<Part, any Error>.makeStream()
        let exchange = HTTPExchange(continuation, mostPending: mostPending)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = request.timeoutInterval
        configuration.timeoutIntervalForResource = 24 * 3600
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
        let task = session.dataTask(with: request)
        continuation.onTermination = { _ in task.cancel() }
        task.resume()
        // The session ends with its only task. `invalidateAndCancel` at the end would be unsafe: on Linux it reads the
        // list of tasks while another thread may be removing the task that has just ended (Swift 6.3).
        session.finishTasksAndInvalidate()
        return HTTPResponse(parts: parts.makeAsyncIterator(), exchange: exchange)
    }

    /// Records that `count` bytes have been read.
    func read(_ count: Int) { pending.wrappingSubtract(count, ordering: .relaxed) }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        var head = Head()
        if let http = response as? HTTPURLResponse {
            head.status = http.statusCode
            head.type = http.value(forHTTPHeaderField: "Content-Type") ?? ""
            head.retryAfter = http.value(forHTTPHeaderField: "Retry-After")
            head.location = http.value(forHTTPHeaderField: "Location")
            head.length = http.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
            let linked = http.value(forHTTPHeaderField: "X-Linked-ETag")?.filter(\.isHexDigit)
            head.linkedHash = linked?.count == 64 ? linked : nil
        }
        continuation.yield(.head(head))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if pending.wrappingAdd(data.count, ordering: .relaxed).newValue > mostPending {
            continuation.finish(throwing: URLError(.dataLengthExceedsMaximum))
        } else {
            continuation.yield(.body(data))
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        continuation.finish(throwing: error)
    }
}

/// The answer to a call, part by part.
struct HTTPResponse {
    fileprivate var parts: AsyncThrowingStream<HTTPExchange.Part, any Error>.Iterator
    fileprivate let exchange: HTTPExchange

    /// The next part, or `nil` at the end.
    mutating func next() async throws -> HTTPExchange.Part? {
        let part = try await parts.next(isolation: #isolation)
        if case .body(let data)? = part { exchange.read(data.count) }
        return part
    }
}
