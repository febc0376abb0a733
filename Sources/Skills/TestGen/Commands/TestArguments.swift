import AgentCore
import Foundation

/// The words of `test`.
struct TestArguments {
    /// What stands beside the options.
    private(set) var words: [String] = []
    private(set) var flags: Set<String> = []
    /// The package's folder, where one is named.
    private(set) var path: String?

    /// One line that names every form.
    static let usage = "Write: test FILE[:SYMBOL] [--path PACKAGE] [--yes], test list, test undo [ID] [--force]"

    private static let known: Set<String> = ["--yes", "--force", "--json", "--jsonl"]

    /// Reads the words. After `--` nothing is an option.
    ///
    /// - Throws: `AgentError.Code.usage` for an option that is not known or lacks its value.
    init(_ all: [String]) throws(AgentError) {
        var rest = all[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            if word == "--path" || word.hasPrefix("--path=") {
                guard let value = word == "--path" ? rest.popFirst() : String(word.dropFirst(7)), !value.isEmpty else {
                    throw AgentError(.usage, "test: --path needs a value", remedy: Self.usage)
                }
                path = value
            } else if word == "-y" || Self.known.contains(word) {
                flags.insert(word == "-y" ? "--yes" : word)
            } else if word.hasPrefix("-") {
                throw AgentError(.usage, "test has no option \(word)", remedy: Self.usage)
            } else {
                words.append(word)
            }
        }
    }

    /// The file and the declaration that are named.
    ///
    /// - Parameter directory: where relative paths begin.
    /// - Throws: `AgentError`: `.usage` where there is not just one, `.notFound` where there is no such file.
    func file(in directory: URL) throws(AgentError) -> (file: URL, symbol: String?) {
        guard words.count == 1, let word = words.first else {
            throw AgentError(
                .usage, words.isEmpty ? "test needs a file" : "test takes one file, not \(words.count)",
                remedy: Self.usage)
        }
        var found = TestSubject.split(word, in: directory)
        if !Self.isThere(found.file), let path {
            // A file may be named from the package's folder.
            let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: directory).absoluteURL
            found = TestSubject.split(word, in: folder)
        }
        guard Self.isThere(found.file) else {
            throw AgentError(
                .notFound, "there is no file \(found.file.path(percentEncoded: false))",
                remedy: "Check the path; a declaration is named behind a colon: Sources/Heap.swift:insert")
        }
        return found
    }

    private static func isThere(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    }
}
