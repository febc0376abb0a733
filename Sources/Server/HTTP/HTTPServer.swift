import AgentCore
import CMicroHTTPD
import Foundation

/// An HTTP server: one thread of libmicrohttpd for all connections, tasks for the work.
///
/// Order of one request: the header fields arrive and the handler may refuse; the body is read; the connection is suspended
/// while a task makes the answer; the answer is sent, at once or as a stream.
final class HTTPServer: Sendable {
    private struct State {
        nonisolated(unsafe) var daemon: OpaquePointer?
        var exchanges: [ObjectIdentifier: HTTPExchange] = [:]
        var tasks = 0
        var watch: Task<Void, Never>?
    }

    private let handler: any HTTPHandler
    private let limits: HTTPLimits
    private let state = Locked(State())
    private let threads = WorkerThreads(most: 32)

    /// Every so often, on a thread of the server's own, it is looked whether clients of unfinished answers are still there.
    private static let watchInterval = Duration.milliseconds(200)

    /// A server that does not listen yet.
    init(_ handler: any HTTPHandler, limits: HTTPLimits = HTTPLimits()) {
        self.handler = handler
        self.limits = limits
    }

    /// Serves a listening socket, which is closed by `stop`.
    ///
    /// - Throws: `AgentError` where the system refuses.
    func start(on socket: ListeningSocket) throws {
        let context = Unmanaged.passRetained(self).toOpaque()
        guard
            let daemon = http_daemon_start(
                socket.descriptor, UInt32(limits.connections), UInt32(limits.idleSeconds), limits.fields,
                accessCallback, completedCallback, context)
        else {
            Unmanaged<HTTPServer>.fromOpaque(context).release()
            close(socket.descriptor)
            throw AgentError(.failed, "the server could not be started", remedy: "Try again; see `agent doctor`.")
        }
        nonisolated(unsafe) let started = daemon
        state.withLock { $0.daemon = started }
        let watch = Task(executorPreference: threads) { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.watchInterval)
                self?.cancelWhatLostItsClient()
            }
        }
        state.withLock { $0.watch = watch }
    }

    /// Accepts no more connections, cancels the work on all requests, and closes the connections once it has ended.
    ///
    /// - Parameter patience: how long to wait for the work.
    func stop(patience: Duration = .seconds(10)) async {
        let daemon = state.withLock { state -> OpaquePointer? in
            defer { state.daemon = nil }
            state.watch?.cancel()
            return state.daemon
        }
        guard let daemon else { return }
        let socket = MHD_quiesce_daemon(daemon)
        if socket >= 0 { close(socket) }
        for exchange in state.withLock({ Array($0.exchanges.values) }) { exchange.cancel() }
        let end = ContinuousClock.now + patience
        while state.withLock({ $0.tasks }) > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(20))
        }
        // A connection that is still suspended must not be closed; the process is about to end anyway.
        guard state.withLock({ $0.tasks }) == 0 else { return }
        // Let what was answered last be sent.
        let sent = ContinuousClock.now + .seconds(1)
        while !state.withLock({ $0.exchanges.isEmpty }), ContinuousClock.now < sent {
            try? await Task.sleep(for: .milliseconds(20))
        }
        MHD_stop_daemon(daemon)
        Unmanaged.passUnretained(self).release()
    }

    private func cancelWhatLostItsClient() {
        for exchange in state.withLock({ Array($0.exchanges.values) }) where exchange.hasLostClient() {
            exchange.cancel()
        }
    }

    // MARK: The connections' thread

    /// One step of a request: its header fields, a piece of its body, the end of its body, or its answer.
    fileprivate func access(
        _ connection: OpaquePointer, method: String, path: String, data: UnsafeRawBufferPointer,
        slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Bool {
        guard let known = slot.pointee else {
            let exchange = HTTPExchange(
                HTTPRequest(
                    method: method, path: path, query: Self.pairs(connection, .GET_ARGUMENT_KIND).arguments,
                    fields: Self.pairs(connection, .HEADER_KIND).fields),
                on: connection, limits: limits)
            slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
            state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
            if let refusal = handler.refusal(of: exchange.head) { return send(refusal, exchange, on: connection) }
            if let length = exchange.head.statedLength, length > limits.body {
                return send(handler.tooLarge(exchange.head, limit: limits.body), exchange, on: connection)
            }
            return true
        }
        let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
        if !data.isEmpty { return exchange.receive(data) }
        if let answer = exchange.takeAnswer() { return send(answer, exchange, on: connection) }
        guard exchange.isReceiving else { return true }
        guard let request = exchange.received() else {
            return send(handler.tooLarge(exchange.head, limit: limits.body), exchange, on: connection)
        }
        exchange.suspend()
        state.withLock { $0.tasks += 1 }
        exchange.work(
            in: Task(executorPreference: threads) { [self] in
                let response = await handler.respond(to: request)
                exchange.answer(response)
                if case .stream(let produce) = response.body {
                    await produce(exchange.writer)
                    exchange.writer.end()
                }
                state.withLock { $0.tasks -= 1 }
            })
        return true
    }

    /// The connection is done with a request.
    fileprivate func completed(_ exchange: HTTPExchange, isComplete: Bool) {
        state.withLock { _ = $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
        handler.finished(exchange.over(isComplete: isComplete))
    }

    private func send(_ response: HTTPResponse, _ exchange: HTTPExchange, on connection: OpaquePointer) -> Bool {
        exchange.sending(response.status)
        let made: OpaquePointer?
        switch response.body {
        case .bytes(let bytes):
            made = bytes.withUnsafeBytes { buffer in
                MHD_create_response_from_buffer(
                    buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .stream:
            let context = Unmanaged.passRetained(StreamedBody(exchange.writer, connection)).toOpaque()
            made = MHD_create_response_from_callback(.max, 16 << 10, readCallback, context, releaseCallback)
        }
        guard let made else { return false }
        for field in response.fields { MHD_add_response_header(made, field.name, field.value) }
        let isQueued = MHD_queue_response(connection, UInt32(response.status), made)
        MHD_destroy_response(made)
        return isQueued == .YES
    }

    private static func pairs(_ connection: OpaquePointer, _ kind: MHD_ValueKind) -> [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        withUnsafeMutablePointer(to: &pairs) { pointer in
            _ = MHD_get_connection_values(
                connection, kind,
                { context, _, name, value in
                    guard let name else { return .YES }
                    context?.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
                        .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
                    return .YES
                }, pointer)
        }
        return pairs
    }
}

extension [(name: String, value: String)] {
    fileprivate var fields: [String: String] {
        Dictionary(map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    }

    fileprivate var arguments: [String: String] {
        Dictionary(
            compactMap { pair in
                guard let name = PercentEncoding.decode(pair.name), let value = PercentEncoding.decode(pair.value)
                else {
                    return nil
                }
                return (name, value)
            }
        ) { _, last in last }
    }
}

/// A streamed response's writer, and the connection that reads from it.
private final class StreamedBody {
    let writer: HTTPBodyWriter
    let connection: OpaquePointer

    init(_ writer: HTTPBodyWriter, _ connection: OpaquePointer) {
        self.writer = writer
        self.connection = connection
    }
}

private let accessCallback: MHD_AccessHandlerCallback = { context, connection, path, method, _, data, size, slot in
    guard let context, let connection, let path, let method, let size, let slot else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: data, count: size.pointee)
    size.pointee = 0
    let goesOn = server.access(
        connection, method: String(cString: method), path: String(cString: path), data: bytes, slot: slot)
    return goesOn ? .YES : .NO
}

private let completedCallback: MHD_RequestCompletedCallback = { context, _, slot, reason in
    guard let context, let known = slot?.pointee else { return }
    slot?.pointee = nil
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeRetainedValue()
    server.completed(exchange, isComplete: reason == .REQUEST_TERMINATED_COMPLETED_OK)
}

private let readCallback: MHD_ContentReaderCallback = { context, _, buffer, count in
    guard let context, let buffer else { return -1 }
    let body = Unmanaged<StreamedBody>.fromOpaque(context).takeUnretainedValue()
    return body.writer.read(into: buffer, count: count, for: body.connection)
}

private let releaseCallback: MHD_ContentReaderFreeCallback = { context in
    guard let context else { return }
    Unmanaged<StreamedBody>.fromOpaque(context).release()
}
