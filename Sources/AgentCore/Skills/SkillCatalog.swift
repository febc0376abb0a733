public import Foundation

/// The available skills: manifests found on disk, some of them with a Swift implementation of the same name.
public struct SkillCatalog: Sendable {
    /// A folder that contains skills, and its scope.
    public struct Root: Sendable, Hashable {
        /// Where a folder of skills comes from.
        public enum Scope: String, Sendable, Hashable {
            /// A directory that the user works in and trusts.
            case project
            /// The user's own.
            case user
            /// Given on the command line or in the configuration.
            case given
            /// Part of the program.
            case builtin
        }

        /// The folder.
        public let directory: URL
        /// Where it comes from.
        public let scope: Scope

        /// Makes a root.
        public init(_ directory: URL, scope: Scope) {
            self.directory = directory
            self.scope = scope
        }
    }

    /// One skill.
    public struct Entry: Sendable {
        /// What the skill does and when to use it.
        public let manifest: SkillManifest
        /// Where it was found.
        public let scope: Root.Scope
        /// The implementation, for skills written in Swift.
        public let implementation: (any Skill)?
        /// When it takes part.
        public let mode: SkillMode
        /// Warnings about its manifest.
        public let diagnostics: [Diagnostic]
        /// Its texts parsed for ranking, if the index has them.
        var words: SkillWords?

        /// The unambiguous name, with the scope: `project:review`.
        public var fullName: String { "\(scope.rawValue):\(manifest.name)" }

        /// Whether it implements `Skill.workInBackground`.
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
    /// Skills whose plain name belongs to another skill. They can be called by their full name.
    public let shadowed: [Entry]
    /// Findings about skills that could not be loaded or are shadowed. A bad skill does not affect the others.
    public let checks: [SkillCheck]

    /// A catalogue of skills that need not lie on disk, for a program that embeds the loop.
    public init(entries: [Entry]) {
        self.entries = entries.sorted { $0.manifest.name < $1.manifest.name }
        shadowed = []
        checks = []
    }

    /// Reads the folders. If two skills share a name, the one in the earlier folder takes precedence. Only built-in
    /// folders may use reserved names and the names of Swift implementations.
    ///
    /// - Parameters:
    ///   - roots: folders of skills, highest precedence first; a missing folder is not an error.
    ///   - implementations: the skills written in Swift.
    ///   - modes: the user's decisions about skills, by name.
    ///   - index: a cache, so that only changed manifests are read.
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

    /// The skill with this plain or full name.
    public subscript(name: String) -> Entry? {
        entries.first { $0.manifest.name == name } ?? (entries + shadowed).first { $0.fullName == name }
    }

    /// The shortest unambiguous name of a skill.
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
