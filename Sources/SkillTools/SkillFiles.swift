import AgentCore
import Foundation

/// The files in a skill's folder besides its manifest, for listing them to a model.
struct SkillFiles: Sendable, Hashable {
    /// Paths relative to the folder: files of the folder itself first, then level by level, each folder in alphabetical
    /// order.
    private(set) var files: [String] = []
    /// Those of `files` that can be run.
    private(set) var scripts: [String] = []
    /// Whether the limits on depth or entries left files out.
    private(set) var isCut = false

    private static let maximumDepth = 6
    private static let maximumEntries = 2_000
    private static let ignored: Set<String> = ["node_modules", "__pycache__"]
    private static let manifests: Set<String> = ["SKILL.md", "skill.md"]

    /// Walks the folder without following links to folders. Names that begin with a dot or hold invisible characters
    /// are not listed; they can still be read by path.
    init(_ folder: ConfinedFolder) {
        var level = [""]
        var count = 0
        for _ in 0...Self.maximumDepth {
            var next: [String] = []
            for path in level {
                // An unreadable folder counts as empty.
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

    /// How to run a file; `nil` if it is not a script.
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
            // Open only likely scripts: reading every file would be slow.
            let mayBeScript =
                status.st_mode & 0o111 != 0 || path.hasPrefix("scripts/") || (path as NSString).pathExtension.isEmpty
            guard mayBeScript else { return .file(isScript: false) }
        }
        guard let item = try? folder.open(path), !item.isFolder else { return .other }
        return .file(isScript: Self.launcher(of: item) != nil)
    }
}
