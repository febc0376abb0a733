import AgentCore
import Engine

/// Who reads messages for facts: the rules alone, or a model as well.
enum MemoryReaderChoice: String, Sendable, CaseIterable {
    /// A model where it is likely to be able: one that a server runs, or a file of a gigabyte or more.
    case auto
    /// The rules alone.
    case rules
    /// The rules, then the model that answers.
    case both

    /// Bytes from which a model's file is taken to be able to keep to what a message says.
    private static let ableBytes = 1_000_000_000

    /// The model as a second reader; `nil` where it is not to read.
    ///
    /// - Throws: `AgentError` where the model's file cannot be weighed.
    func reader(_ model: any LanguageModel, _ choice: ModelChoice?) throws -> (any LanguageModel)? {
        switch self {
        case .rules: nil
        case .both: choice == nil ? nil : model
        case .auto: try choice.map(Self.isAble) == true ? model : nil
        }
    }

    private static func isAble(_ choice: ModelChoice) throws -> Bool {
        if choice.identity.isBundled { return false }
        if choice.address != nil { return true }
        return try ModelChoice.byteCount(choice.path) >= ableBytes
    }
}
