import Foundation

/// Long pastes, shown in the line as a short note and put back when the line is sent.
struct Pastes {
    private var notes: [(note: String, text: String)] = []

    /// What the line shows for a paste: the text itself where it is short.
    mutating func shown(_ text: String) -> String {
        let lines = text.count { $0.isNewline } + 1
        guard lines > 12 || text.count > 2000 else { return text }
        let note = "[pasted \(notes.count + 1): \(lines) lines, \(text.count) characters]"
        notes.append((note, text))
        return note
    }

    /// The line with every note replaced by what it stands for.
    func expand(_ line: String) -> String {
        notes.reduce(line) { line, paste in
            guard let range = line.range(of: paste.note) else { return line }
            return line.replacingCharacters(in: range, with: paste.text)
        }
    }
}
