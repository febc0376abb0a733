import Foundation

/// Converts between Swift names and English words.
enum Words {
    /// `readingItem`, `reading-item`, `reading item` → `["reading", "item"]`.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        for character in name {
            guard character.isLetter || character.isNumber else {
                previous = nil
                continue
            }
            let begins = previous == nil || character.isUppercase && previous?.isUppercase == false
            if begins {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
            previous = character
        }
        return words
    }

    /// `ReadingItem`
    static func upperCamel(_ name: String) -> String {
        split(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `readingItem`; a first word in capitals becomes lower case as a whole: `urlList`.
    static func lowerCamel(_ name: String) -> String {
        let words = split(name)
        guard let first = words.first else { return name }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let head = first.allSatisfy { $0.isUppercase || $0.isNumber } ? first.lowercased() : lowered(first)
        return head + rest.joined()
    }

    private static func lowered(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    /// `reading item`
    static func spoken(_ name: String) -> String { split(name).map { $0.lowercased() }.joined(separator: " ") }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "mouse": "mice",
        "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves", "shelf": "shelves",
    ]
    private static let same: Set<String> = ["series", "species", "news", "equipment", "information", "sheep", "fish"]

    /// `items`, `categories`, `boxes`
    static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if same.contains(where: { lower.hasSuffix($0) }) { return word }
        if let (one, many) = irregular.first(where: { lower.hasSuffix($0.key) }) {
            return String(word.dropLast(one.count - 1)) + many.dropFirst()
        }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return String(word.dropLast()) + "ies"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: { lower.hasSuffix($0) }) { return word + "es" }
        return word + "s"
    }

    /// `item`, `category`, `box`
    static func singular(_ word: String) -> String {
        let lower = word.lowercased()
        if same.contains(where: { lower.hasSuffix($0) }) { return word }
        if let (one, many) = irregular.first(where: { lower.hasSuffix($0.value) }) {
            return String(word.dropLast(many.count - 1)) + one.dropFirst()
        }
        if lower.hasSuffix("ies"), lower.count > 4 { return String(word.dropLast(3)) + "y" }
        if ["ses", "xes", "zes", "ches", "shes"].contains(where: { lower.hasSuffix($0) }) {
            return String(word.dropLast(2))
        }
        return lower.hasSuffix("s") && !lower.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    /// `a task`, `an item`
    static func withArticle(_ noun: String) -> String {
        (noun.first.map { "aeiou".contains($0.lowercased()) } == true ? "an " : "a ") + noun
    }
}
