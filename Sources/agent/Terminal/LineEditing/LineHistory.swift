import CLineEditor
import Foundation

/// History of lines, for the arrow keys.
final class LineHistory {
    private let handle: OpaquePointer?
    private let file: URL?

    /// Opens the history.
    ///
    /// - Parameter file: where lines are stored, readable by the user alone; `nil` to store nothing.
    init(file: URL?) {
        self.file = file
        handle = history_init()
        guard let handle else { return }
        _ = line_history_set(handle, H_SETSIZE, 1000)
        _ = line_history_set(handle, H_SETUNIQUE, 1)
        if let file { _ = line_history_text(handle, H_LOAD, file.path(percentEncoded: false)) }
    }

    deinit { if let handle { history_end(handle) } }

    func attach(to editor: OpaquePointer) {
        if let handle { line_editor_set_history(editor, handle) }
    }

    /// Adds a message and writes the file.
    func add(_ text: String) {
        guard let handle, text.contains(where: { !$0.isWhitespace }) else { return }
        _ = line_history_text(handle, H_ENTER, text)
        guard let file else { return }
        let mask = umask(0o077)
        _ = line_history_text(handle, H_SAVE, file.path(percentEncoded: false))
        umask(mask)
    }
}
