import AgentCore
import Foundation

/// Reads standard input.
enum StandardInput {
    /// How long it is waited for without a word.
    private static let patience: Int32 = 1_000
    private static let isTold = Locked(false)
    private static let isRead = Locked(false)

    /// A file that was named on the command line, `-` being standard input; without a byte-order mark.
    ///
    /// - Throws: `AgentError` where the file cannot be read, or standard input was read before.
    static func file(_ path: String, limit: Int) throws -> String {
        try NamedFile.text(path, limit: limit, standardInput: { try text() })
    }

    /// All of it, as text, without a byte-order mark.
    ///
    /// - Throws: `AgentError` where it cannot be read, or (`.usage`) is not UTF-8, in which case the line is named, or was
    ///   read before.
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

    /// All of it where something is piped in that was not read before; `nil` at a terminal.
    ///
    /// - Throws: as `text()`.
    static func pipedText(_ console: Console) throws(AgentError) -> String? {
        console.inputIsTerminal || isRead.withLock { $0 } ? nil : try text()
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
