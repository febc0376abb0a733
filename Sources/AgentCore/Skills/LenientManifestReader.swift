public import Foundation

/// Reads `SKILL.md` files as people write them: what can be understood is loaded, with a warning for each thing that the
/// specification does not allow. A manifest is left out only where nobody could tell what its skill is for.
public struct LenientManifestReader: Sendable {
    /// Makes a reader.
    public init() {}

    /// Reads the manifest at a path as a user gives it: a skill's folder, or the manifest in it.
    public func read(path: String) -> SkillCheck {
        switch SkillManifestReader.folder(of: path) {
        case .success(let folder): read(folder: folder, path: path)
        case .failure(let problem): .failed(path, problem.diagnostic)
        }
    }

    /// Reads the manifest of the skill in this folder.
    public func read(folder: URL) -> SkillCheck { read(folder: folder, path: folder.path(percentEncoded: false)) }

    /// Reads a manifest that was found.
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

    /// The front matter's mapping, and what had to be mended to read it.
    private static func root(of yaml: String) throws(SkillManifestFile.Problem) -> (YAMLNode, repaired: Diagnostic?) {
        let failure: YAMLError
        do {
            return (try mapping(yaml), nil)
        } catch {
            failure = error
        }
        let joined = FrontMatterRepair.joiningSurrogates(yaml)
        // JSON, of which YAML wants to be a superset, is written so: no fault of the author's.
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

    /// Metadata with more than texts in it is kept as it is. Many skills have it for other programs, which are no worse
    /// for it here; the strict check tells their authors.
    private static let harmless = "metadata-not-text"

    /// Only a skill without a description cannot be used.
    private static func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.severity == .error,
            !diagnostic.code.hasPrefix("description-") || diagnostic.code.hasSuffix("-long")
        else { return diagnostic }
        return Diagnostic(.warning, diagnostic.code, diagnostic.message, line: diagnostic.line)
    }
}
