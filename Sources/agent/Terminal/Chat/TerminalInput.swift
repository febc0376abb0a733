/// Messages typed at a terminal.
///
/// A message can have several lines: a line that ends in `\` continues on the next one, lines between two lines of
/// `"""` form one message, and so does a paste of several lines.
final class TerminalInput: ChatInput {
    var keepsHistory = true
    private let editor: LineEditor
    private static let block = "\"\"\""

    /// Reads from this editor.
    init(_ editor: LineEditor) { self.editor = editor }

    func next(draft: String) -> ChatInputEvent {
        var lines: [String] = []
        var isBlock = false
        while true {
            switch editor.read(draft: lines.isEmpty ? draft : "") {
            case .end: return lines.isEmpty ? .end : .cleared(draft: "")
            case .interrupted(let unsent):
                let text = (lines + [unsent]).joined(separator: "\n")
                if keepsHistory { editor.remember(text) }
                return .cleared(draft: text)
            case .text(let line):
                if line == Self.block {
                    if isBlock { return finished(lines) }
                    isBlock = true
                } else if isBlock {
                    lines.append(line)
                } else if line.hasSuffix("\\"), !line.hasSuffix("\\\\") {
                    lines.append(String(line.dropLast()))
                } else {
                    return finished(lines + [line])
                }
            }
        }
    }

    private func finished(_ lines: [String]) -> ChatInputEvent {
        let text = lines.joined(separator: "\n")
        if keepsHistory { editor.remember(text) }
        return .message(text)
    }
}
