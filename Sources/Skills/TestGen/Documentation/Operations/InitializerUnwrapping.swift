import SwiftTools

/// What has to stand around a call of an initialiser for a value that surely can be made.
enum InitializerUnwrapping: Hashable, Sendable {
    case none
    case failing
    case throwing

    /// Finds what an initialiser needs.
    init(_ maker: CodeSymbol?) {
        self = maker?.isThrowing == true ? .throwing : maker?.declaration.contains("init?") == true ? .failing : .none
    }

    /// The call as code of the probe alone, unwrapped: where nothing can be made it traps, and that scenario is left out and told.
    func code(_ call: String) -> String {
        switch self {
        case .none: call
        case .failing: call + "!"
        case .throwing: "(try! \(call))"
        }
    }
}
