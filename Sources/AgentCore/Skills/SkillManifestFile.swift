import Foundation

/// A manifest's file, read and split, before anything in it is judged. The strict reader and a lenient one begin
/// with it alike.
struct SkillManifestFile {
    /// Why there is nothing to judge.
    struct Problem: Error {
        let diagnostic: Diagnostic
    }

    /// At most this many bytes.
    static let maximumBytes = 1 << 20
    /// What a manifest may be called, the first one that exists counting.
    static let names = ["SKILL.md", "skill.md"]

    let location: URL
    let frontMatter: FrontMatter

    /// Reads the manifest of a folder.
    init(folder: URL) throws(Problem) {
        guard let location = Self.find(in: folder) else {
            throw Problem(diagnostic: Diagnostic(.error, "manifest-missing", "the folder has no SKILL.md"))
        }
        self.location = location
        let text: String
        do {
            text = try TextFile.read(location, limit: Self.maximumBytes)
        } catch {
            throw Problem(diagnostic: Diagnostic(.error, "manifest-unreadable", error.message))
        }
        do {
            frontMatter = try FrontMatter(splitting: text)
        } catch {
            throw Problem(diagnostic: error.diagnostic)
        }
    }

    /// `SKILL.md`, else `skill.md`, where one exists.
    static func find(in folder: URL) -> URL? {
        names.lazy
            .map { folder.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    }
}
