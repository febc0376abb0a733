public import Foundation

/// A folder of prompts and its owner. If two layers have a prompt of the same name, the higher layer's is used.
public struct PromptLayer: Sendable, Hashable {
    /// The owner of a layer's prompts.
    public enum Kind: String, Sendable, Hashable {
        /// A project directory that the user trusts. The program never changes these prompts.
        case project
        /// The user's own.
        case user
        /// The program itself. The program never changes these prompts.
        case builtin

        /// The kind for people.
        public var title: String {
            switch self {
            case .project: "project"
            case .user: "yours"
            case .builtin: "built-in"
            }
        }
    }

    /// The owner of the prompts.
    public let kind: Kind
    /// The folder, with a file `<name>.md` for each prompt.
    public let directory: URL

    /// Makes a layer.
    public init(_ kind: Kind, _ directory: URL) {
        self.kind = kind
        self.directory = directory
    }

    /// The file for a prompt of this name, whether or not it exists.
    public func location(of name: String) -> URL { directory.appending(path: name + ".md") }

    /// The names of the prompts in this layer, in alphabetical order; empty if there is no folder.
    public func names() -> [String] {
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])) ?? []
        return files.filter { $0.pathExtension == "md" }
            .map { $0.deletingPathExtension().lastPathComponent }
            .filter { contains($0) && $0 != "README" }
            .sorted()
    }

    /// Whether the layer has a prompt of this name. In a project, a link that leads out of the folder does not count.
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

/// The rules for prompt names, which keep every name a single file in its layer.
public enum PromptName {
    /// Whether the name has 1 to 64 letters, digits, hyphens and underscores, and begins with a letter or a digit.
    public static func isValid(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first.isNumber, name.count <= 64 else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}
