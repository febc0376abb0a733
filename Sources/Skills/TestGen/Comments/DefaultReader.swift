import Foundation
import SwiftTools

/// Reads default values of properties and of parameters: `The number of retries. Defaults to 3.`
struct DefaultReader {
    let context: CommentContext
    let shape: CallShape
    let values: OpenValues

    private static let introductions = [
        "defaults to", "the default is", "default value is", "the default value is", "default is", "by default",
        "default:", "the default is to be",
    ]

    /// The most calls to make without the value: not every call shows a difference between two defaults.
    private static let most = 12

    /// What a comment promises about a new instance, or about calls without an argument.
    func promises(_ blocks: [CommentBlock]) -> [CommentPromise] {
        blocks.flatMap { block -> [CommentPromise] in
            switch block {
            case .paragraph(let text, .parameter(let name)): parameter(name, text)
            case .paragraph(let text, _): property(text)
            default: []
            }
        }
    }

    /// Promises that a call without the argument gives the same result as one with the stated default.
    private func parameter(_ name: String, _ text: String) -> [CommentPromise] {
        guard let slot = shape.slots.firstIndex(where: { $0.name == name && $0.hasDefault }),
            !context.symbol.isMutating,
            shape.result != nil, let value = value(in: text, of: shape.slots[slot].type)
        else { return [] }
        return values.choices(besides: slot, most: Self.most).compactMap { choice in
            var given = choice
            given[slot] = value
            guard let without = shape.call(choice), let with = shape.call(given) else { return nil }
            return context.promise(
                text, [context.marked("let stated = \(with.expression)")], without.expression, .equals("stated"))
        }
    }

    /// Promises that an instance made without arguments has the property's stated default.
    private func property(_ text: String) -> [CommentPromise] {
        let symbol = context.symbol
        guard symbol.kind == .property, let type = shape.result,
            let initializer = context.soleInitializer(of: symbol.owner), initializer.genericParameters.isEmpty,
            let value = value(in: text, of: type)
        else { return [] }
        let result = StatedResult(value: value, isCut: false, subject: nil)
        let expression = "\(symbol.owner.joined(separator: "."))().\(symbol.baseName)"
        return [context.promise(text, [], expression, result.expectation(ofType: type.unwrapped.text))].compactMap(
            \.self)
    }

    /// The default value that a text states, if it is a value of the type.
    private func value(in text: String, of type: TypeExpression) -> String? {
        for introduction in Self.introductions {
            guard let range = text.range(of: introduction + " ", options: .caseInsensitive) else { continue }
            let rest = text[range.upperBound...].replacingOccurrences(of: "`", with: "")
            guard let (value, tail) = LiteralText.prefix(of: rest),
                tail.isEmpty || [".", ",", " second", " ("].contains(where: tail.hasPrefix),
                type.admits(value) || value.hasPrefix(".") && type.literalForm == nil
            else { continue }
            return value
        }
        return nil
    }
}
