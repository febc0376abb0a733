import AgentCore

/// What the compiler says of a place in a file.
package struct CompilerDiagnostic: Sendable, Hashable {
    /// How grave it is.
    package enum Severity: String, Sendable, Hashable {
        case error
        case warning
        case note
    }

    /// The file's path, as the compiler writes it.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes.
    package let column: Int
    package let severity: Severity
    /// Its words, without the group's name at the end.
    package let message: String

    /// Makes a diagnostic.
    package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// `Heap.swift:12: cannot find 'x' in scope`
    package var summary: String { "\(file.split(separator: "/").last ?? ""):\(line): \(message)" }

    /// All that stand in a compiler's output, each once: lines of the form `path:line:column: error: words`. What is said of
    /// the expansion of a macro counts for the place where the macro stands, which the next line names.
    package static func read(_ output: String) -> [CompilerDiagnostic] {
        var seen: Set<CompilerDiagnostic> = []
        var all: [CompilerDiagnostic] = []
        var expansion: (severity: Severity, message: String)?
        for line in output.lines {
            if line.hasPrefix("macro expansion ") {
                expansion = words(line)
            } else if let (severity, message) = expansion {
                expansion = nil
                guard line.hasPrefix(origin), let place = parse(line.dropFirst(origin.count - 1)) else { continue }
                all.append(
                    CompilerDiagnostic(
                        file: place.file, line: place.line, column: place.column, severity: severity, message: message))
            } else if let diagnostic = parse(line) {
                all.append(diagnostic)
            }
        }
        return all.filter { seen.insert($0).inserted }
    }

    /// How the line begins that tells where a macro stands.
    private static let origin = "`- /"

    private static func words(_ line: Substring) -> (Severity, String)? {
        for severity in [Severity.error, .warning] {
            if let mark = line.firstRange(of: ": \(severity.rawValue): ") {
                return (severity, String(line[mark.upperBound...]))
            }
        }
        return nil
    }

    /// The errors in one file.
    package static func errors(in output: String, file: String) -> [CompilerDiagnostic] {
        read(output).filter { $0.file == file && $0.severity == .error }
    }

    private static func parse(_ line: Substring) -> CompilerDiagnostic? {
        guard line.hasPrefix("/") else { return nil }
        for (word, severity) in [
            ("error", Severity.error), ("fatal error", .error), ("warning", .warning), ("note", .note),
        ] {
            guard let mark = line.firstRange(of: ": \(word): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
            else { return nil }
            return CompilerDiagnostic(
                file: place.dropLast(2).joined(separator: ":"), line: number, column: column, severity: severity,
                message: String(line[mark.upperBound...]))
        }
        return nil
    }
}
