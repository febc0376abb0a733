import AgentCore
import Foundation

/// Reads standard input.
enum StandardInput {
    /// After how many milliseconds of waiting the user is told about it.
    private static let patience: Int32 = 1_000
    private static let isTold = Locked(false)
    private static let isRead = Locked(false)

    /// The text of a file named on the command line, without a byte-order mark; `-` is standard input.
    ///
    /// - Throws: `AgentError` where the file cannot be read, or standard input was read before.
    static func file(_ path: String, limit: Int) throws -> String {
        try NamedFile.text(path, limit: limit, standardInput: { try text() })
    }

    /// All of standard input as text, without a byte-order mark.
    ///
    /// - Throws: `AgentError` where it cannot be read; `.usage` where it is not UTF-8 (with the line) or was read
    ///   before.
    static func text() throws(AgentError) -> String {
        let isAgain = isRead.withLock { isRead in
            defer { isRead = true }
            return isRead
        }
        guard !isAgain else {
            throw AgentError(
                .usage, "standard input is named twice, and can be read once", remedy: "Name a file for one of them.")
        }
        var bytes: [UInt8] = []
        while let next = try nextBytes() { bytes += next }
        let text = try TextLines.text(
            of: bytes, named: "standard input",
            remedy: "Nothing was stored. Convert it first, for example with iconv.")
        return String(text.withoutByteOrderMark)
    }

    /// All of standard input, if it is not a terminal and was not read before; `nil` otherwise.
    ///
    /// - Throws: the errors of `text()`.
    static func pipedText(_ console: Console) throws(AgentError) -> String? {
        console.inputIsTerminal || isRead.withLock { $0 } ? nil : try text()
    }

    /// Waits for the next bytes; `nil` at the end. If none come for a while, the user is told once that the program is
    /// waiting.
    ///
    /// - Parameter tellsWaiting: whether to tell the user; false between the messages of a conversation.
    /// - Throws: `AgentError` where standard input cannot be read.
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
