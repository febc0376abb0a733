import AgentCore

/// A compiler diagnostic for a position in a file.
package struct CompilerDiagnostic: Sendable, Hashable {
    /// The severity of a diagnostic.
    package enum Severity: String, Sendable, Hashable {
        case error
        case warning
        case note
    }

    /// The file's path, as the compiler writes it.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// The column in UTF-8 bytes, counted from 1.
    package let column: Int
    package let severity: Severity
    /// The message, without the diagnostic group's name at the end.
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

    /// The distinct diagnostics in a compiler's output: lines of the form `path:line:column: error: message`. A
    /// diagnostic in a macro's expansion is reported at the macro's use, which the next line of the output names.
    package static func read(_ output: String) -> [CompilerDiagnostic] {
        var seen: Set<CompilerDiagnostic> = []
        var all: [CompilerDiagnostic] = []
        var expansion: (severity: Severity, message: String)?
        for line in output.lines {
            if line.hasPrefix("macro expansion ") {
                expansion = words(line)
            } else if let (severity, message) = expansion {
                expansion = nil
                guard line.hasPrefix(origin), let location = parse(line.dropFirst(origin.count - 1)) else { continue }
                all.append(
                    CompilerDiagnostic(
                        file: location.file, line: location.line, column: location.column, severity: severity,
                        message: message))
            } else if let diagnostic = parse(line) {
                all.append(diagnostic)
            }
        }
        return all.filter { seen.insert($0).inserted }
    }

    /// The start of the line that names a macro's use.
    private static let origin = "`- /"

    private static func words(_ line: Substring) -> (Severity, String)? {
        for severity in [Severity.error, .warning] {
            if let mark = line.firstRange(of: ": \(severity.rawValue): ") {
                return (severity, String(line[mark.upperBound...]))
            }
        }
        return nil
    }

    /// The errors in one file, which is given as the compiler writes its path.
    package static func errors(in output: String, file: String) -> [CompilerDiagnostic] {
        read(output).filter { $0.file == file && $0.severity == .error }
    }

    private static func parse(_ line: Substring) -> CompilerDiagnostic? {
        guard line.hasPrefix("/") else { return nil }
        for (word, severity) in [
            ("error", Severity.error), ("fatal error", .error), ("warning", .warning), ("note", .note),
        ] {
            guard let mark = line.firstRange(of: ": \(word): ") else { continue }
            let fields = line[..<mark.lowerBound].split(separator: ":")
            guard fields.count >= 3, let column = Int(fields[fields.count - 1]),
                let number = Int(fields[fields.count - 2])
            else { return nil }
            return CompilerDiagnostic(
                file: fields.dropLast(2).joined(separator: ":"), line: number, column: column, severity: severity,
                message: String(line[mark.upperBound...]))
        }
        return nil
    }
}
