import CLineEditor
import Foundation

extension LineEditor {
    /// Completes the word before the cursor as far as it is clear, and lists what it could become otherwise.
    func completeWord() -> UInt8 {
        let before = textBeforeCursor
        let candidates = complete(before)
        guard let first = candidates.first else { return UInt8(CC_REFRESH_BEEP) }
        let word = Self.lastWord(before)
        let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        if common.count > word.count || candidates.count == 1 {
            let isComplete = candidates.count == 1 && !common.hasSuffix("/")
            el_deletestr(handle, Int32(word.unicodeScalars.count))
            el_insertstr(handle, common + (isComplete ? " " : ""))
            return UInt8(CC_REFRESH)
        }
        line_editor_write("\n" + candidates.joined(separator: "  ").withoutControls + "\n")
        return UInt8(CC_REDISPLAY)
    }

    /// What follows the last blank.
    static func lastWord(_ text: String) -> String {
        String(text[(text.lastIndex(where: \.isWhitespace).map { text.index(after: $0) } ?? text.startIndex)...])
    }

    private var textBeforeCursor: String {
        guard let info = el_line(handle)?.pointee, let start = info.buffer, let cursor = info.cursor else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: cursor - start), as: UTF8.self)
    }
}
