public import Foundation

/// The skills there are: manifests found on disk, joined by name with the Swift types that implement some of them.
public struct SkillCatalog: Sendable {
    /// A folder of skills, and what kind of place it is.
    public struct Root: Sendable, Hashable {
        /// Whose folder it is.
        public enum Scope: String, Sendable, Hashable {
            /// Given on the command line for this call.
            case given
            /// The user's configuration directory.
            case user
            /// Comes with the program.
            case builtin
        }

        /// The folder whose sub-folders are skills.
        public let directory: URL
        /// Whose it is.
        public let scope: Scope

        /// Makes a root.
        public init(_ directory: URL, scope: Scope) {
            self.directory = directory
            self.scope = scope
        }
    }

    /// One skill.
    public struct Entry: Sendable {
        /// What and when.
        public let manifest: SkillManifest
        /// Where it was found.
        public let scope: Root.Scope
        /// How, for skills that are written in Swift.
        public let implementation: (any Skill)?

        /// Whether it has a use for time to spare.
        public var studies: Bool { implementation?.studies == true }

        /// Makes an entry.
        public init(manifest: SkillManifest, scope: Root.Scope, implementation: (any Skill)?) {
            self.manifest = manifest
            self.scope = scope
            self.implementation = implementation
        }
    }

    /// All skills, by name, in alphabetical order.
    public let entries: [Entry]
    /// Findings about folders that could not be loaded or are shadowed; one bad skill hides no other.
    public let checks: [SkillCheck]

    /// A catalogue of skills that need not lie on disk, for a program that embeds the loop.
    public init(entries: [Entry]) {
        self.entries = entries.sorted { $0.manifest.name < $1.manifest.name }
        checks = []
    }

    /// Reads the folders, the first given winning where two skills share a name. Names of built-in
    /// implementations cannot be taken over by another folder.
    ///
    /// - Parameters:
    ///   - roots: folders of skills, highest precedence first; a missing folder is no error.
    ///   - implementations: the Swift skills.
    public init(roots: [Root], implementations: [any Skill]) {
        var entries: [String: Entry] = [:]
        var checks: [SkillCheck] = []
        let byName = Dictionary(implementations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for root in roots {
            for folder in Self.folders(in: root.directory) {
                let check = SkillManifestReader().read(folder: folder)
                guard check.isValid, let manifest = check.manifest else {
                    checks.append(check)
                    continue
                }
                let isReserved = byName[manifest.name] != nil && root.scope != .builtin
                if isReserved || entries[manifest.name] != nil {
                    checks.append(Self.shadowed(check, manifest, isReserved: isReserved))
                    continue
                }
                entries[manifest.name] = Entry(
                    manifest: manifest, scope: root.scope,
                    implementation: root.scope == .builtin ? byName[manifest.name] : nil)
            }
        }
        self.entries = entries.values.sorted { $0.manifest.name < $1.manifest.name }
        self.checks = checks
    }

    /// The skill with this name.
    public subscript(name: String) -> Entry? { entries.first { $0.manifest.name == name } }

    /// Names close to one that does not exist, nearest first.
    public func names(near name: String) -> [String] {
        entries.map(\.manifest.name)
            .map { ($0, $0.hasPrefix(name) ? 0 : EditDistance.between($0, name)) }
            .filter { $0.1 <= max(2, name.count / 2) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(3).map(\.0)
    }

    private static func folders(in directory: URL) -> [URL] {
        let found =
            (try? FileManager.default.contentsOfDirectory(
                at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])) ?? []
        return found.filter { SkillManifestReader.manifestFile(in: $0) != nil }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func shadowed(_ check: SkillCheck, _ manifest: SkillManifest, isReserved: Bool) -> SkillCheck {
        let reason = isReserved ? "the name belongs to a built-in skill" : "another skill of this name comes first"
        return SkillCheck(
            path: check.path, manifest: manifest, name: check.name, description: check.description,
            diagnostics: check.diagnostics + [Diagnostic(.warning, "shadowed", "not loaded: \(reason)")])
    }
}
