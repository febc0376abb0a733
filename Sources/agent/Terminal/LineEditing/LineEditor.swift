import CLineEditor
import Foundation

/// Line editor for terminals, built on libedit: history, completion, and pastes of several lines as one message.
///
/// Not thread-safe: use it from the one thread that reads.
final class LineEditor {
    /// The result of reading a line.
    enum Line {
        /// The line was sent.
        case text(String)
        /// The user pressed Ctrl-C; the text typed so far.
        case interrupted(draft: String)
        /// The user pressed Ctrl-D on an empty line.
        case end
    }

    /// Candidates for the end of a text.
    struct Completion {
        /// The end of the text that is replaced.
        let word: String
        /// The possible replacements.
        let candidates: [String]
    }

    /// Completes the end of this text.
    var complete: (String) -> Completion = { _ in Completion(word: "", candidates: []) }

    let handle: OpaquePointer
    let promptText: UnsafeMutablePointer<CChar>
    var isInterrupted = false
    var pastes = Pastes()
    private let history: LineHistory
    private let usesPasteMarks: Bool

    /// Takes over standard input and output.
    ///
    /// - Parameters:
    ///   - prompt: the text before the line.
    ///   - history: earlier lines.
    ///   - environment: variables, of which `TERM` names the kind of terminal.
    init?(prompt: String, history: LineHistory, environment: [String: String]) {
        TextEncoding.useUTF8()
        guard let handle = line_editor_make("agent") else { return nil }
        self.handle = handle
        self.history = history
        promptText = strdup(prompt)
        usesPasteMarks = environment["TERM"] != "dumb"
        line_editor_set_data(handle, Unmanaged.passUnretained(self).toOpaque())
        _ = line_editor_set_text(handle, EL_EDITOR, "emacs")
        // With this flag, libedit follows the window's size and restores the terminal before a signal ends the program.
        _ = line_editor_set_flag(handle, EL_SIGNAL, 1)
        line_editor_set_prompt(handle, { LineEditor.of($0)?.promptText }, 1)
        history.attach(to: handle)
        el_source(handle, nil)
        bindKeys()
        // Ctrl-C is a key of the editor, not a signal, while a line is edited.
        line_editor_set_terminal(handle, "-d", "-isig")
    }

    deinit {
        el_end(handle)
        free(promptText)
    }

    /// Reads one line.
    ///
    /// - Parameter draft: the initial text of the line.
    func read(draft: String = "") -> Line {
        isInterrupted = false
        pastes = Pastes()
        if !draft.isEmpty { el_push(handle, Self.pasteStart + draft + Self.pasteEnd) }
        markPastes(true)
        defer { markPastes(false) }
        var count: Int32 = 0
        guard let line = el_gets(handle, &count), count > 0 else {
            if isInterrupted { return .interrupted(draft: "") }
            return .end
        }
        let bytes = UnsafeRawBufferPointer(start: line, count: Int(count))
        var text = pastes.expand(String(decoding: bytes, as: UTF8.self))
        if isInterrupted { return .interrupted(draft: text) }
        if text.hasSuffix("\n") { text.removeLast() }
        return .text(text)
    }

    /// Adds a message to the history, for the arrow keys and Ctrl-R.
    func remember(_ text: String) { history.add(text) }

    static func of(_ handle: OpaquePointer?) -> LineEditor? {
        guard let handle, let data = line_editor_data(handle) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
    }

    private func markPastes(_ on: Bool) {
        guard usesPasteMarks else { return }
        line_editor_write(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    }
}
