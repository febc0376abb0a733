import SwiftTools

/// One result that an example in plain words tells, with the values that are named for it and were not before.
///
/// `With an hourly rate of 250, 15 minutes cost 0 and 16 minutes cost 250` makes two; what the first names holds for the second too.
struct ExampleClaim: Hashable {
    /// In the order of the sentence.
    var given: [ExampleValue]
    let result: ExampleValue
}
