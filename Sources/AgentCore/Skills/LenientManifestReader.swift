public import Foundation

/// Reads `SKILL.md` files leniently: violations of the specification become warnings, and the skill is still loaded. A
/// manifest is rejected only if its YAML cannot be read or it has no description.
public struct LenientManifestReader: Sendable {
    /// Makes a reader.
    public init() {}

    /// Reads the manifest at a path given by the user: a skill's folder, or the manifest in it.
    public func read(path: String) -> SkillCheck {
        switch SkillManifestReader.folder(of: path) {
        case .success(let folder): read(folder: folder, path: path)
        case .failure(let problem): .failed(path, problem.diagnostic)
        }
    }

    /// Reads the manifest of the skill in this folder.
    public func read(folder: URL) -> SkillCheck { read(folder: folder, path: folder.path(percentEncoded: false)) }

    /// Reads a manifest that `SkillFinder` found.
    func read(_ manifest: SkillFinder.Manifest) -> SkillCheck {
        read(folder: URL(filePath: manifest.folder, directoryHint: .isDirectory), path: manifest.folder)
    }

    private func read(folder: URL, path: String) -> SkillCheck {
        do throws(SkillManifestFile.Problem) {
            let source = try SkillManifestFile(folder: folder)
            let (root, repaired) = try Self.root(of: source.frontMatter.yaml)
            var rules = SkillManifestRules(root: root, folderName: folder.lastPathComponent)
            rules.checkAll()
            rules.diagnostics = rules.diagnostics.filter { $0.code != Self.harmless }.map(Self.weighed)
            if source.frontMatter.hasByteOrderMark {
                rules.diagnostics.insert(
                    Diagnostic(.warning, "byte-order-mark", "the file begins with a byte-order mark", line: 1), at: 0)
            }
            if let repaired { rules.diagnostics.insert(repaired, at: 0) }
            return rules.verdict(path: path, source: source, nameless: folder.lastPathComponent)
        } catch {
            return .failed(path, error.diagnostic)
        }
    }

    /// The front matter's mapping, and a warning if it had to be repaired.
    private static func root(of yaml: String) throws(SkillManifestFile.Problem) -> (YAMLNode, repaired: Diagnostic?) {
        let failure: YAMLError
        do {
            return (try mapping(yaml), nil)
        } catch {
            failure = error
        }
        let joined = FrontMatterRepair.joiningSurrogates(yaml)
        // JSON allows escaped surrogate pairs, and YAML claims to be a superset of JSON, so this is not the author's
        // error.
        if let joined, let root = try? mapping(joined) { return (root, nil) }
        if let text = FrontMatterRepair.repaired(joined ?? yaml), let root = try? mapping(text) {
            return (
                root,
                Diagnostic(
                    .warning, "front-matter-repaired",
                    "\(failure.message); read as if its values stood in quotes: put them there", line: failure.line)
            )
        }
        let hint = failure.message.contains("quotes") ? "" : "; put the text of this value in quotes"
        throw SkillManifestFile.Problem(
            diagnostic: Diagnostic(.error, failure.code.name, failure.message + hint, line: failure.line))
    }

    private static func mapping(_ yaml: String) throws(YAMLError) -> YAMLNode {
        guard let root = try YAMLReader(dialect: .lenient).read(yaml), root.pairs != nil else {
            throw YAMLError(.syntax, "the front matter must be key: value lines", line: 1)
        }
        return root
    }

    /// Metadata values that are not texts are kept without a warning, because many skills have them for other programs.
    /// The strict check reports them.
    private static let harmless = "metadata-not-text"

    /// Turns errors into warnings, except a missing or empty description, without which a skill cannot be used.
    private static func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.severity == .error,
            !diagnostic.code.hasPrefix("description-") || diagnostic.code.hasSuffix("-long")
        else { return diagnostic }
        return Diagnostic(.warning, diagnostic.code, diagnostic.message, line: diagnostic.line)
    }
}
