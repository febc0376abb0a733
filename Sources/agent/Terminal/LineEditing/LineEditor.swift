import CLineEditor
import Foundation

/// Edits lines on a terminal: history, completion, and pastes of several lines as one message.
///
/// Belongs to the one thread that reads.
final class LineEditor {
    /// What came of reading.
    enum Line {
        /// The line was sent.
        case text(String)
        /// Ctrl-C; what had been typed.
        case interrupted(draft: String)
        /// Ctrl-D on an empty line.
        case end
    }

    /// What may take the place of the end of a text.
    struct Completion {
        /// The end of the text that is replaced.
        let word: String
        /// What it may become.
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
    ///   - prompt: what stands before the line.
    ///   - history: the lines of before.
    ///   - environment: says what terminal it is.
    init?(prompt: String, history: LineHistory, environment: [String: String]) {
        TextEncoding.useUTF8()
        guard let handle = line_editor_make("agent") else { return nil }
        self.handle = handle
        self.history = history
        promptText = strdup(prompt)
        usesPasteMarks = environment["TERM"] != "dumb"
        line_editor_set_data(handle, Unmanaged.passUnretained(self).toOpaque())
        _ = line_editor_set_text(handle, EL_EDITOR, "emacs")
        // The library follows the window's size and puts the terminal back before a signal ends the program.
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
    /// - Parameter draft: what stands in the line to begin with.
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

    /// Remembers a message for the arrow keys and Ctrl-R.
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
