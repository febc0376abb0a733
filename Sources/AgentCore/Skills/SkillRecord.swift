/// What was read of one manifest, with all that is needed to use it without reading it again.
struct SkillRecord: Sendable {
    /// The manifest's file.
    let path: String
    /// How the file stood before it was read.
    let stamp: FileStamp
    /// The verdict on it.
    let check: SkillCheck
    /// What ranking has to know; `nil` where that was not worked out, or where the manifest is left out.
    var words: SkillWords?
}
