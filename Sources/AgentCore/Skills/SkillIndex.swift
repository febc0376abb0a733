public import Foundation

/// What was read of all manifests, kept in one file between calls: a call that finds nothing changed parses nothing.
///
/// The file is only a memory of what lies on disk. Each record counts as long as its manifest has the same stamp; a file
/// that is missing, damaged or of another program is read as an empty one, and one that cannot be written is done without.
public struct SkillIndex: Sendable {
    private let location: URL
    /// The program's file as it stands: another build may read manifests otherwise.
    private let reader: String
    /// Whether the file may be written.
    let isWritable: Bool
    /// Where the time comes from, in nanoseconds since 1970: that of the files.
    var now: @Sendable () -> Int64 = FileStamp.now

    /// Fewer manifests are read as fast as the file.
    static let fewest = 20
    /// At most so many manifests are remembered beside those in use: those of other projects.
    private static let mostOthers = 4_000

    /// Names the file; nothing is made there yet.
    ///
    /// - Parameters:
    ///   - location: the file.
    ///   - program: the program's file.
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

    /// Writes down what is in use, and of what was written down before what lies elsewhere: a project's skills are known
    /// again when the user comes back to it.
    ///
    /// - Parameters:
    ///   - used: the records of all manifests below the roots.
    ///   - known: what was written down before.
    ///   - roots: the folders that were searched.
    func write(_ used: [SkillRecord], known: [String: SkillRecord], roots: [SkillCatalog.Root]) {
        let now = now()
        let searched = roots.map { SkillFinder.path(of: $0.directory) + "/" }
        let others = known.values.filter { record in !searched.contains(where: record.path.hasPrefix) }
        let settled = used.filter { $0.stamp.isSettled(at: now) && ($0.words != nil || $0.check.manifest == nil) }
        let kept = settled + others.prefix(Self.mostOthers)
        // Where it cannot be written, the next call reads the manifests again.
        try? TextFile.write(Data(SkillIndexFormat(reader: reader).bytes(of: kept)), to: location)
    }
}
