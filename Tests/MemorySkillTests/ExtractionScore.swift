import AgentCore
import Foundation

/// Scores what `memory extract` answers against cases: a message, what is known, and the operations that are right.
///
/// A value matches where the words of it, or of one of the other right ones, are among the words answered. Facts about
/// others need the right person too.
struct ExtractionScore {
    /// Right facts, wrong facts and missed facts.
    struct Counts {
        var right = 0
        var wrong = 0
        var missed = 0

        var f1: Double {
            let all = 2 * right + wrong + missed
            return all == 0 ? 1 : 2 * Double(right) / Double(all)
        }

        static func + (left: Counts, other: Counts) -> Counts {
            Counts(right: left.right + other.right, wrong: left.wrong + other.wrong, missed: left.missed + other.missed)
        }
    }

    private(set) var categories: [String: Counts] = [:]
    private(set) var operations = (right: 0, all: 0)
    private(set) var silent = (kept: 0, all: 0)
    private(set) var forbidden: [String] = []
    private(set) var lost: [String] = []

    var all: Counts { categories.values.reduce(Counts(), +) }

    func counts(_ names: String...) -> Counts { names.compactMap { categories[$0] }.reduce(Counts(), +) }

    /// Adds one case with the operations that were answered for it.
    mutating func add(_ test: JSONValue, _ answered: [JSONValue]) {
        var open = answered
        var counts = Counts()
        let expected = test["expect"]?.arrayValue ?? []
        for expectation in expected {
            let operation = text(expectation, "op")
            let hit = open.firstIndex { Self.matches(expectation, $0) }
            switch operation {
            case "noop":
                operations.all += 1
                let isRepeated = open.contains { text($0, "op") != "delete" && Self.isRight(expectation, $0) }
                if !isRepeated { operations.right += 1 }
                open.removeAll { Self.isRight(expectation, $0) }
            case "delete":
                operations.all += 1
                if hit != nil { operations.right += 1 }
            default:
                if operation == "update" {
                    operations.all += 1
                    if let hit, text(open[hit], "op") == "update" { operations.right += 1 }
                }
                if hit == nil { counts.missed += 1 } else { counts.right += 1 }
            }
            if let hit, operation != "noop" { open.remove(at: hit) }
        }
        let allowed = test["allow"]?.arrayValue ?? []
        let extra = open.filter { one in text(one, "op") != "delete" && !allowed.contains { Self.isRight($0, one) } }
        counts.wrong += extra.count
        categories[text(test, "category"), default: Counts()] =
            categories[text(test, "category"), default: Counts()] + counts
        if expected.isEmpty {
            silent.all += 1
            if extra.isEmpty { silent.kept += 1 }
        }
        check(test, answered)
    }

    private mutating func check(_ test: JSONValue, _ answered: [JSONValue]) {
        for rule in (test["forbid"]?.arrayValue ?? []).compactMap(\.stringValue) {
            let parts = rule.replacing(" (now)", with: "").split(separator: " ").map(String.init)
            for one in answered where text(one, "op") != "delete" {
                let isBroken: Bool
                if parts[0].hasPrefix("user") {
                    isBroken =
                        text(one, "subject") == parts[0] && parts.count > 1 && text(one, "attribute") == parts[1]
                        && Self.words(parts.dropFirst(2).joined(separator: " ")).isSubset(
                            of: Self.words(text(one, "value")))
                } else {
                    isBroken = Self.words(rule).isSubset(of: Self.words(text(one, "value")))
                }
                if isBroken { forbidden.append("\(text(test, "id")): \(rule)") }
            }
        }
        for fact in test["keep"]?.arrayValue ?? [] {
            for one in answered
            where text(one, "op") == "delete" && text(one, "subject") == text(fact, "subject")
                && Self.words(text(one, "value")) == Self.words(text(fact, "value"))
            {
                lost.append(text(test, "id"))
            }
        }
    }

    private static func matches(_ expected: JSONValue, _ answered: JSONValue) -> Bool {
        let deletes = expected["op"]?.stringValue == "delete"
        guard deletes == (answered["op"]?.stringValue == "delete") else { return false }
        return isRight(expected, answered)
    }

    private static func isRight(_ expected: JSONValue, _ answered: JSONValue) -> Bool {
        let subject = expected["subject"]?.stringValue ?? ""
        let said = answered["subject"]?.stringValue ?? ""
        guard subject == said || subject != "user" && said.hasSuffix(subject.split(separator: ".").last ?? "") else {
            return false
        }
        let words = words((answered["value"]?.stringValue ?? "") + " " + (answered["text"]?.stringValue ?? ""))
        let values =
            [expected["value"]?.stringValue ?? ""] + (expected["accept"]?.arrayValue ?? []).compactMap(\.stringValue)
        return values.contains { Self.words($0).isSubset(of: words) }
    }

    private static func words(_ text: String) -> Set<String> {
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
        return Set(folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)).subtracting(["a", "an", "the"])
    }

    private func text(_ value: JSONValue, _ key: String) -> String { value[key]?.stringValue ?? "" }
}
