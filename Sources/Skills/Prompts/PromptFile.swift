import AgentCore
public import Foundation

/// A prompt's file as it stands on disk at this moment, with the verdict on it.
public struct PromptFile: Sendable, Hashable {
    /// The prompt's name.
    public let name: String
    /// Whose it is.
    public let layer: PromptLayer.Kind
    /// The file.
    public let location: URL
    /// Its text; `nil` where it cannot be read.
    public let text: String?
    /// The verdict.
    public let check: PromptCheck

    /// Reads a file.
    ///
    /// - Parameter lookup: finds the prompts that it includes.
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

    /// A text that was read from somewhere: from a pipe, or standard input. It has the name that it gives itself.
    init(text: String, location: URL, including lookup: @escaping (String) -> PromptSource?) {
        let own = (try? FrontMatter(splitting: text)).flatMap { try? YAMLReader().read($0.yaml) }?["name"]?.text
        name = own ?? location.deletingPathExtension().lastPathComponent
        layer = .user
        self.location = location
        self.text = text
        check = PromptCheck(reading: text, name: name, including: lookup)
    }

    /// At most this many bytes.
    static let maximumBytes = 1 << 18

    /// The file's path.
    public var path: String { location.path(percentEncoded: false) }
}
