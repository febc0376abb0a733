public import Foundation

/// The skills there are: manifests found on disk, joined by name with the Swift types that implement some of them.
public struct SkillCatalog: Sendable {
    /// A folder of skills, and what kind of place it is.
    public struct Root: Sendable, Hashable {
        /// Whose folder it is.
        public enum Scope: String, Sendable, Hashable {
            /// A directory that the user works in and trusts.
            case project
            /// The user's own.
            case user
            /// Given on the command line for this call, or configured.
            case given
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
        /// When it takes part.
        public let mode: SkillMode
        /// What is wrong with its manifest, though it could be loaded.
        public let diagnostics: [Diagnostic]
        /// What ranking has to know, where it was read before.
        var words: SkillWords?

        /// The name that means this skill even where another one takes its plain name: `project:review`.
        public var fullName: String { "\(scope.rawValue):\(manifest.name)" }

        /// Whether it has background work to do.
        public var hasBackgroundWork: Bool { implementation?.hasBackgroundWork == true }

        /// Makes an entry.
        public init(
            manifest: SkillManifest, scope: Root.Scope, implementation: (any Skill)?, mode: SkillMode = .automatic,
            diagnostics: [Diagnostic] = []
        ) {
            self.manifest = manifest
            self.scope = scope
            self.implementation = implementation
            self.mode = mode
            self.diagnostics = diagnostics
        }
    }

    /// All skills, by name, in alphabetical order.
    public let entries: [Entry]
    /// Skills whose plain name means another one; they are reached by their full name.
    public let shadowed: [Entry]
    /// Findings about folders that could not be loaded or are shadowed; one bad skill hides no other.
    public let checks: [SkillCheck]

    /// A catalogue of skills that need not lie on disk, for a program that embeds the loop.
    public init(entries: [Entry]) {
        self.entries = entries.sorted { $0.manifest.name < $1.manifest.name }
        shadowed = []
        checks = []
    }

    /// Reads the folders, the first given winning where two skills share a name. The names of the Swift skills cannot be
    /// taken over by another folder.
    ///
    /// - Parameters:
    ///   - roots: folders of skills, highest precedence first; a missing folder is no error.
    ///   - implementations: the Swift skills.
    ///   - modes: what the user decided about skills, by name.
    ///   - index: what was read before, so that only what changed is read again.
    public init(
        roots: [Root], implementations: [any Skill], modes: [String: SkillMode] = [:], index: SkillIndex? = nil
    ) {
        var entries: [String: Entry] = [:]
        var shadowed: [Entry] = []
        var checks: [SkillCheck] = []
        let byName = Dictionary(implementations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for loaded in SkillLoader(index: index).load(roots) {
            let root = loaded.root
            if !loaded.notes.isEmpty {
                checks.append(
                    SkillCheck(
                        path: root.directory.path(percentEncoded: false), manifest: nil, name: nil, description: nil,
                        diagnostics: loaded.notes))
            }
            for record in loaded.records {
                let check = record.check
                guard let manifest = check.manifest, check.isValid else {
                    checks.append(check)
                    continue
                }
                let name = manifest.name
                var entry = Entry(
                    manifest: manifest, scope: root.scope,
                    implementation: root.scope == .builtin ? byName[name] : nil, mode: modes[name] ?? .automatic,
                    diagnostics: check.diagnostics)
                entry.words = record.words
                let isReserved = root.scope != .builtin && byName[name] != nil
                if isReserved || entries[name] != nil {
                    shadowed.append(entry)
                    checks.append(Self.shadowed(check, entry, isReserved: isReserved))
                } else {
                    entries[name] = entry
                }
            }
        }
        self.entries = entries.values.sorted { $0.manifest.name < $1.manifest.name }
        self.shadowed = shadowed
        self.checks = checks
    }

    /// The skill with this name, plain or full.
    public subscript(name: String) -> Entry? {
        entries.first { $0.manifest.name == name } ?? (entries + shadowed).first { $0.fullName == name }
    }

    /// The shortest name that means a skill.
    public func name(of entry: Entry) -> String {
        self[entry.manifest.name]?.fullName == entry.fullName ? entry.manifest.name : entry.fullName
    }

    /// Names close to one that does not exist, nearest first.
    public func names(near name: String) -> [String] {
        entries.map(\.manifest.name)
            .map { ($0, $0.hasPrefix(name) ? 0 : EditDistance.between($0, name)) }
            .filter { $0.1 <= max(2, name.count / 2) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(3).map(\.0)
    }

    private static func shadowed(_ check: SkillCheck, _ entry: Entry, isReserved: Bool) -> SkillCheck {
        let reason = isReserved ? "the name belongs to a built-in skill" : "another skill of this name comes first"
        return SkillCheck(
            path: check.path, manifest: entry.manifest, name: check.name, description: check.description,
            diagnostics: check.diagnostics + [
                Diagnostic(.warning, "shadowed", "\(reason); this one is reached as @\(entry.fullName)")
            ])
    }
}
