import Foundation

extension Error {
    /// What happened, in words for users and logs. Every error is shown through this, so that none appears as the dump
    /// of a value or an object.
    public var words: String {
        switch self {
        case let error as AgentError: error.message
        case is CancellationError: "it was interrupted"
        case let error as DecodingError: error.fault
        case let error as POSIXError: String(cString: strerror(error.code.rawValue))
        case let error as CocoaError: error.cause
        // Foundation's own description of these is made of domains and numbers.
        case let error as any CustomNSError: "the system refused it (error \(error.errorCode))"
        case let error as NSError: "the system refused it (error \(error.code))"
        case let error as any CustomStringConvertible: error.description
        default: "an error of the kind \(type(of: self))"
        }
    }
}

extension CocoaError {
    /// The system's own error where it has one, else our words for the code.
    fileprivate var cause: String {
        if let cause = underlying { return cause.words }
        return switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteFileExists: "it exists already"
        case .fileWriteOutOfSpace: "no space is left"
        case .fileWriteVolumeReadOnly: "it cannot be written to"
        case .userCancelled: "it was interrupted"
        default: "the system refused it (error \(errorCode))"
        }
    }
}

extension DecodingError {
    /// What is wrong in the JSON, and where.
    fileprivate var fault: String {
        let (what, context): (String, Context) =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context): ("a value of another kind", context)
            case .keyNotFound(let key, let context): ("no \"\(key.stringValue)\"", context)
            case .dataCorrupted(let context): ("no JSON that makes sense", context)
            @unknown default: ("not what was expected", Context(codingPath: [], debugDescription: ""))
            }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return path.isEmpty ? "it holds \(what)" : "it holds \(what) at \(path)"
    }
}
