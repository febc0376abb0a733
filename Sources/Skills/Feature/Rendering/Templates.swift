import AgentCore
package import Foundation

/// Where templates lie: the user's own before those that come with the program.
package struct Templates: Sendable, Hashable {
    /// Folders with `package/` and `apple/`, the one that counts first at the front.
    package let folders: [URL]

    /// Looks in these folders.
    package init(folders: [URL]) { self.folders = folders }

    /// The template of this name: `package/Model.swift`.
    ///
    /// - Throws: `AgentError` where there is none, or it is no text.
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
