package import AgentCore
package import Foundation

/// A Swift file with its type-checked syntax tree.
package struct SyntaxTree: Sendable {
    /// The file.
    package let file: URL
    /// Its text.
    package let source: SourceText
    /// The root of its tree: a `source_file` node.
    package let root: SyntaxNode

    /// Lets the compiler parse and type-check one file of a module.
    ///
    /// - Throws: `AgentError` if the file cannot be read or does not compile, with the compiler's message.
    package static func load(_ file: URL, with frontend: CompilerFrontend) async throws(AgentError) -> SyntaxTree {
        let path = file.path(percentEncoded: false)
        let source: SourceText
        do {
            source = SourceText(bytes: Array(try Data(contentsOf: file)))
        } catch {
            throw AgentError(
                .notFound, "cannot read \(path): \(error.words)",
                remedy: "Name a Swift file of a package.")
        }
        let outcome = try await frontend.run(
            ["-dump-ast", "-dump-ast-format", "json"], file: file, timeLimit: .seconds(120), outputLimit: 256 << 20)
        guard outcome.succeeded else {
            let said = outcome.didTimeOut ? "it took more than two minutes" : Self.firstError(outcome)
            throw AgentError(
                .checkFailed, "\(path) does not compile: \(said)", remedy: "See that `swift build` goes through first.")
        }
        guard !outcome.output.isCut else {
            throw AgentError(.failed, "the compiler's tree of \(path) is too large", remedy: "Choose a smaller file.")
        }
        let root = await DeepThread.run { () -> SyntaxNode? in
            guard let document = try? JSONReader(maximumDepth: 2000).read(outcome.output.text()) else { return nil }
            return SyntaxReader(source: source).root(document)
        }
        guard let root else {
            throw AgentError(
                .failed, "the compiler's tree of \(path) is not of the known form",
                remedy: "agent reads what Swift 6.3 writes; see which version `swift --version` names.")
        }
        return SyntaxTree(file: file, source: source, root: root)
    }

    private static func firstError(_ outcome: ProcessOutcome) -> String {
        let lines = outcome.errorOutput.text(limit: 1 << 20).lines
        return String(lines.first { $0.contains("error:") } ?? lines.first { !$0.isEmpty } ?? "the compiler failed")
    }
}
