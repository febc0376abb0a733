import Foundation

/// Shows long pastes as a short note in the line, and restores the text when the line is sent.
struct Pastes {
    private var notes: [(note: String, text: String)] = []

    /// The text to show for a paste: a note for a long one, else the text itself.
    mutating func shown(_ text: String) -> String {
        let lines = text.count { $0.isNewline } + 1
        guard lines > 12 || text.count > 2000 else { return text }
        let note = "[pasted \(notes.count + 1): \(lines) lines, \(text.count) characters]"
        notes.append((note, text))
        return note
    }

    /// The line with every note replaced by its text.
    func expand(_ line: String) -> String {
        notes.reduce(line) { line, paste in
            guard let range = line.range(of: paste.note) else { return line }
            return line.replacingCharacters(in: range, with: paste.text)
        }
    }
}
