import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One HTTP call whose answer is read as it arrives.
///
/// Redirects are not followed: what is sent (a conversation, a key) is meant for the server that was named.
final class HTTPExchange: NSObject, URLSessionDataDelegate, Sendable {
    /// What arrives: the head once, then pieces of the body.
    enum Part: Sendable {
        case head(status: Int, type: String, retryAfter: String?)
        case body(Data)
    }

    private let continuation: AsyncThrowingStream<Part, any Error>.Continuation

    private init(_ continuation: AsyncThrowingStream<Part, any Error>.Continuation) {
        self.continuation = continuation
    }

    /// Begins a call. Dropping the stream, or cancelling the task that reads it, ends the call.
    static func start(_ request: URLRequest) -> AsyncThrowingStream<Part, any Error> {
        AsyncThrowingStream { continuation in
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = request.timeoutInterval
            configuration.timeoutIntervalForResource = 24 * 3600
            configuration.httpCookieStorage = nil
            configuration.urlCache = nil
            let session = URLSession(
                configuration: configuration, delegate: HTTPExchange(continuation), delegateQueue: nil)
            let task = session.dataTask(with: request)
            continuation.onTermination = { _ in
                task.cancel()
                session.invalidateAndCancel()
            }
            task.resume()
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let http = response as? HTTPURLResponse
        continuation.yield(
            .head(
                status: http?.statusCode ?? 0, type: http?.value(forHTTPHeaderField: "Content-Type") ?? "",
                retryAfter: http?.value(forHTTPHeaderField: "Retry-After")))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        continuation.yield(.body(data))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        continuation.finish(throwing: error)
    }
}
