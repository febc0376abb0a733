import AgentCore
import Foundation

/// `run_script`: runs a script of an active skill in the skill's folder, after the user allowed it.
///
/// In a sandbox the skill's folder is read-only, so a script cannot change what the user allowed. It may write to a
/// temporary folder, emptied afterwards, and to the work folder if there is one.
struct RunScript: Tool {
    /// The schema names the scripts only if there are at most this many.
    private static let maximumNamed = 20

    let declaration: ToolDeclaration
    private let sources: [SkillSource]
    private let folders: [URL]
    private let workFolder: URL?
    private let sandbox: Sandbox
    private let environment: [String: String]

    /// - Parameters:
    ///   - all: the active skills.
    ///   - folders: folders that scripts may read besides their skill's own.
    ///   - workFolder: where scripts may leave files.
    ///   - sandbox: enforces these limits.
    ///   - environment: this process's environment variables.
    /// - Returns: `nil` if no active skill has scripts.
    init?(
        _ all: [SkillSource], folders: [URL], workFolder: URL?, sandbox: Sandbox, environment: [String: String]
    ) {
        let sources = all.filter { !$0.contents.scripts.isEmpty }
        guard !sources.isEmpty else { return nil }
        self.sources = sources
        self.folders = folders
        self.workFolder = workFolder
        self.sandbox = sandbox
        self.environment = environment
        let scripts = sources.flatMap(\.contents.scripts).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let areFew = scripts.count <= Self.maximumNamed && !sources.contains { $0.contents.isCut }
        let output = workFolder.map { " Files to keep go into \($0.path(percentEncoded: false))." } ?? ""
        declaration = ToolDeclaration(
            name: "run_script",
            description: """
                Runs a script of an active skill in the skill's folder and gives its exit code and output. Arguments reach \
                the script as they are; no shell reads them.\(output) Scripts: \
                \(SkillSource.overview(sources) { $0.contents.scripts }).
                """,
            parameters: ParameterSchema.text([
                .text("skill", "The skill's name.", oneOf: sources.map(\.name)),
                .text("script", "The script's path in the skill's folder.", oneOf: areFew ? scripts : []),
                .texts("arguments", "The arguments, one by one; [] for none.", maximum: ScriptRun.maximumArguments),
            ]))
    }

    func permission(for arguments: JSONValue) -> ToolPermission {
        do throws(ToolError) {
            return .ask(question(try prepare(arguments)))
        } catch {
            return .refuse(error.message)
        }
    }

    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        let run = try prepare(arguments)
        var variables = ["SKILL_DIR": run.source.folder.root, "PYTHONDONTWRITEBYTECODE": "1"]
        do throws(AgentError) {
            if let workFolder {
                try Directories.create(workFolder)
                variables["OUTPUT_DIR"] = workFolder.path(percentEncoded: false)
            }
            let outcome = try await ProcessRunner(sandbox: sandbox, environment: environment).run(
                ProcessRequest(
                    run.executable, run.words, directory: run.source.folder.url, environment: variables,
                    timeLimit: context.timeLimit, outputLimit: context.outputLimit, protection: protection(run)))
            return ScriptReport.result(outcome, context, hint: hint(outcome))
        } catch {
            throw ToolError(error.message)
        }
    }

    private func prepare(_ arguments: JSONValue) throws(ToolError) -> ScriptRun {
        try ScriptRun(arguments, sources: sources, sandbox: sandbox, environment: environment)
    }

    private func protection(_ run: ScriptRun) -> Protection {
        Protection(
            readable: [run.source.folder.url] + (run.interpreter?.readable ?? []) + folders,
            writable: workFolder.map { [$0] } ?? [])
    }

    private func question(_ run: ScriptRun) -> ToolQuestion {
        let script = CommandText.quoted(run.script)
        let owner = "@\(run.source.name)"
        let command = CommandText.command([run.script] + run.arguments)
        let isLong = command.count > 160
        let hash = contentHash(run)
        var details = ["in \(CommandText.visible(run.source.folder.root))"]
        if let interpreter = run.interpreter {
            details.append("by \(CommandText.visible(interpreter.executable.path(percentEncoded: false)))")
        }
        if isLong { details += run.arguments.map { "argument \(CommandText.quoted($0))" } }
        details.append("protection: \(sandbox.summary(protection(run)))")
        details += sandbox.warnings(protection(run))
        return ToolQuestion(
            key: key(run, hash), refusalKey: "script \(run.script) of \(run.source.folder.root)",
            action: "run \(isLong ? "\(script) with \(run.arguments.count) arguments" : command) of \(owner)",
            scope: hash == nil
                ? "\(script) of \(owner), this once: its folder is too large to tell whether it changes"
                : "\(script) of \(owner) as it is now, with any arguments",
            details: details, preapproval: preapproval(run))
    }

    /// A hash of the skill's whole folder, because a script may load the files beside it.
    private func contentHash(_ run: ScriptRun) -> String? {
        // A folder that cannot be read whole is treated as too large: no answer about it can be stored.
        try? FolderHash(run.source.folder.url).compute()
    }

    private func key(_ run: ScriptRun, _ hash: String?) -> String {
        // An answer given for sandboxed runs does not hold without the sandbox. Without a hash, every call gets its own
        // key.
        let parts = [
            run.source.skill.fullName, run.script, hash ?? Identifier.make(), sandbox.protects ? "sandbox" : "open",
        ]
        return "run_script " + ((try? ContentHash.sha256(parts.joined(separator: "\0"))) ?? Identifier.make())
    }

    private func preapproval(_ run: ScriptRun) -> String? {
        let commands = run.commands
        let entry = run.source.skill.allowedTools.prefix(200).first { entry in
            guard let pattern = AllowedToolPattern(entry) else { return false }
            return commands.contains(where: pattern.allows)
        }
        return entry.map { "allowed-tools of @\(run.source.name): \(CommandText.shown($0))" }
    }

    /// Advice on the most common error of sandboxed scripts: writing to a read-only file system.
    private func hint(_ outcome: ProcessOutcome) -> String? {
        guard sandbox.protects, !outcome.succeeded,
            outcome.errorOutput.text().localizedCaseInsensitiveContains("read-only file system")
        else { return nil }
        let folder = workFolder.map { $0.path(percentEncoded: false) } ?? "/tmp (emptied afterwards)"
        return "the script can write files only into \(folder)"
    }
}
