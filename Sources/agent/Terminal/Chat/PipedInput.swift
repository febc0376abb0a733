import AgentCore

/// Messages from a pipe or a file, one a line.
final class PipedInput: ChatInput {
    var keepsHistory = false
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    private var number = 0

    func next(draft: String) -> ChatInputEvent {
        do {
            guard let line = try nextLine() else { return .end }
            number += 1
            guard let text = TextLines.text(ofLine: line, isFirst: number == 1) else {
                return .broken("line \(number) is not UTF-8 text and was not sent")
            }
            return .message(text)
        } catch {
            isAtEnd = true
            return .broken(error.message)
        }
    }

    /// The bytes before the next line feed, or before the end.
    private func nextLine() throws(AgentError) -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return buffer[start..<end]
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? buffer[start...] : nil
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            if let bytes = try StandardInput.nextBytes(tellsWaiting: number == 0 && buffer.isEmpty) {
                buffer += bytes
            } else {
                isAtEnd = true
            }
        }
    }
}
