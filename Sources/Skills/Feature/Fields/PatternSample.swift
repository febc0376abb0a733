import Foundation
import RegexSyntax

/// Makes a short text that matches a regular expression of letters, classes, groups, alternatives and counts. The text
/// is checked against the expression, so unsupported syntax gives `nil`, not a wrong sample.
struct PatternSample {
    private static let dialect = RegexDialect(
        [.repeatedAnchors, .possessiveQuantifiers, .dashBehindSet], mostRepeats: 10_000, mostGroups: 32)
    private static let longest = 2_000

    /// The number of the alternative to take where there are several.
    private let choice: Int

    /// A text that the pattern matches as a whole; `nil` if none was found.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - choice: another number gives another text, if there is one.
    static func text(for pattern: String, choice: Int = 0) -> String? {
        guard let node = try? dialect.parse(pattern), let text = Self(choice: choice).text(of: node),
            matches(text, pattern)
        else { return nil }
        return text
    }

    /// Whether the pattern matches the whole text.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: #"\A(?:\#(pattern))\z"#, options: .regularExpression) != nil
    }

    /// Whether the pattern is a valid regular expression of at most 500 characters.
    static func isValid(_ pattern: String) -> Bool {
        !pattern.isEmpty && pattern.count <= 500 && (try? NSRegularExpression(pattern: pattern)) != nil
    }

    private func text(of node: RegexNode) -> String? {
        switch node {
        case .any: return "a"
        case .anchor: return ""
        case .character(let set, _): return character(of: set).map { String($0) }
        case .sequence(let parts):
            var text = ""
            for part in parts {
                guard text.utf8.count <= Self.longest, let next = self.text(of: part) else { return nil }
                text += next
            }
            return text
        case .alternatives(let branches):
            return text(of: branches.indices.contains(choice) ? branches[choice] : branches[0])
        case .repeated(let part, let least, _):
            guard least <= 200, let once = text(of: part), once.utf8.count * least <= Self.longest else { return nil }
            return String(repeating: once, count: least)
        }
    }

    private func character(of set: RegexClass) -> Unicode.Scalar? {
        guard !set.isInverted else { return "abcXYZ019 _-".unicodeScalars.first(where: set.contains) }
        var members: [Unicode.Scalar] = []
        for member in set.members {
            guard let some = characters(of: member) else { return nil }
            members += some
        }
        return members.isEmpty ? nil : members[choice % members.count]
    }

    private func characters(of member: RegexClass.Member) -> [Unicode.Scalar]? {
        switch member {
        case .range(let range):
            let (low, high) = (range.lowerBound.value, range.upperBound.value)
            guard low == high || high < 0x7F else { return nil }
            return (low...high).compactMap(Unicode.Scalar.init)
        case .named(.digit): return Array("\(choice % 10)".unicodeScalars)
        case .named(.word): return choice.isMultiple(of: 2) ? ["a"] : ["b"]
        case .named(.blank): return [" "]
        case .opposite(.digit), .opposite(.blank): return ["a"]
        case .opposite(.word): return ["-"]
        }
    }
}
