import Foundation

/// A skill's description, taken apart: what it is for, and what it sends elsewhere.
struct SkillDescription: Sendable, Hashable {
    /// What the skill is for.
    let purpose: String
    /// What it sends to other skills: "For copy, see copywriting" tells what copywriting is for, and what this is not.
    let redirections: [(skill: String, text: String)]

    /// Takes a description apart.
    ///
    /// - Parameter others: the names of the other skills.
    init(_ description: String, others: Set<String>) {
        var purpose: [Substring] = []
        var redirections: [(String, String)] = []
        for sentence in Self.sentences(description) {
            let lower = sentence.lowercased()
            if let redirection = Self.redirection(lower, others) {
                redirections.append(redirection)
            } else if !Self.excludes(lower) {
                purpose.append(sentence)
            }
        }
        self.purpose = purpose.joined(separator: " ")
        self.redirections = redirections
    }

    static func == (left: SkillDescription, right: SkillDescription) -> Bool {
        left.purpose == right.purpose && left.redirections.map(\.skill) == right.redirections.map(\.skill)
            && left.redirections.map(\.text) == right.redirections.map(\.text)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(purpose) }

    private static func sentences(_ text: String) -> [Substring] {
        var sentences: [Substring] = []
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if ".!?".contains(text[index]) {
                var end = next
                while end < text.endIndex, "\"”')".contains(text[end]) { end = text.index(after: end) }
                if end == text.endIndex || text[end].isWhitespace {
                    sentences.append(text[start..<end])
                    start = end
                    index = end
                    continue
                }
            } else if text[index].isNewline {
                sentences.append(text[start..<index])
                start = next
            }
            index = next
        }
        if start < text.endIndex { sentences.append(text[start...]) }
        return sentences.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    }

    /// "For tracking, see analytics-tracking.", "If they ask for copy, use copywriting."
    private static func redirection(_ sentence: String, _ others: Set<String>) -> (String, String)? {
        guard ["for ", "if ", "when "].contains(where: sentence.hasPrefix), !sentence.hasPrefix("when the user") else {
            return nil
        }
        for verb in [" see ", " use ", " try "] {
            guard let range = sentence.range(of: verb) else { continue }
            let names = sentence[range.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
            guard let name = names.first(where: { others.contains(String($0)) }) else { continue }
            return (String(name), String(sentence[..<range.lowerBound]))
        }
        return nil
    }

    private static func excludes(_ sentence: String) -> Bool {
        let words = " " + sentence.map { $0.isLetter || $0 == "'" ? $0 : " " }.map(String.init).joined() + " "
        return [" do not ", " don't ", " not for ", " never use ", " does not ", " skip "].contains {
            words.contains($0)
        }
    }
}
