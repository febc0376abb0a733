public import Foundation

/// Reads and checks `SKILL.md` files strictly by the Agent Skills specification (https://agentskills.io/specification).
/// It accepts the same files as the specification's reference validator.
public struct SkillManifestReader: Sendable {
    /// Makes a reader.
    public init() {}

    /// What is wrong with a skill's name, in words; empty for a valid name.
    public static func problems(withName name: String) -> [String] {
        SkillNameRule.problems(with: name, folderName: name).map(\.message)
    }

    /// The manifest's file in a skill's folder: `SKILL.md`, else `skill.md`, else `nil`.
    public static func manifestFile(in folder: URL) -> URL? { SkillManifestFile.find(in: folder) }

    /// Reads the manifest of the skill in this folder.
    public func read(folder: URL) -> SkillCheck {
        read(folder: folder, path: folder.path(percentEncoded: false))
    }

    /// Reads the manifest at a path given by the user: a skill's folder, or the manifest in it.
    public func read(path: String) -> SkillCheck {
        switch Self.folder(of: path) {
        case .success(let folder): read(folder: folder, path: path)
        case .failure(let problem): .failed(path, problem.diagnostic)
        }
    }

    /// The skill's folder for a path to that folder or to the manifest in it.
    static func folder(of path: String) -> Result<URL, SkillManifestFile.Problem> {
        let location = URL(filePath: path).standardizedFileURL
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            return .failure(
                .init(
                    diagnostic: Diagnostic(.error, "path-missing", "there is no file or folder at this path")))
        }
        if isDirectory.boolValue { return .success(location) }
        guard location.lastPathComponent.lowercased() == "skill.md" else {
            return .failure(.init(diagnostic: Diagnostic(.error, "manifest-missing", "a manifest is called SKILL.md")))
        }
        return .success(location.deletingLastPathComponent())
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
    /// The result for a manifest that could not be read.
    static func failed(_ path: String, _ diagnostic: Diagnostic) -> SkillCheck {
        SkillCheck(path: path, manifest: nil, name: nil, description: nil, diagnostics: [diagnostic])
    }
}
