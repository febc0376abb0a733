package import AgentCore
package import Foundation

/// How new files of a package are set: as its `.swift-format` says, or one above the package; without one, indented as its
/// files are, and otherwise as `swift-format` does by itself.
package struct CodeFormat: Sendable, Hashable {
    /// Options for `swift-format`.
    package let arguments: [String]

    /// Looks at a package.
    ///
    /// - Parameters:
    ///   - copy: the package's copy.
    ///   - files: what is to be set, relative to the root.
    ///   - sources: the package's files, relative to the root.
    /// - Throws: `AgentError` naming a configuration above the package that cannot be read.
    package init(of copy: ScratchCopy, for files: [String], like sources: [String]) throws(AgentError) {
        if files.contains(where: { Self.isConfigured($0, in: copy) }) {
            arguments = []
            return
        }
        var folder = copy.original.standardizedFileURL
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let file = folder.appending(path: Self.name)
            guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { continue }
            arguments = ["--configuration", try TextFile.read(file)]
            return
        }
        let texts = sources.filter { $0.hasSuffix(".swift") && !files.contains($0) }.prefix(Self.maximumFiles)
            .compactMap { try? TextFile.read(copy.file($0)) }
        arguments = Indentation(of: texts).map { ["--configuration", $0.configuration] } ?? []
    }

    private static let name = ".swift-format"
    /// More of them say nothing else.
    private static let maximumFiles = 200

    /// Whether a configuration lies beside a file or above it, within the package.
    private static func isConfigured(_ file: String, in copy: ScratchCopy) -> Bool {
        var parts = file.split(separator: "/")
        while !parts.isEmpty {
            parts.removeLast()
            let place = copy.file((parts + [Substring(name)]).joined(separator: "/"))
            if FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) { return true }
        }
        return false
    }
}
