package import AgentCore
package import Foundation

/// Asks the compiler which names are types of commonly imported modules.
package enum ExportedTypes {
    /// The names that are types, each with the first module that exports it.
    ///
    /// - Parameters:
    ///   - names: type names without qualification.
    ///   - modules: the modules to search, in order.
    ///   - toolchain: the toolchain of the compiler.
    ///   - folder: a folder for a temporary source file.
    /// - Throws: `AgentError` if the compiler cannot be run, or a module is missing.
    package static func among(
        _ names: [String], of modules: [String], toolchain: Toolchain, in folder: URL
    ) async throws(AgentError) -> [String: String] {
        let questions = modules.flatMap { module in names.map { (module: module, name: $0) } }
        let imports = modules.map { "import \($0)" }
        let aliases = questions.enumerated().map { "typealias A\($0) = \($1.module).`\($1.name)`" }
        let file = folder.appending(path: "exported-types-\(Identifier.make()).swift")
        let path = file.path(percentEncoded: false)
        try TextFile.create(file, (imports + aliases).joined(separator: "\n") + "\n")
        defer { try? FileManager.default.removeItem(at: file) }
        let outcome = try await toolchain.run(
            "swiftc", ["-typecheck", "-diagnostic-style", "llvm", path], in: folder, writable: [folder],
            environment: [
                "CLANG_MODULE_CACHE_PATH": folder.appending(path: "module-cache").path(percentEncoded: false)
            ],
            timeLimit: .seconds(120))
        let errors = CompilerDiagnostic.read(outcome.errorOutput.text() + "\n" + outcome.output.text())
            .filter { $0.severity == .error }
        // A type may exist and still not be usable here, which is a different error.
        let missing = Set(errors.filter { $0.message.hasPrefix("no type named ") }.map(\.line))
        guard outcome.succeeded || !missing.isEmpty, !errors.contains(where: { $0.line <= imports.count }) else {
            throw AgentError(
                .failed,
                "the compiler does not say which types there are: \(errors.first?.message ?? "it gave no reason")",
                remedy: "See whether `swiftc` of your toolchain works.")
        }
        var found: [String: String] = [:]
        for (index, question) in questions.enumerated()
        where found[question.name] == nil && !missing.contains(imports.count + index + 1) {
            found[question.name] = question.module
        }
        return found
    }
}
