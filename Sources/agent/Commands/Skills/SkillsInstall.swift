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
        try copy(manifest.location.deletingLastPathComponent(), to: folder)
        for diagnostic in check.diagnostics { call.console.note("\(name): \(diagnostic.message)") }
        if SkillCatalog.reservedNames.contains(name) {
            call.console.note("The name belongs to a built-in skill; this one is reached as @user:\(name).")
        }
        call.arguments.has(.json)
            ? call.console.print(["name": .string(name), "path": .string(path)])
            : call.console.print("Installed @\(name) from \(source.path(percentEncoded: false))")
    }

    /// Copies through a folder beside the target, so that half a skill is never found. Links are not copied: what they
    /// point to may lie outside.
    private static func copy(_ source: URL, to target: URL) throws {
        let parent = target.deletingLastPathComponent()
        try Directories.create(parent)
        let temporary = parent.appending(path: ".\(target.lastPathComponent).\(Identifier.make())")
        let manager = FileManager.default
        do {
            try manager.createDirectory(at: temporary, withIntermediateDirectories: false)
            let names = manager.enumerator(atPath: source.path(percentEncoded: false))
            var count = 0
            while let name = names?.nextObject() as? String {
                count += 1
                guard count <= 5_000 else {
                    throw AgentError(
                        .refused, "the folder has more than 5,000 files", remedy: "Install a skill's own folder.")
                }
                if name.split(separator: "/").contains(where: { $0 == ".git" || $0 == "node_modules" }) { continue }
                let from = source.appending(path: name)
                let attributes = try manager.attributesOfItem(atPath: from.path(percentEncoded: false))
                switch attributes[.type] as? FileAttributeType {
                case .typeDirectory:
                    try manager.createDirectory(at: temporary.appending(path: name), withIntermediateDirectories: true)
                case .typeRegular: try manager.copyItem(at: from, to: temporary.appending(path: name))
                default: continue
                }
            }
            try manager.moveItem(at: temporary, to: target)
        } catch {
            try? manager.removeItem(at: temporary)
            throw error
        }
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
