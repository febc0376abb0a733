import Foundation
import SwiftTools

/// Reads default values of properties: `The number of retries. Defaults to 3.`
struct DefaultReader {
    let context: DocumentationContext

    private static let introductions = [
        "defaults to", "the default is", "default value is", "the default value is", "default is", "by default",
        "default:", "the default is to be",
    ]

    /// What a property's comment promises of a new instance.
    func expectations(_ blocks: [DocumentationBlock]) -> [DocumentedExpectation] {
        let symbol = context.symbol
        guard symbol.kind == .property, let type = symbol.type, !symbol.owner.isEmpty else { return [] }
        let initializers = context.module.filter {
            $0.kind == .initializer && $0.owner == symbol.owner && !$0.declaration.contains("init?") && !$0.isThrowing
                && !$0.isAsync
                && $0.parameters.allSatisfy(\.hasDefault)
        }
        guard let initializer = initializers.first, initializer.genericParameters.isEmpty else { return [] }
        guard initializers.count == 1 else { return [] }
        for case .paragraph(let text, _) in blocks {
            for introduction in Self.introductions {
                guard let range = text.range(of: introduction + " ", options: .caseInsensitive) else { continue }
                let rest = text[range.upperBound...].replacingOccurrences(of: "`", with: "")
                guard let (value, tail) = LiteralText.prefix(of: rest),
                    tail.isEmpty || tail.hasPrefix(".") || tail.hasPrefix(",") || tail.hasPrefix(" second")
                        || tail.hasPrefix(" (")
                else { continue }
                let result = StatedResult(value: value, isCut: false, subject: nil)
                let sample = SampleType(type)
                guard
                    InlineExampleReader.fits(value, sample) || value == "nil" && sample.isOptional
                        || value.hasPrefix(".") && sample.isOther
                else { continue }
                let expression = "\(symbol.owner.joined(separator: "."))().\(symbol.baseName)"
                let made = context.expectation(text, [], expression, result.expectation(ofType: sample.unwrapped.swift))
                return made.map { [$0] } ?? []
            }
        }
        return []
    }
}
