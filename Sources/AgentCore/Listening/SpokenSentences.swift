import Foundation

/// The sentences of a message as it is typed: without pictures and faces, and without marks at the end.
enum SpokenSentences {
    /// The sentences that do not ask.
    static func told(in message: String) -> [String] {
        var sentences: [String] = []
        var current = ""
        let characters = Array(plain(message))
        var place = 0
        while place < characters.count {
            let character = characters[place]
            guard ends.contains(character), !isInside(place, characters, current) else {
                current.append(character)
                place += 1
                continue
            }
            var marks = ""
            while place < characters.count, ends.contains(characters[place]) {
                marks.append(characters[place])
                place += 1
            }
            if !marks.contains("?") { sentences.append(current) }
            current = ""
        }
        sentences.append(current)
        return sentences.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static let ends: Set<Character> = [".", "!", "?", ";", "…", "\n"]
    private static let shortened = ["dr", "mr", "mrs", "ms", "st", "vs"]

    /// Whether a point belongs to a number, a time or a title.
    private static func isInside(_ place: Int, _ characters: [Character], _ before: String) -> Bool {
        guard characters[place] == "." else { return false }
        let next = place + 1 < characters.count ? characters[place + 1] : " "
        if next.isLetter || next.isNumber { return true }
        return before.split(separator: " ").last.map { shortened.contains($0.lowercased()) } ?? false
    }

    private static func plain(_ message: String) -> String {
        let faces = message.replacing(#/(?:^|\s)[:;=]['’]?-?[()DPp/|](?=\s|$)/#, with: " ")
        return faces.filter { character in
            !character.unicodeScalars.contains {
                $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.value > 0x2600 && $0.value < 0x27C0
            }
        }
    }
}
