/// Loads the manifests below folders of skills. Unchanged ones come from the index.
struct SkillLoader {
    /// The cache; `nil` for none.
    let index: SkillIndex?

    /// The content of one folder of skills.
    struct Loaded {
        let root: SkillCatalog.Root
        /// What was not searched.
        let notes: [Diagnostic]
        /// The manifests, sorted by path.
        var records: [SkillRecord]
    }

    /// Loads the folders; a missing one is not an error.
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
        // Parsing the words doubles the time, so do it only if the index can store them.
        if withWords, let manifest = check.manifest, let body = try? manifest.body {
            record.words = SkillWords(description: manifest.description, body: body)
        }
        return record
    }
}
