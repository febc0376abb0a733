public import Foundation

/// Caches parsed manifests in one file, so that unchanged manifests are not parsed again.
///
/// A record is valid as long as its manifest's file has the same stamp. A missing or damaged file, or one written by
/// another build, counts as empty. Failure to write it is ignored.
public struct SkillIndex: Sendable {
    private let location: URL
    /// Stamp of the program's file, because another build may parse manifests differently.
    private let reader: String
    /// Whether the file may be written.
    let isWritable: Bool
    /// The current time on the clock of file times, in nanoseconds since 1970.
    var now: @Sendable () -> Int64 = FileStamp.now

    /// With fewer manifests than this, parsing them is as fast as reading the index.
    static let fewest = 20
    /// The most records kept of manifests outside the searched folders, such as those of other projects.
    private static let mostOthers = 4_000

    /// Describes the file; creates nothing.
    ///
    /// - Parameters:
    ///   - location: the index file.
    ///   - program: the program's executable file.
    ///   - isWritable: whether the file may be written.
    public init(_ location: URL, program: URL, isWritable: Bool) {
        self.location = location
        reader = String(describing: FileStamp(program.path(percentEncoded: false)))
        self.isWritable = isWritable
    }

    /// The records by path.
    func records() -> [String: SkillRecord] {
        guard FileIdentity(location)?.isRegular == true,
            let data = try? Data(contentsOf: location, options: .alwaysMapped),
            let records = try? SkillIndexFormat(reader: reader).read(data)
        else { return [:] }
        return Dictionary(records.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Writes the records in use, and keeps earlier ones from outside the searched folders, so that another project's
    /// skills are still cached when the user returns to it.
    ///
    /// - Parameters:
    ///   - used: the records of all manifests below the roots.
    ///   - known: the records read from the index.
    ///   - roots: the folders that were searched.
    func write(_ used: [SkillRecord], known: [String: SkillRecord], roots: [SkillCatalog.Root]) {
        let now = now()
        let searched = roots.map { SkillFinder.path(of: $0.directory) + "/" }
        let others = known.values.filter { record in !searched.contains(where: record.path.hasPrefix) }
        let settled = used.filter { $0.stamp.isSettled(at: now) && ($0.words != nil || $0.check.manifest == nil) }
        let kept = settled + others.prefix(Self.mostOthers)
        // If this fails, the next call parses the manifests again.
        try? TextFile.write(Data(SkillIndexFormat(reader: reader).bytes(of: kept)), to: location)
    }
}
