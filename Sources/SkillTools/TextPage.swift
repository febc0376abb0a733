import AgentCore
import Foundation

/// A page of a text file for a model, in whole lines where possible.
enum TextPage {
    /// How many bytes of a file are read at most.
    static let maximumBytes = 8 << 20
    /// Bytes reserved for the note on what was left out.
    private static let noteBytes = 160

    /// Reads a page that starts at a line.
    ///
    /// - Parameters:
    ///   - item: the file.
    ///   - firstLine: the line to start at, counted from 1.
    ///   - limit: the most bytes of UTF-8 to return.
    /// - Returns: the lines, then a note on what was left out.
    /// - Throws: `ToolError` naming the file if it is not UTF-8 text, has fewer lines or cannot be read.
    static func read(_ item: ConfinedFolder.Item, from firstLine: Int, limit: Int) throws(ToolError) -> String {
        let shown = CommandText.shown(item.path)
        let raw = try bytes(of: item, shown)
        let isWhole = raw.count >= item.size
        // Drop a byte order mark, and a character that the read limit cut in two.
        let all = Array(raw.dropFirst(raw.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
            .dropLast(isWhole ? 0 : incompleteEnd(raw))
        guard !all.contains(0) else { throw ToolError("\(shown) is not a text") }
        let starts = [0] + all.indices.filter { all[$0] == 0x0A && $0 + 1 < all.count }.map { $0 + 1 }
        guard firstLine <= starts.count else {
            throw ToolError("\(shown) has \(starts.count) lines, so that there is no line \(firstLine)")
        }
        let start = starts[firstLine - 1]
        if start == 0, isWhole, all.count <= limit { return all.isEmpty ? "(the file is empty)" : try text(all, shown) }

        let room = max(limit - noteBytes, limit / 2, 4)
        var end = start
        var next = firstLine - 1
        while next < starts.count {
            let lineEnd = next + 1 < starts.count ? starts[next + 1] : all.count
            guard lineEnd - start <= room else { break }
            end = lineEnd
            next += 1
        }
        var notes: [String] = []
        if end == start {
            // The first line alone is too long: cut it at a character boundary.
            end = start + room
            while end > start, all[end] & 0xC0 == 0x80 { end -= 1 }
            let lineEnd = next + 1 < starts.count ? starts[next + 1] : all.count
            notes.append("line \(firstLine) goes on for \(lineEnd - end) bytes that are left out")
            next += 1
        }
        let total = isWhole ? "\(starts.count)" : "more than \(starts.count)"
        if next < starts.count {
            notes.append("lines \(firstLine) to \(next) of \(total); go on with from_line \(next + 1)")
        } else if !isWhole {
            notes.append("the file goes on for \(item.size - all.count) bytes that cannot be read here")
        }
        let page = try text(all[start..<end], shown)
        return notes.isEmpty ? page : page + (page.hasSuffix("\n") ? "" : "\n") + "[\(notes.joined(separator: "; "))]"
    }

    private static func bytes(of item: ConfinedFolder.Item, _ shown: String) throws(ToolError) -> [UInt8] {
        let handle = FileHandle(fileDescriptor: item.descriptor.number, closeOnDealloc: false)
        do {
            return Array(try handle.read(upToCount: maximumBytes) ?? Data())
        } catch {
            throw ToolError("\(shown) cannot be read: \(error.words)")
        }
    }

    /// The number of bytes at the end that belong to an incomplete UTF-8 character.
    private static func incompleteEnd(_ bytes: [UInt8]) -> Int {
        let rest = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        guard rest < bytes.count, bytes[bytes.count - 1 - rest] >= 0xC0 else { return 0 }
        let first = bytes[bytes.count - 1 - rest]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        return rest + 1 < length ? rest + 1 : 0
    }

    private static func text(_ bytes: some Collection<UInt8>, _ shown: String) throws(ToolError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ToolError("\(shown) is not UTF-8 text") }
        return text
    }
}
