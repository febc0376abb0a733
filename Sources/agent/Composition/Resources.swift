import AgentCore
import Foundation

/// The files that come with the program: `skills/`, `prompts/` and `models/`.
struct Resources: Sendable, Hashable {
    /// The folder that holds them.
    let root: URL

    /// The built-in skills.
    var skills: URL { root.appending(path: "skills", directoryHint: .isDirectory) }
    /// The prompts.
    var prompts: URL { root.appending(path: "prompts", directoryHint: .isDirectory) }
    /// The bundled models.
    var models: URL { root.appending(path: "models", directoryHint: .isDirectory) }

    /// Finds the folder: `AGENT_RESOURCES`, or a folder above the executable that holds `skills/` and `prompts/`
    /// (a build in its package), or `share/agent` beside the executable's `bin` (an installation).
    ///
    /// - Throws: `AgentError` if there is none.
    static func find(environment: [String: String]) throws -> Self {
        if let path = environment["AGENT_RESOURCES"], !path.isEmpty {
            let root = URL(filePath: path, directoryHint: .isDirectory)
            guard holdsResources(root) else {
                throw AgentError(
                    .failed, "AGENT_RESOURCES is \(path), which has no skills and prompts",
                    remedy: "Name the folder that holds `skills` and `prompts`, or unset it.")
            }
            return Self(root: root)
        }
        let executable = try ExecutablePath.find()
        var folder = executable.deletingLastPathComponent()
        while folder.path(percentEncoded: false) != "/" {
            for candidate in [folder, folder.appending(path: "share/agent")] where holdsResources(candidate) {
                return Self(root: candidate)
            }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        throw AgentError(
            .failed, "the skills and prompts that come with agent are not beside \(executable.path)",
            remedy: "Install it with script/install, or set AGENT_RESOURCES to the folder that holds them.")
    }

    private static func holdsResources(_ folder: URL) -> Bool {
        ["skills", "prompts"].allSatisfy { name in
            var isDirectory: ObjCBool = false
            let path = folder.appending(path: name).path(percentEncoded: false)
            return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
        }
    }
}
