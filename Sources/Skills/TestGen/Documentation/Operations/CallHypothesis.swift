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
    /// Whether nothing explains what was seen.
    func isOpen(_ seen: [Int: SampleValue]) -> Bool
    /// Where what was seen differs from what it would be if the code were changed in one place, where all calls are then
    /// what the words say: `nil` where it is not then.
    ///
    /// - Parameter changes: What is seen with each change.
    func nearMiss(_ seen: [Int: SampleValue], _ changes: [[Int: SampleValue]]) -> NearMiss?
}

extension CallHypothesis {
    func isOpen(_ seen: [Int: SampleValue]) -> Bool { explained(seen) == 0 }
    func nearMiss(_ seen: [Int: SampleValue], _ changes: [[Int: SampleValue]]) -> NearMiss? { nil }
    func explained(_ seen: [Int: SampleValue]) -> Int { 0 }
}

/// A change that makes a declaration what its words say, and where it is something else without.
struct NearMiss: Sendable {
    /// Its place among those that were tried.
    let change: Int
    let deviation: CallDeviation
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
