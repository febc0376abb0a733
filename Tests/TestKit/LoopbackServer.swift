public import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server on the loopback interface that answers each request by a script, byte for byte.
public final class LoopbackServer: Sendable {
    /// A request as it came.
    public struct Request: Sendable {
        /// Method and path: `POST /v1/chat/completions`.
        public let line: String
        /// Header fields by their name in lower case.
        public let fields: [String: String]
        /// The body.
        public let body: Data
    }

    /// What the script does, one after the other.
    public enum Step: Sendable {
        /// Sends bytes.
        case send(String)
        /// Sends bytes that need not be text.
        case bytes([UInt8])
        /// Waits until the client closes the connection.
        case waitForClose
    }

    /// The port that the system chose.
    public let port: Int
    private let listener: Int32
    private let script: @Sendable (Request, Int) -> [Step]
    private let seen = Mutex<(requests: [Request], closedByClient: Int)>(([], 0))

    /// Listens, and answers each request by `script`, which is also told its number from 0. Connections are closed
    /// after the last step.
    public init(script: @escaping @Sendable (Request, Int) -> [Step]) throws {
        self.script = script
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        listener = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw CocoaError(.fileNoSuchFile) }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in accept() }
    }

    /// The base URL of its API.
    public var base: String { "http://127.0.0.1:\(port)/v1" }
    /// The requests so far.
    public var requests: [Request] { seen.withLock { $0.requests } }
    /// Connections that the client closed while the script was waiting for that.
    public var closedByClient: Int { seen.withLock { $0.closedByClient } }

    /// Stops listening.
    public func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// An answer with a head and a body.
    public static func answer(_ status: String, type: String = "application/json", fields: String = "", _ body: String)
        -> Step
    {
        .send(
            "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n\(fields)Content-Length: \(body.utf8.count)\r\n"
                + "Connection: close\r\n\r\n\(body)")
    }

    /// The head of an answer that is a stream of events, ended by closing the connection.
    public static let eventHead = Step.send(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")

    private func accept() {
        while true {
            #if canImport(Glibc)
                let client = Glibc.accept(listener, nil, nil)
            #else
                let client = Darwin.accept(listener, nil, nil)
            #endif
            guard client >= 0 else {
                close(listener)
                return
            }
            Thread.detachNewThread { [self] in serve(client) }
        }
    }

    private func serve(_ client: Int32) {
        defer { close(client) }
        guard let request = read(client) else { return }
        let number = seen.withLock { state in
            state.requests.append(request)
            return state.requests.count - 1
        }
        for step in script(request, number) {
            switch step {
            case .send(let text): write(client, Array(text.utf8))
            case .bytes(let bytes): write(client, bytes)
            case .waitForClose:
                var byte: UInt8 = 0
                if recv(client, &byte, 1, 0) <= 0 { seen.withLock { $0.closedByClient += 1 } }
            }
        }
    }

    private func write(_ client: Int32, _ bytes: [UInt8]) {
        #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
        #endif
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(client, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            sent += count
        }
    }

    private func read(_ client: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        let end = Array("\r\n\r\n".utf8)
        while true {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            // The beginning of TLS, which is not spoken here.
            if bytes.first == 0x16 { return nil }
            guard let headEnd = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { continue }
            let lines = String(decoding: bytes[..<headEnd], as: UTF8.self).components(separatedBy: "\r\n")
            var fields: [String: String] = [:]
            for line in lines.dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1)
                fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
            }
            let body = bytes[(headEnd + end.count)...]
            guard body.count >= Int(fields["content-length"] ?? "0") ?? 0 else { continue }
            let line = lines[0].components(separatedBy: " HTTP/")[0]
            return Request(line: line, fields: fields, body: Data(body))
        }
    }
}
