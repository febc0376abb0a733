public import Foundation

/// A folder of prompts, and whose it is. Where two layers have a prompt of the same name, the higher one counts.
public struct PromptLayer: Sendable, Hashable {
    /// Whose prompts they are.
    public enum Kind: String, Sendable, Hashable {
        /// Of a directory that the user trusts; never changed by the program.
        case project
        /// The user's own.
        case user
        /// Come with the program; never changed by it.
        case builtin

        /// The kind as people read it.
        public var title: String {
            switch self {
            case .project: "project"
            case .user: "yours"
            case .builtin: "built-in"
            }
        }
    }

    /// Whose they are.
    public let kind: Kind
    /// The folder, with a file `<name>.md` for each prompt.
    public let directory: URL

    /// Makes a layer.
    public init(_ kind: Kind, _ directory: URL) {
        self.kind = kind
        self.directory = directory
    }

    /// Where the prompt of this name stands in this layer, whether or not it exists.
    public func location(of name: String) -> URL { directory.appending(path: name + ".md") }

    /// The names of the prompts here, in alphabetical order; none where there is no folder.
    public func names() -> [String] {
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])) ?? []
        return files.filter { $0.pathExtension == "md" }
            .map { $0.deletingPathExtension().lastPathComponent }
            .filter { contains($0) && $0 != "README" }
            .sorted()
    }

    /// Whether a prompt of this name stands here. A project's link that leads out of its folder does not.
    public func contains(_ name: String) -> Bool {
        guard PromptName.isValid(name) else { return false }
        let file = location(of: name)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return false }
        guard kind == .project else { return true }
        let folder = directory.resolvingSymlinksInPath().path(percentEncoded: false)
        let target = file.resolvingSymlinksInPath().path(percentEncoded: false)
        return target.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}

/// What a prompt may be called, so that a name is always one file in its layer.
public enum PromptName {
    /// One to 64 letters, digits, hyphens and underscores; it begins with a letter or a digit.
    public static func isValid(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first.isNumber, name.count <= 64 else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}
