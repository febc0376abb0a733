import AgentCore
public import Foundation

/// A prompt's file as it is on disk now, with the result of checking it.
public struct PromptFile: Sendable, Hashable {
    /// The prompt's name.
    public let name: String
    /// The layer that the file belongs to.
    public let layer: PromptLayer.Kind
    /// The file.
    public let location: URL
    /// Its text; `nil` if it cannot be read.
    public let text: String?
    /// The result of the check.
    public let check: PromptCheck

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - name: the prompt's name.
    ///   - layer: the layer that the file belongs to.
    ///   - location: the file.
    ///   - lookup: finds the prompts that it includes.
    public init(
        name: String, layer: PromptLayer.Kind, location: URL,
        including lookup: @escaping (String) -> PromptSource? = { _ in nil }
    ) {
        self.name = name
        self.layer = layer
        self.location = location
        do {
            let text = try TextFile.read(location, limit: Self.maximumBytes)
            self.text = text
            check = PromptCheck(reading: text, name: name, including: lookup)
        } catch {
            text = nil
            check = PromptCheck(unreadable: error)
        }
    }

    /// Makes a prompt from a text read from a pipe or standard input. Its name is the one in its front matter.
    init(text: String, location: URL, including lookup: @escaping (String) -> PromptSource?) {
        let own = (try? FrontMatter(splitting: text)).flatMap { try? YAMLReader().read($0.yaml) }?["name"]?.text
        name = own ?? location.deletingPathExtension().lastPathComponent
        layer = .user
        self.location = location
        self.text = text
        check = PromptCheck(reading: text, name: name, including: lookup)
    }

    /// The largest prompt file, in bytes.
    static let maximumBytes = 1 << 18

    /// The file's path.
    public var path: String { location.path(percentEncoded: false) }
}
