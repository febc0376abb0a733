public import AgentCore
import Synchronization

/// A small model that reads messages by a script: what it says of a message is known.
public final class ScriptedReader: LanguageModel {
    /// What it is.
    public let identity = ModelIdentity(name: "reader", location: "memory")
    private let script: @Sendable (String) throws(ModelError) -> String
    private let asked = Mutex<[String]>([])

    /// A model that reads by the script.
    ///
    /// - Parameter script: the lines for a message's text, such as `crisis no` or `none no\nadd | user | …`.
    public init(_ script: @escaping @Sendable (String) throws(ModelError) -> String) { self.script = script }

    /// The prompts that it was given, in order.
    public var prompts: [String] { asked.withLock { $0 } }

    /// Its context, in tokens.
    public func contextLength() async throws(ModelError) -> Int { 4096 }

    /// Words.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        messages.reduce(0) { $0 + $1.content.split(separator: " ").count }
    }

    /// The first line of the script where little room is given, else all of it.
    public func stream(_ request: ModelRequest) -> ModelStream {
        let prompt = request.messages.last?.content ?? ""
        asked.withLock { $0.append(prompt) }
        let step = Mutex(0)
        return ModelStream { [script] () async throws(ModelError) in
            let number = step.withLock { step in
                step += 1
                return step
            }
            guard number == 1 else { return number == 2 ? .end(.stop, ModelUsage()) : nil }
            let text = try script(Self.message(prompt))
            return .text(request.options.tokenLimit > 100 ? text : Self.firstLine(text))
        }
    }

    /// All for the word that the script says.
    public func probabilities(of texts: [String], after request: ModelRequest) async throws(ModelError) -> [Double] {
        let line = try script(Self.message(request.messages.last?.content ?? ""))
        return texts.map { line.hasPrefix($0) ? 0.9 : 0.01 }
    }

    private static func message(_ prompt: String) -> String {
        String(prompt.split(separator: "message: ", maxSplits: 1).last ?? "")
    }

    private static func firstLine(_ text: String) -> String { String(text.split(separator: "\n").first ?? "") }
}
