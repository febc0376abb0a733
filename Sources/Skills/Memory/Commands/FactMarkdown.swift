import AgentCore
import Foundation

/// Facts as a Markdown document that can be edited by hand and imported again.
///
/// A fact is a line `- The user likes tea. <!-- id: … -->` below the heading of its category. History and proposed
/// facts have sections of their own, in which changes are ignored.
enum FactMarkdown {
    /// A fact's line, as read from a document.
    struct Line: Sendable, Hashable {
        /// The line's number, from 1.
        let number: Int
        /// The sentence.
        let text: String
        /// The fact's id; `nil` for a new fact.
        let id: String?
    }

    private static let historyHeading = "## What held before"

    /// Writes the document.
    static func text(_ facts: [Fact]) -> String {
        let current = facts.filter { $0.state == .current }
        let categories = Dictionary(grouping: current, by: \.category).sorted { $0.key < $1.key }
        var blocks = ["# What is remembered"]
        for (category, facts) in categories {
            blocks.append("## \(category.prefix(1).uppercased())\(category.dropFirst())")
            blocks.append(facts.map(line).joined(separator: "\n"))
        }
        for (heading, state) in [("## Waiting for a yes", Fact.State.proposed), (historyHeading, .superseded)] {
            let inside = facts.filter { $0.state == state }
            guard !inside.isEmpty else { continue }
            blocks.append(heading)
            blocks.append(inside.map(line).joined(separator: "\n"))
        }
        return blocks.joined(separator: "\n\n")
    }

    private static func line(_ fact: Fact) -> String {
        let since = fact.validFrom.map { " since \(FactPrinter.day($0))" } ?? ""
        let until = fact.validTo.map { " until \(FactPrinter.day($0))" } ?? ""
        let edited = fact.source.editedAt.map { ", edited by you \(FactPrinter.day($0))" } ?? ""
        return
            "- \(escaped(fact.text)) *(\(escaped(fact.source.quote)); \(FactPrinter.day(fact.source.at))\(since)\(until)\(edited))* <!-- id: \(fact.id) -->"
    }

    private static func escaped(_ text: String) -> String {
        FactText.oneLine(text).replacing("<!--", with: "< !--").replacing("*(", with: "* (")
    }

    /// Reads the lines of current and new facts. Known facts in the other sections are skipped.
    static func lines(of document: String) -> [Line] {
        var lines: [Line] = []
        var isHistory = false
        for (index, line) in document.lines.enumerated() {
            if line.hasPrefix("#") {
                isHistory = line.hasPrefix(historyHeading) || line.hasPrefix("## Waiting for a yes")
                continue
            }
            guard !isHistory || !line.contains("<!-- id:"), line.hasPrefix("- ") || line.hasPrefix("* ") else {
                continue
            }
            var text = line.dropFirst(2)
            var id: String?
            if let mark = text.range(of: "<!-- id:") {
                id = text[mark.upperBound...].split(separator: " ").first.map(String.init)
                text = text[..<mark.lowerBound]
            }
            if let note = text.range(of: "*(") { text = text[..<note.lowerBound] }
            lines.append(Line(number: index + 1, text: text.trimmingCharacters(in: .whitespaces), id: id))
        }
        return lines
    }
}
