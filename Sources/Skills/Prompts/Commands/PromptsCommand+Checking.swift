import AgentCore
import Foundation

extension PromptsCommand {
    /// Checks one prompt, a file, or all prompts.
    func check(_ argument: String?) async throws -> SkillOutput {
        let files: [PromptFile]
        if let argument {
            files = [try Self.isPath(argument) ? file(at: argument) : library.file(named: argument)]
        } else {
            files = library.names.flatMap { library.files(named: $0) }
        }
        var documents: [JSONValue] = []
        var lines: [String] = []
        var isGood = true
        for file in files {
            let findings =
                file.check.diagnostics + caseFindings(file) + (try await overBudget(file).map { [$0] } ?? [])
            let isValid = !findings.contains { $0.severity == .error }
            isGood = isGood && isValid
            let verdict = isValid ? "valid" : file.check.isValid ? "wrong" : "broken"
            lines.append("\(verdict)  \(file.path)")
            lines += findings.map { "  \(Self.line($0))" }
            documents.append([
                "path": .string(file.path), "name": .string(file.name), "valid": .bool(isValid),
                "diagnostics": .array(findings.map(\.json)),
            ])
        }
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: argument == nil ? .array(documents) : documents.first ?? .null,
            failure: isGood ? nil : .checkFailed)
    }

    /// Errors that keep a case from being tried: values that the prompt does not accept, or a schema that cannot be
    /// read.
    private func caseFindings(_ file: PromptFile) -> [Diagnostic] {
        guard let template = file.check.template else { return [] }
        return template.tests.cases.compactMap { test in
            do {
                _ = try skill.render(template, at: context.now, knowing: RememberedUser(), values: test.inputs)
                for case .jsonSchema(let schema) in test.checks { _ = try skill.tools?.schemaFault("null", schema) }
                return nil
            } catch {
                return Diagnostic(.error, "test", "test \"\(test.name)\": \(error.words)", line: test.line)
            }
        }
    }

    /// The error for a prompt that takes more than a quarter of the context. The rest is needed for memory, the
    /// conversation and the reply.
    private func overBudget(_ file: PromptFile) async throws -> Diagnostic? {
        guard let tools = skill.tools, file.check.isValid else { return nil }
        let context: Int
        let tokens: Int?
        do {
            context = try await tools.model.contextLength()
            tokens = try await self.tokens(file.check)
        } catch let error as ModelError {
            return Diagnostic(.note, "budget-unknown", "its tokens were not counted: \(error.message)")
        }
        guard let tokens, tokens > context / 4 else { return nil }
        return Diagnostic(
            .error, "over-budget",
            "it takes \(tokens) tokens, more than a quarter of the \(context) that \(tools.model.identity.name) has")
    }

    /// Reads a file, a pipe or standard input (`-`).
    private func file(at path: String) throws -> PromptFile {
        let location = URL(filePath: path == "-" ? "/dev/stdin" : NSString(string: path).expandingTildeInPath)
        let target = location.resolvingSymlinksInPath()
        guard path != "-", (try? target.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true else {
            let text = try invocation.text(of: path, limit: PromptFile.maximumBytes)
            return PromptFile(text: text, location: location, including: library.source)
        }
        return PromptFile(
            name: location.deletingPathExtension().lastPathComponent, layer: .user, location: location,
            including: library.source)
    }

    private static func isPath(_ argument: String) -> Bool {
        argument == "-" || argument.contains("/") || argument.hasSuffix(".md")
    }
}
