/// Reads the manifests below folders of skills, those that did not change since from the index.
struct SkillLoader {
    /// What was read before; `nil` for nothing.
    let index: SkillIndex?

    /// A folder of skills, read.
    struct Loaded {
        let root: SkillCatalog.Root
        /// What was not looked at.
        let notes: [Diagnostic]
        /// The manifests in the order of their paths.
        var records: [SkillRecord]
    }

    /// Reads the folders; a missing one is no error.
    func load(_ roots: [SkillCatalog.Root]) -> [Loaded] {
        let found = roots.map { SkillFinder().find(in: $0.directory) }
        let count = found.reduce(0) { $0 + $1.manifests.count }
        let index = count < SkillIndex.fewest ? nil : index
        let known = index?.records() ?? [:]
        var hasNew = false
        let loaded = zip(roots, found).map { root, found in
            let records = found.manifests.map { manifest in
                if let record = known[manifest.path], record.stamp == manifest.stamp { return record }
                hasNew = true
                return read(manifest, withWords: index?.isWritable == true)
            }
            return Loaded(root: root, notes: found.notes, records: records)
        }
        if hasNew, let index, index.isWritable { index.write(loaded.flatMap(\.records), known: known, roots: roots) }
        return loaded
    }

    private func read(_ manifest: SkillFinder.Manifest, withWords: Bool) -> SkillRecord {
        let check = LenientManifestReader().read(manifest)
        var record = SkillRecord(path: manifest.path, stamp: manifest.stamp, check: check)
        // They take as long as the rest, and pay only where they are written down.
        if withWords, let manifest = check.manifest, let body = try? manifest.body {
            record.words = SkillWords(description: manifest.description, body: body)
        }
        return record
    }
}
