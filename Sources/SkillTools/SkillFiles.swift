import AgentCore
import Foundation

/// What lies in a skill's folder besides its manifest, to tell a model of it.
struct SkillFiles: Sendable, Hashable {
    /// Paths of files from the folder, in alphabetical order, those of the folder itself first.
    private(set) var files: [String] = []
    /// Those of them that can be run.
    private(set) var scripts: [String] = []
    /// Whether there was more than is looked at.
    private(set) var isCut = false

    private static let maximumDepth = 6
    private static let maximumEntries = 2_000
    private static let ignored: Set<String> = ["node_modules", "__pycache__"]
    private static let manifests: Set<String> = ["SKILL.md", "skill.md"]

    /// Looks through a folder, without following links to folders. Names that begin with a dot, or hold characters that
    /// do not show, are left aside; they can be read all the same by who knows them.
    init(_ folder: ConfinedFolder) {
        var level = [""]
        var count = 0
        for _ in 0...Self.maximumDepth {
            var next: [String] = []
            for path in level {
                // A folder that may not be read has nothing to offer.
                let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.root)/\(path)")) ?? []
                for name in names.sorted() where !name.hasPrefix(".") && CommandText.visible(name) == name {
                    count += 1
                    guard count <= Self.maximumEntries else {
                        isCut = true
                        return
                    }
                    let inside = path.isEmpty ? name : "\(path)/\(name)"
                    switch kind(inside, in: folder) {
                    case .folder: if !Self.ignored.contains(name) { next.append(inside) }
                    case .file where path.isEmpty && Self.manifests.contains(name): continue
                    case .file(let isScript):
                        files.append(inside)
                        if isScript { scripts.append(inside) }
                    case .other: continue
                    }
                }
            }
            level = next
        }
        isCut = !level.isEmpty
    }

    /// What runs a file.
    static func launcher(of item: ConfinedFolder.Item) -> ScriptLauncher? {
        var beginning = [UInt8](repeating: 0, count: Shebang.maximumBytes)
        let count = pread(item.descriptor.number, &beginning, beginning.count, 0)
        return ScriptLauncher(
            path: item.path, isExecutable: item.isExecutable, beginning: Array(beginning.prefix(max(0, count))))
    }

    private enum Kind {
        case folder
        case file(isScript: Bool)
        case other
    }

    private func kind(_ path: String, in folder: ConfinedFolder) -> Kind {
        var status = stat()
        guard lstat("\(folder.root)/\(path)", &status) == 0 else { return .other }
        let type = status.st_mode & S_IFMT
        if type == S_IFDIR { return .folder }
        if type == S_IFREG {
            if ScriptLauncher.hasKnownEnding(path) { return .file(isScript: true) }
            // Few files are looked into: a page of text is no script, even if it can be run by its path.
            let mayBeScript =
                status.st_mode & 0o111 != 0 || path.hasPrefix("scripts/") || (path as NSString).pathExtension.isEmpty
            guard mayBeScript else { return .file(isScript: false) }
        }
        guard let item = try? folder.open(path), !item.isFolder else { return .other }
        return .file(isScript: Self.launcher(of: item) != nil)
    }
}
