import SwiftTools

/// What a declaration may be, to be judged when the results of many calls are there.
protocol CallHypothesis: Sendable {
    /// The expressions whose values are looked at.
    var looks: [CallLook] { get }
    /// Where what was seen differs from what the code is otherwise, once for each declaration at fault.
    ///
    /// - Parameter seen: The values by the numbers of the looks; `.none` for no value, and for an error.
    func deviations(_ seen: [Int: SampleValue]) -> [CallDeviation]
    /// How well what explains all calls is named, 0 where nothing does: ways to take the declaration that are named no
    /// better tell nothing then.
    func explained(_ seen: [Int: SampleValue]) -> Int
}

extension CallHypothesis {
    func explained(_ seen: [Int: SampleValue]) -> Int { 0 }
}

/// An expression whose value is looked at.
struct CallLook: Sendable, Hashable {
    let code: String
    /// Whether it may trap.
    let isRisky: Bool
}

/// A result that is not what it ought to be.
struct CallDeviation: Sendable, Hashable {
    let input: String
    let expected: String
    let actual: String
    /// The words of the comment that the result is held against.
    let quote: String
    /// How well the declaration's words name what it is held to be.
    var score = Int.max
    /// The declaration at fault, where it is not the one that was looked at.
    var symbol: CodeSymbol?
}
