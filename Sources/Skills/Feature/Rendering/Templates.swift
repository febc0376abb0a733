import AgentCore
package import Foundation

/// Finds templates: the user's own first, then those that come with the program.
package struct Templates: Sendable, Hashable {
    /// Folders with `package/` and `apple/`, in order of precedence.
    package let folders: [URL]

    /// Uses these folders, the first one first.
    package init(folders: [URL]) { self.folders = folders }

    /// The template of this name: `package/Model.swift`.
    ///
    /// - Throws: `AgentError` if it is missing or is no UTF-8 text.
    func template(_ name: String) throws(AgentError) -> TemplateText {
        for folder in folders {
            let file = folder.appending(path: name + ".template")
            guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { continue }
            return TemplateText(try TextFile.read(file), name: file.path(percentEncoded: false))
        }
        throw AgentError(
            .failed, "the template \(name).template is missing",
            remedy: "It comes with agent, in skills/feature/assets; install agent again.")
    }
}
