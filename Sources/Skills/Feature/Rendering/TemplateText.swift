import AgentCore

/// A template: text with placeholders for values.
///
/// - `{{name}}` within a line is replaced by a value.
/// - A line with only `{{name}}` is replaced by all lines of the value, each with the line's indentation; an empty
///   value removes the line.
/// - Lines between `{{#name}}` and `{{/name}}`, which are lines of their own, are kept if the value is not empty; lines
///   between `{{^name}}` and `{{/name}}` if it is empty.
///
/// Placeholders in values are not replaced.
struct TemplateText: Sendable, Hashable {
    private let lines: [Substring]
    private let name: String

    /// Makes a template.
    ///
    /// - Parameters:
    ///   - text: the template's text.
    ///   - name: the template's name, for errors.
    init(_ text: String, name: String) {
        lines = text.lines
        self.name = name
    }

    /// Fills in the values. The result ends in exactly one line break.
    ///
    /// - Throws: `AgentError` naming the template and line if a placeholder has no value, or a section no end.
    func rendered(_ values: [String: String]) throws(AgentError) -> String {
        var result: [String] = []
        var sections: [(name: String, isShown: Bool)] = []
        for (number, line) in lines.enumerated() {
            let location = "\(name):\(number + 1)"
            if let mark = Self.onlyMark(line) {
                switch mark.first {
                case "#", "^":
                    let key = String(mark.dropFirst())
                    let isEmpty = try value(key, values, location).isEmpty
                    sections.append((key, isEmpty == (mark.first == "^")))
                    continue
                case "/":
                    guard sections.popLast()?.name == String(mark.dropFirst()) else {
                        throw problem(location, "{{\(mark)}} ends nothing that was begun")
                    }
                    continue
                default:
                    guard sections.allSatisfy(\.isShown) else { continue }
                    let indent = line.prefix { $0 == " " }
                    let text = try value(mark, values, location)
                    guard !text.isEmpty else { continue }
                    result += text.split(separator: "\n", omittingEmptySubsequences: false)
                        .map { $0.isEmpty ? "" : String(indent + $0) }
                    continue
                }
            }
            guard sections.allSatisfy(\.isShown) else { continue }
            result.append(try filled(line, values, location))
        }
        guard sections.isEmpty else { throw problem(name, "{{#\(sections[0].name)}} has no end") }
        while result.last?.isEmpty == true { result.removeLast() }
        return result.joined(separator: "\n") + "\n"
    }

    private static func onlyMark(_ line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
        let inside = text.dropFirst(2).dropLast(2)
        return inside.contains("{") || inside.contains("}") ? nil : String(inside)
    }

    private func filled(_ line: Substring, _ values: [String: String], _ location: String) throws(AgentError) -> String
    {
        var result = ""
        var rest = line
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            result += String(rest[..<start.lowerBound])
            result += try value(String(rest[start.upperBound..<end.lowerBound]), values, location)
            rest = rest[end.upperBound...]
        }
        return result + String(rest)
    }

    private func value(_ key: String, _ values: [String: String], _ location: String) throws(AgentError) -> String {
        guard let value = values[key] else {
            throw problem(
                location,
                "{{\(key)}} is nothing that is known; there are: \(values.keys.sorted().joined(separator: ", "))"
            )
        }
        return value
    }

    private func problem(_ location: String, _ what: String) -> AgentError {
        AgentError(
            .failed, "the template \(location): \(what)", remedy: "Correct the template, or remove your own copy of it."
        )
    }
}
