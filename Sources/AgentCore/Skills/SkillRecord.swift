/// A parsed manifest as stored in `SkillIndex`.
struct SkillRecord: Sendable {
    /// The manifest's file.
    let path: String
    /// The file's stamp before it was read.
    let stamp: FileStamp
    /// The result of its check.
    let check: SkillCheck
    /// Its texts parsed for ranking; `nil` if they were not parsed, or the manifest is rejected.
    var words: SkillWords?
}
