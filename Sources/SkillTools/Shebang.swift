/// The `#!` line of a script, which names its interpreter: `#!/usr/bin/env python3`, `#!/bin/sh -e`.
struct Shebang: Hashable {
    /// A path, or a name to look up in `PATH` if the line uses `env`.
    let interpreter: String
    /// Arguments between the interpreter and the script.
    let arguments: [String]

    /// How many bytes of a file are read.
    static let maximumBytes = 256

    /// Parses a file's first bytes; `nil` if they have no `#!` line, or if the line uses `env` with more than a name or
    /// `-S` and arguments.
    init?(_ beginning: [UInt8]) {
        guard beginning.starts(with: Array("#!".utf8)) else { return nil }
        let line = beginning.dropFirst(2).prefix { $0 != 0x0A }
        // Linux passes the rest of the line as one argument. A line that is cut off by the limit is not used.
        guard line.count + 2 < Self.maximumBytes, let text = String(validating: Array(line), as: UTF8.self) else {
            return nil
        }
        let parts = Self.split(text, maximum: 1)
        guard let first = parts.first, first.hasPrefix("/") else { return nil }
        guard first.split(separator: "/").last == "env" else {
            interpreter = first
            arguments = Array(parts.dropFirst())
            return
        }
        var words = Self.split(parts.dropFirst().first ?? "", maximum: .max)
        let isSplit = words.first == "-S"
        if isSplit { words.removeFirst() }
        guard let name = words.first, !name.hasPrefix("-"), !name.contains("="),
            words.count == 1 || isSplit, !words.contains(where: { $0.contains { "\"'\\$".contains($0) } })
        else { return nil }
        interpreter = name
        arguments = Array(words.dropFirst())
    }

    private static func split(_ text: String, maximum: Int) -> [String] {
        // Files with CRLF line ends are common; the system would look for `python3\r`.
        text.split(maxSplits: maximum, whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
            .map { $0.drop { $0 == " " || $0 == "\t" } }
            .map { String($0.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed()) }
            .filter { !$0.isEmpty }
    }
}
