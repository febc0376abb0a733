import SwiftTools
import Testing

@testable import TestGenSkill

/// What is reported of a function that is a known operation and whose results are these.
///
/// - Throws: where no operation is seen in it.
func reported(
    _ symbol: CodeSymbol, _ result: ([SampleValue]) -> SampleValue?
) throws -> CallDeviation? {
    let hypothesis = try #require(OperationOracle(symbols: [symbol]).hypothesis(of: symbol))
    var seen: [Int: SampleValue] = [:]
    for (number, call) in hypothesis.calls.enumerated() { seen[number] = result(call.values.compactMap { $0 }) }
    return hypothesis.deviations(seen).first
}
