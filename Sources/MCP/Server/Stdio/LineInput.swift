import AgentCore
import Foundation

/// The lines of a file, read on a thread of their own, so that the threads that tasks share are never blocked. The next
/// part is read when the lines of the last one were taken.
final class LineInput: Sendable {
    private let file: Int32
    private let parts: AsyncStream<[UInt8]>
    private let source: AsyncStream<[UInt8]>.Continuation
    private let isWanted = DispatchSemaphore(value: 0)
    private let state = Locked(State())

    private struct State {
        var lines = MessageLines(limit: MessageReader.longest)
        var ready: [MessageLines.Line] = []
        var hasBegun = false
        var hasEnded = false
    }

    /// Reads this file, once the first line is asked for.
    init(_ file: Int32) {
        self.file = file
        (parts, source) = AsyncStream.makeStream()
    }

    /// The next line; `nil` at the end of the file, or after `stop`. For one caller at a time.
    func next() async -> MessageLines.Line? {
        begin()
        while true {
            let (line, hasEnded) = state.withLock { state in
                (state.ready.isEmpty ? nil : state.ready.removeFirst(), state.hasEnded)
            }
            if let line { return line }
            if hasEnded { return nil }
            isWanted.signal()
            var iterator = parts.makeAsyncIterator()
            let part = await iterator.next()
            state.withLock { state in
                if let part {
                    state.ready += state.lines.take(part)
                } else {
                    state.ready += state.lines.end()
                    state.hasEnded = true
                }
            }
        }
    }

    /// Ends the lines. The thread ends with the next part or the process.
    func stop() {
        source.finish()
        isWanted.signal()
    }

    private func begin() {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst else { return }
        let thread = Thread { [file, source, isWanted] in
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                isWanted.wait()
                let count = read(file, &buffer, buffer.count)
                if count < 0, errno == EINTR || errno == EAGAIN {
                    FileReadiness.wait(for: file, Int16(POLLIN))
                    isWanted.signal()
                    continue
                }
                guard count > 0, case .enqueued = source.yield(Array(buffer[..<count])) else {
                    source.finish()
                    return
                }
            }
        }
        thread.start()
    }
}
