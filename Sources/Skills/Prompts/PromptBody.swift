public import AgentCore
import Foundation

/// A prompt's text, parsed into text and variables.
///
/// `{{name}}` is a variable; spaces inside the braces are ignored. `\{{` stands for two braces, and `\\{{name}}` for a
/// backslash before a variable. `{{> name}}` is where an included prompt goes. Everything else is text, including
/// single braces and other backslashes.
public struct PromptBody: Sendable, Hashable {
    /// A part of the text.
    public enum Segment: Sendable, Hashable {
        /// Text, escapes resolved.
        case text(String)
        /// A variable and its line in the file.
        case variable(String, line: Int)
        /// Where an included prompt goes, and its line in the file.
        case include(String, line: Int)
    }

    /// The parts in order.
    public let segments: [Segment]
    /// Errors in the text: unclosed braces and invalid names.
    public let diagnostics: [Diagnostic]

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - text: the body below the front matter.
    ///   - firstLine: the line of the file on which it begins.
    public init(_ text: String, firstLine: Int = 1) {
        var scanner = Scanner(text: Substring(text), line: firstLine)
        scanner.run()
        segments = scanner.segments
        diagnostics = scanner.diagnostics
    }

    /// Makes a body from parsed segments.
    init(joining segments: [Segment]) {
        self.segments = segments
        diagnostics = []
    }

    /// The distinct names of the variables, in order.
    public var variables: [String] {
        var seen: Set<String> = []
        return segments.compactMap { segment in
            guard case .variable(let name, _) = segment, seen.insert(name).inserted else { return nil }
            return name
        }
    }

    /// Whether the text is only white space.
    public var isBlank: Bool {
        segments.allSatisfy { segment in
            guard case .text(let text) = segment else { return false }
            return text.allSatisfy(\.isWhitespace)
        }
    }

    /// The text with every variable replaced by its value. Variables without a value are removed, and values are not
    /// expanded again.
    func replacing(_ values: [String: String]) -> String {
        let text = segments.map { segment in
            switch segment {
            case .text(let text): text
            case .variable(let name, _): values[name] ?? ""
            case .include: ""
            }
        }.joined()
        return text.trimmingCharacters(in: .newlines)
    }
}

extension PromptBody {
    private struct Scanner {
        var text: Substring
        var line: Int
        var segments: [Segment] = []
        var diagnostics: [Diagnostic] = []
        private var pending = ""

        init(text: Substring, line: Int) {
            self.text = text
            self.line = line
        }

        mutating func run() {
            while let character = text.first {
                switch character {
                case "\\" where text.hasPrefix("\\\\{{"): take(2, as: "\\")
                case "\\" where text.hasPrefix("\\{{"): take(3, as: "{{")
                case "{" where text.hasPrefix("{{"): variable()
                default:
                    if character == "\n" { line += 1 }
                    pending.append(character)
                    text.removeFirst()
                }
            }
            flush()
        }

        private mutating func take(_ count: Int, as replacement: String) {
            pending += replacement
            text = text.dropFirst(count)
        }

        private mutating func flush() {
            if !pending.isEmpty { segments.append(.text(pending)) }
            pending = ""
        }

        private mutating func variable() {
            let inner = text.dropFirst(2).prefix { $0 != "}" && $0 != "{" && $0 != "\n" }
            guard text[inner.endIndex...].hasPrefix("}}") else {
                report("variable-unclosed", "{{ without }} on the same line; write \\{{ for two braces")
                return take(2, as: "{{")
            }
            let name = inner.trimmingCharacters(in: .whitespaces)
            let length = 2 + inner.count + 2
            if name.hasPrefix(">") {
                flush()
                segments.append(
                    .include(name.dropFirst().trimmingCharacters(in: .whitespaces), line: line))
                text = text.dropFirst(length)
                return
            }
            guard PromptBody.isVariableName(name) else {
                report("variable-name", "\"\(name)\" is no variable name; write \\{{ for two braces")
                return take(length, as: String(text.prefix(length)))
            }
            flush()
            segments.append(.variable(name, line: line))
            text = text.dropFirst(length)
        }

        private mutating func report(_ code: String, _ message: String) {
            guard diagnostics.count < PromptBody.maximumFindings else { return }
            diagnostics.append(Diagnostic(.error, code, message, line: line))
        }
    }

    /// The most diagnostics to report.
    private static let maximumFindings = 50

    /// Whether a text is a variable name: a lower-case ASCII letter, then lower-case letters, digits and underscores.
    static func isVariableName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
        return name.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_" }
    }
}
