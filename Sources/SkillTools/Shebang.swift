/// The first line of a script, which says what runs it: `#!/usr/bin/env python3`, `#!/bin/sh -e`.
struct Shebang: Hashable {
    /// A path, or a name where `env` looks for it.
    let interpreter: String
    /// What comes between the interpreter and the script.
    let arguments: [String]

    /// The most of a file that is looked at.
    static let maximumBytes = 256

    /// Reads a file's beginning; `nil` where it has no such line, or one that asks `env` for more than a search and, with
    /// `-S`, arguments.
    init?(_ beginning: [UInt8]) {
        guard beginning.starts(with: Array("#!".utf8)) else { return nil }
        let line = beginning.dropFirst(2).prefix { $0 != 0x0A }
        // The system takes the rest of the line for one argument, and a line that does not end for none.
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
        // Lines that end in a carriage return as well are common, and the system would not find `python3\r`.
        text.split(maxSplits: maximum, whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
            .map { $0.drop { $0 == " " || $0 == "\t" } }
            .map { String($0.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed()) }
            .filter { !$0.isEmpty }
    }
}
