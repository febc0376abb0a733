/// One error of the compiler: `/path/File.swift:12:5: error: …`.
struct CompilerDiagnostic: Hashable {
    let line: Int
    let column: Int
    let message: String

    /// The errors in a file among what the compiler wrote.
    static func errors(in output: String, file: String) -> [CompilerDiagnostic] {
        output.split(whereSeparator: \.isNewline).compactMap { line in
            guard line.hasPrefix("\(file):") else { return nil }
            let fields = line.dropFirst(file.utf8.count + 1).split(separator: ":", maxSplits: 3)
            guard fields.count == 4, let row = Int(fields[0]), let column = Int(fields[1]),
                fields[2] == " error" || fields[2] == " fatal error"
            else { return nil }
            return CompilerDiagnostic(line: row, column: column, message: String(fields[3].dropFirst()))
        }
    }
}
