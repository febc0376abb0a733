import AgentCore
import Foundation

/// `agent skills install DIR`
enum SkillsInstall: Command {
    static let syntax = Syntax(
        "skills install", operands: "DIR", count: 1...1,
        "Copies a skill's folder among your own skills. Nothing in it is run.", options: [.json])

    static func run(_ call: Call) throws {
        let source = URL(filePath: call.arguments.operands[0], directoryHint: .isDirectory).standardizedFileURL
        let check = LenientManifestReader().read(path: call.arguments.operands[0])
        guard let manifest = check.manifest, check.isValid else {
            throw AgentError(
                .failed, SkillsCall.problem(check), remedy: "`agent skills check` tells everything that is wrong.")
        }
        let name = manifest.name
        guard SkillManifestReader.problems(withName: name).isEmpty else {
            throw AgentError(
                .refused, "the skill's name \"\(name)\" cannot be a folder's",
                remedy: "Correct the name in its SKILL.md: lower-case letters, digits and hyphens.")
        }
        let folder = call.program.directories.config.appending(path: "skills/\(name)", directoryHint: .isDirectory)
        let path = folder.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw AgentError(
                .refused, "\(path) exists already", remedy: "`agent skills remove \(name)` removes it.")
        }
        try SkillFolderCopy(of: manifest, at: folder).make()
        for diagnostic in check.diagnostics { call.console.note("\(name): \(diagnostic.message)") }
        if SkillRegistry.names.contains(name) {
            call.console.note("The name belongs to a built-in skill; this one is reached as @user:\(name).")
        }
        call.arguments.has(.json)
            ? call.console.print(["name": .string(name), "path": .string(path)])
            : call.console.print("Installed @\(name) from \(source.path(percentEncoded: false))")
    }
}

/// `agent skills remove NAME`
enum SkillsRemove: Command {
    static let syntax = Syntax(
        "skills remove", operands: "NAME", count: 1...1, "Removes one of your own skills, its folder included.",
        options: [.json])

    static func run(_ call: Call) throws {
        let catalog = try SkillsCall.catalog(call)
        let name = call.arguments.operands[0]
        let own = call.program.directories.config.appending(path: "skills", directoryHint: .isDirectory)
        let candidates = (catalog.entries + catalog.shadowed).filter { entry in
            (entry.manifest.name == name || entry.fullName == name)
                && entry.manifest.location.deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL
                    .path
                    == own.standardizedFileURL.path
        }
        guard let entry = candidates.first else {
            let other = try SkillsCall.entry(name, in: catalog)
            throw AgentError(
                .refused,
                "@\(name) is none of your installed skills: it lies at \(other.manifest.location.path(percentEncoded: false))",
                remedy: "`agent skills disable \(name)` switches it off.")
        }
        let folder = entry.manifest.location.deletingLastPathComponent()
        try FileManager.default.removeItem(at: folder)
        call.arguments.has(.json)
            ? call.console.print(["removed": .string(entry.manifest.name)])
            : call.console.print("Removed @\(entry.manifest.name)")
    }
}
