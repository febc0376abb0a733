import AgentCore
import Foundation

/// A checked call of `run_script`: it is clear what would run, and nothing has run yet.
struct ScriptRun {
    /// The most arguments of a call.
    static let maximumArguments = 100
    /// The most bytes of all arguments together, in UTF-8.
    static let maximumBytes = 32 << 10

    let source: SkillSource
    /// The script's path relative to the skill's folder.
    let script: String
    let arguments: [String]
    let launcher: ScriptLauncher
    /// The interpreter; `nil` if the script is a program itself.
    let interpreter: InstalledProgram?

    /// Reads a call's arguments and finds the script and what runs it.
    ///
    /// - Throws: `ToolError` naming the argument that is missing or malformed, a script that is not in the skill's
    ///   folder or cannot be run, or an interpreter that is not installed.
    init(_ document: JSONValue, sources: [SkillSource], sandbox: Sandbox, environment: [String: String])
        throws(ToolError)
    {
        let values = ToolArguments(document)
        source = try SkillSource.named(try values.text("skill"), in: sources)
        let path = try values.text("script")
        arguments = try values.texts("arguments")
        guard arguments.count <= Self.maximumArguments,
            arguments.reduce(0, { $0 + $1.utf8.count }) <= Self.maximumBytes
        else {
            throw ToolError(
                "arguments are too many: \(Self.maximumArguments) and \(Self.maximumBytes) bytes is the most")
        }
        guard arguments.allSatisfy({ !$0.utf8.contains(0) }) else {
            throw ToolError("arguments cannot hold the character of code zero")
        }
        let item = try Self.find(path, in: source)
        let shown = CommandText.shown(item.path)
        guard !item.isFolder else { throw ToolError("\(shown) is a folder, not a script") }
        guard let launcher = SkillFiles.launcher(of: item) else {
            throw ToolError(
                "\(shown) cannot be run: it has no #! line, and its name ends in none of \(ScriptLauncher.knownEndings)"
            )
        }
        script = item.path
        self.launcher = launcher
        interpreter = try Self.interpreter(launcher, shown, sandbox, environment)
    }

    /// Also looks for a bare name in `scripts/`, because models often leave the folder out.
    private static func find(_ path: String, in source: SkillSource) throws(ToolError) -> ConfinedFolder.Item {
        do throws(ToolError) {
            return try source.folder.open(path)
        } catch {
            guard !path.contains("/"), let item = try? source.folder.open("scripts/\(path)") else { throw error }
            return item
        }
    }

    private static func interpreter(
        _ launcher: ScriptLauncher, _ shown: String, _ sandbox: Sandbox, _ environment: [String: String]
    ) throws(ToolError) -> InstalledProgram? {
        guard case .interpreter(let names, _) = launcher else { return nil }
        let found = names.lazy.compactMap { name in
            name.hasPrefix("/")
                ? sandbox.program(at: name) : sandbox.program(named: [name], environment: environment)
        }.first
        if let found { return found }
        let wanted = CommandText.shown((names[0] as NSString).lastPathComponent)
        throw ToolError(
            "\(shown) needs \(wanted), which is not installed"
                + (sandbox.protects ? " where scripts in the sandbox can use it" : " or not in the PATH"))
    }

    /// The program to run.
    var executable: URL { interpreter?.executable ?? source.folder.url.appending(path: script) }

    /// The program's arguments. The script's path is absolute so that no script name can be taken for an option.
    var words: [String] {
        guard case .interpreter(_, let first) = launcher else { return arguments }
        return first + ["\(source.folder.root)/\(script)"] + arguments
    }

    /// The command in all spellings that `allowed-tools` may use.
    var commands: [AllowedToolPattern.Command] {
        let skillFolder = (source.folder.root as NSString).lastPathComponent
        let given = source.skill.folder.path(percentEncoded: false)
        let folders =
            AllowedToolPattern.folderNames + [
                source.folder.root, given.hasSuffix("/") ? String(given.dropLast()) : given,
            ]
            + ProjectFolder.skillFolders.map { "\($0)/\(skillFolder)" }
        let spellings = [script, "./\(script)"] + folders.map { "\($0)/\(script)" }
        let rest = arguments.map { [$0] }
        guard case .interpreter(_, let first) = launcher else { return [[spellings] + rest] }
        let direct = [[spellings] + rest, [launcher.names, spellings] + rest]
        return first.isEmpty ? direct : direct + [[launcher.names] + first.map { [$0] } + [spellings] + rest]
    }
}
