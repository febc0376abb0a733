import SwiftTools

/// Texts that a reader of texts surely takes: those that a member beside it writes numbers as.
struct WrittenTexts {
    let calls: LawCalls

    private static let numbers = [14, 9, 255, 1994]

    /// That such a text is read the same in capital and in small letters.
    func inBothCases(_ quote: String) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard let writer, calls.shape.slots.count == 1, calls.shape.slots[0].type.isString,
            !calls.shape.slots[0].isReceiver
        else { return [] }
        return Self.numbers.flatMap { number in
            ["lowercased", "uppercased"].compactMap { change -> DocumentedExpectation? in
                guard let made = writer(number),
                    let call = calls.shape.call([.code("text.\(change)()")]),
                    let plain = calls.shape.call([.code("text")])
                else { return nil }
                return calls.context.expectation(
                    quote,
                    ["let text = \(made)", calls.context.marked("let other = \(plain.expression)")],
                    call.expression, .equals("other"))
            }
        }.map { symbol.isThrowing ? $0 : $0.risky }
    }

    /// How a number is written by the only member of the same type that gives a text for a whole number.
    private var writer: ((Int) -> String?)? {
        let symbol = calls.context.symbol
        let found = calls.context.module.filter { other in
            other.owner == symbol.owner && [.typeMethod, .function].contains(other.kind) && !other.isThrowing
                && !other.isAsync && !["private", "fileprivate"].contains(other.access)
                && ["String", "String?"].contains(other.type ?? "")
                && other.parameters.filter { !$0.hasDefault }.map(\.type) == ["Int"]
        }
        guard found.count == 1, let writer = found.first, let shape = CallShape(writer, generics: []) else {
            return nil
        }
        return { number in
            let values = shape.slots.map { slot -> SampleValue? in slot.hasDefault ? nil : .int(number) }
            return shape.call(values).map { call in
                writer.type == "String?" ? "(\(call.expression) ?? \"\")" : call.expression
            }
        }
    }
}
