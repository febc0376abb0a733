import Foundation

/// Messages from a pipe or a file: each line is one.
final class PipedInput: ChatInput {
    var keepsHistory = false
    private var buffer = Data()
    private var isAtEnd = false
    private var number = 0

    func next(draft: String) -> ChatInputEvent {
        guard let line = nextLine() else { return .end }
        number += 1
        guard let text = String(validating: line, as: UTF8.self) else {
            return .broken("line \(number) is not valid UTF-8 and was not sent")
        }
        return .message(text)
    }

    private func nextLine() -> Data? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = buffer[..<end]
                buffer = Data(buffer[buffer.index(after: end)...])
                return Data(line)
            }
            if isAtEnd {
                defer { buffer = Data() }
                return buffer.isEmpty ? nil : buffer
            }
            fill()
        }
    }

    private func fill() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
            buffer.append(contentsOf: bytes[..<count])
        } else if count == 0 || errno != EINTR {
            isAtEnd = true
        }
    }
}
