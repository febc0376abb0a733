import AgentCore
import Foundation
import SwiftTools

/// The words of `test`.
struct TestArguments {
    private let read: CommandWords
    /// The words that are not options.
    var words: [String] { read.words }
    /// The options without values that were given.
    var flags: Set<String> { read.flags }

    /// One line that names every form.
    static let usage =
        "Write: test FILE[:SYMBOL] [--path PACKAGE] [--yes | --check], test list, test undo [ID] [--force]"

    /// Parses the words.
    ///
    /// - Throws: `AgentError.Code.usage` for an unknown option or one that lacks its value.
    init(_ all: [String]) throws(AgentError) {
        read = try CommandWords(
            all, of: "test", valued: ["--path"], flags: ["--check", "--yes", "--force"], usage: Self.usage)
    }

    /// The file and the declaration that the command names.
    ///
    /// - Parameter directory: the base of relative paths.
    /// - Throws: `AgentError`: `.usage` if there is not exactly one file, `.notFound` if it does not exist.
    func file(in directory: URL) throws(AgentError) -> (file: URL, symbol: String?) {
        guard words.count == 1, let word = words.first else {
            throw AgentError(
                .usage, words.isEmpty ? "test needs a file" : "test takes one file, not \(words.count)",
                remedy: Self.usage)
        }
        var found = TestSubject.split(word, in: directory)
        if !Self.isThere(found.file), let path = read.options["--path"] {
            // The path may also be relative to the package's folder.
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
