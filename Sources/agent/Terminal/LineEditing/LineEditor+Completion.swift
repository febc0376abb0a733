import CLineEditor
import Foundation

extension LineEditor {
    /// Completes the word before the cursor as far as it is unambiguous; else lists the candidates.
    func completeWord() -> UInt8 {
        let completion = complete(textBeforeCursor)
        let (word, candidates) = (completion.word, completion.candidates)
        guard let first = candidates.first else { return UInt8(CC_REFRESH_BEEP) }
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

    private var textBeforeCursor: String {
        guard let info = el_line(handle)?.pointee, let start = info.buffer, let cursor = info.cursor else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: cursor - start), as: UTF8.self)
    }
}
