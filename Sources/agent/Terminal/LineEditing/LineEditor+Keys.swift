import CLineEditor
import Foundation

extension LineEditor {
    static let pasteStart = "\u{1B}[200~"
    static let pasteEnd = "\u{1B}[201~"

    /// Binds the keys that differ from libedit's defaults.
    func bindKeys() {
        add("agent-interrupt", "Clears the line", to: ["\u{3}"]) { handle, _ in
            LineEditor.of(handle)?.interrupt() ?? UInt8(CC_ERROR)
        }
        add("agent-paste", "Takes a paste as it is", to: [Self.pasteStart]) { handle, _ in
            LineEditor.of(handle)?.paste() ?? UInt8(CC_ERROR)
        }
        add("agent-newline", "Begins a new line in the message", to: ["\u{1B}\r", "\u{1B}\n"]) { handle, _ in
            el_insertstr(handle, "\n") == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
        }
        add("agent-complete", "Completes /commands, @skills and paths", to: ["\t"]) { handle, _ in
            LineEditor.of(handle)?.completeWord() ?? UInt8(CC_ERROR)
        }
        add("agent-suspend", "Stops the program until fg", to: ["\u{1A}"]) { handle, _ in
            LineEditor.of(handle)?.suspend() ?? UInt8(CC_ERROR)
        }
        line_editor_bind(handle, "\u{12}", "em-inc-search-prev")
    }

    private func add(_ name: String, _ help: String, to keys: [String], _ function: @escaping line_editor_function) {
        line_editor_add(handle, name, help, function)
        for key in keys { line_editor_bind(handle, key, name) }
    }

    private func interrupt() -> UInt8 {
        isInterrupted = true
        line_editor_write("^C\n")
        return UInt8(CC_NEWLINE)
    }

    /// Inserts a bracketed paste into the line, up to the end mark. Line breaks in it do not send the message.
    private func paste() -> UInt8 {
        var pasted = String.UnicodeScalarView()
        let mark = Array(Self.pasteEnd.unicodeScalars)
        var character: wchar_t = 0
        while el_wgetc(handle, &character) == 1 {
            guard let scalar = Unicode.Scalar(UInt32(bitPattern: Int32(character))) else { continue }
            pasted.append(scalar == "\r" ? "\n" : scalar)
            if scalar == mark.last, pasted.suffix(mark.count).elementsEqual(mark) {
                pasted.removeLast(mark.count)
                break
            }
        }
        let text = String(pasted).withoutControls
        guard !text.isEmpty else { return UInt8(CC_NORM) }
        return el_insertstr(handle, pastes.shown(text)) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    }

    private func suspend() -> UInt8 {
        line_editor_set_flag(handle, EL_PREP_TERM, 0)
        kill(0, SIGTSTP)
        line_editor_set_flag(handle, EL_PREP_TERM, 1)
        return UInt8(CC_REDISPLAY)
    }
}
