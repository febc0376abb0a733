package import AgentCore
package import Foundation

/// How to format new files of a package: by its `.swift-format`, or one in a folder above. Without one, with the
/// indentation of its files and otherwise `swift-format`'s defaults.
package struct CodeFormat: Sendable, Hashable {
    /// Options for `swift-format`.
    package let arguments: [String]

    /// Finds the format of a package.
    ///
    /// - Parameters:
    ///   - copy: the package's copy.
    ///   - files: the files to format, relative to the root.
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
    /// The most files to read for their indentation.
    private static let maximumFiles = 200

    /// Whether there is a configuration in the file's folder or one above it, within the package.
    private static func isConfigured(_ file: String, in copy: ScratchCopy) -> Bool {
        var parts = file.split(separator: "/")
        while !parts.isEmpty {
            parts.removeLast()
            let configuration = copy.file((parts + [Substring(name)]).joined(separator: "/"))
            if FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) { return true }
        }
        return false
    }
}
