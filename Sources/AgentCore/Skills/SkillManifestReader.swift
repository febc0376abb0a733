public import Foundation

/// Reads and checks `SKILL.md` files by the Agent Skills specification (https://agentskills.io/specification),
/// strictly: its verdicts are those of the specification's reference validator.
public struct SkillManifestReader: Sendable {
    /// Makes a reader.
    public init() {}

    /// The manifest's file in a skill's folder, where there is one: `SKILL.md`, else `skill.md`.
    public static func manifestFile(in folder: URL) -> URL? { SkillManifestFile.find(in: folder) }

    /// Reads the manifest of the skill in this folder.
    public func read(folder: URL) -> SkillCheck {
        read(folder: folder, path: folder.path(percentEncoded: false))
    }

    /// Reads the manifest at a path as a user gives it: a skill's folder, or the manifest in it.
    public func read(path: String) -> SkillCheck {
        let location = URL(filePath: path).standardizedFileURL
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            return .failed(path, Diagnostic(.error, "path-missing", "there is no file or folder at this path"))
        }
        if isDirectory.boolValue { return read(folder: location, path: path) }
        guard location.lastPathComponent.lowercased() == "skill.md" else {
            return .failed(path, Diagnostic(.error, "manifest-missing", "a manifest is called SKILL.md"))
        }
        return read(folder: location.deletingLastPathComponent(), path: path)
    }

    private func read(folder: URL, path: String) -> SkillCheck {
        let source: SkillManifestFile
        let root: YAMLNode?
        do {
            source = try SkillManifestFile(folder: folder)
        } catch {
            return .failed(path, error.diagnostic)
        }
        do {
            root = try YAMLReader(dialect: .strict).read(source.frontMatter.yaml)
        } catch {
            return .failed(path, Diagnostic(error))
        }
        guard let root, root.pairs != nil else {
            return .failed(
                path,
                Diagnostic(.error, "front-matter-not-mapping", "the front matter must be key: value lines", line: 1))
        }
        var rules = SkillManifestRules(root: root, folderName: folder.lastPathComponent)
        rules.checkAll()
        if source.frontMatter.hasByteOrderMark {
            rules.diagnostics.insert(
                Diagnostic(.error, "byte-order-mark", "the file begins with a byte-order mark", line: 1), at: 0)
        }
        return rules.verdict(path: path, source: source)
    }
}

extension SkillCheck {
    /// The verdict on a manifest that could not be read at all.
    static func failed(_ path: String, _ diagnostic: Diagnostic) -> SkillCheck {
        SkillCheck(path: path, manifest: nil, name: nil, description: nil, diagnostics: [diagnostic])
    }
}
