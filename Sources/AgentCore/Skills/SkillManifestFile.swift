import Foundation

/// A manifest's file, read and split into front matter and body, but not checked. Used by the strict and the lenient
/// reader.
struct SkillManifestFile {
    /// Why the file could not be read or split.
    struct Problem: Error {
        let diagnostic: Diagnostic
    }

    /// The most bytes that a manifest may have.
    static let maximumBytes = 1 << 20
    /// Possible file names of a manifest. The first one that exists counts.
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

    /// The folder's `SKILL.md`, else its `skill.md`, else `nil`.
    static func find(in folder: URL) -> URL? {
        names.lazy
            .map { folder.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    }
}
