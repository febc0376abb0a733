import AgentCore
import Foundation

/// `agent skills export [NAME…]`
enum SkillsExport: Command {
    private static let destination = Option.value("to", "DIR", "Copy the folders of the named skills into this folder.")

    static let syntax = Syntax(
        "skills export", operands: "[NAME…]", count: 0...Int.max,
        "Writes skills to standard output, as JSON lines, or copies their folders.",
        details: """
            Without NAME: all skills there are. With --to the folders are copied as they are, for `install` to take
            elsewhere; links are left out, and nothing is overwritten. `-` is standard output, as without --to.
            """,
        options: [destination, .json, .jsonLines, .skillsDirectory])

    static func run(_ call: Call) throws {
        let catalog = try SkillsCall.catalog(call)
        let named = try call.arguments.operands.map { try SkillsCall.entry($0, in: catalog) }
        if let destination = call.arguments.value(destination), destination != "-" {
            guard !named.isEmpty else {
                throw AgentError(
                    .usage, "agent skills export --to needs the names of skills",
                    remedy: "`agent skills list` shows those there are.")
            }
            return try copy(named, to: URL(filePath: destination, directoryHint: .isDirectory), call)
        }
        let documents = try (named.isEmpty ? catalog.entries : named).map(SkillsCall.wholeDocument)
        if call.arguments.has(.json) { return call.console.print(.array(documents)) }
        for document in documents { call.console.print(document) }
    }

    /// Copies the skills in order and stops at the first error. All are checked before the first is copied.
    private static func copy(_ entries: [SkillCatalog.Entry], to destination: URL, _ call: Call) throws {
        let copies = entries.map { entry in
            let folder = entry.manifest.location.deletingLastPathComponent()
            let target = destination.appending(path: folder.lastPathComponent, directoryHint: .isDirectory)
            return (entry: entry, target: target, copy: SkillFolderCopy(of: entry.manifest, at: target))
        }
        for (_, _, copy) in copies { try copy.check() }
        var documents: [JSONValue] = []
        for (entry, target, copy) in copies {
            try copy.make()
            let path = target.path(percentEncoded: false)
            documents.append(["name": .string(entry.manifest.name), "path": .string(path)])
            if !call.arguments.has(.json), !call.arguments.has(.jsonLines) {
                call.console.print("Copied @\(entry.manifest.name) to \(path)")
            }
        }
        if call.arguments.has(.json) { return call.console.print(.array(documents)) }
        if call.arguments.has(.jsonLines) { for document in documents { call.console.print(document) } }
    }
}
