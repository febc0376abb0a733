import AgentCore
import Foundation

/// Reads standard input.
enum StandardInput {
    /// How long it is waited for without a word.
    private static let patience: Int32 = 1_000
    private static let isTold = Locked(false)

    /// All of it, as text, without a byte-order mark.
    ///
    /// - Throws: `AgentError` where it cannot be read, or (`.usage`) is not UTF-8; the line is named.
    static func text() throws(AgentError) -> String {
        var bytes: [UInt8] = []
        while let next = try nextBytes() { bytes += next }
        let text = try TextLines.text(
            of: bytes, named: "standard input",
            remedy: "Nothing was stored. Convert it first, for example with iconv.")
        return String(text.withoutByteOrderMark)
    }

    /// All of it where something is piped in; `nil` at a terminal.
    ///
    /// - Throws: as `text()`.
    static func pipedText(_ console: Console) throws(AgentError) -> String? {
        console.inputIsTerminal ? nil : try text()
    }

    /// What comes next, waiting for it; `nil` at the end. Where nothing comes for a while, the user is told once what is
    /// waited for.
    ///
    /// - Parameter tellsWaiting: whether they are; not so between the messages of a conversation.
    /// - Throws: `AgentError` where it cannot be read.
    static func nextBytes(tellsWaiting: Bool = true) throws(AgentError) -> [UInt8]? {
        while true {
            var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let isPatient = !tellsWaiting || isTold.withLock { $0 }
            let ready = poll(&input, 1, isPatient ? -1 : patience)
            if ready == 0 {
                tell()
                continue
            }
            var bytes = [UInt8](repeating: 0, count: 64 << 10)
            let count = ready < 0 ? -1 : read(STDIN_FILENO, &bytes, bytes.count)
            if count == 0 { return nil }
            if count > 0 { return Array(bytes[..<count]) }
            guard errno == EINTR || errno == EAGAIN else {
                throw AgentError(
                    .failed, "standard input cannot be read: \(String(cString: strerror(errno)))",
                    remedy: "Give a file or a pipe, or nothing: < /dev/null.")
            }
        }
    }

    private static func tell() {
        isTold.withLock { $0 = true }
        FileHandle.standardError.write(
            Data("agent: waiting for standard input; end it with Ctrl-D, or give none: < /dev/null\n".utf8))
    }
}
