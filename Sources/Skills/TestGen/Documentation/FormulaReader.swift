import Foundation
import SwiftTools

/// Reads formulas: `` computed as `price * (1 - percent / 100)` ``.
struct FormulaReader {
    let context: DocumentationContext
    let shape: CallShape
    let candidates: CandidateValues

    private static let introductions = [
        "computed as", "calculated as", "that is", "i.e.", "which is", "the formula", "using the formula", "equal to",
        "equals", "defined as", "formula:",
        "given by", "in other words,", "is computed by", "result is", "returns", "namely", "that is,", "calculated by",
        "the value of", "evaluates to",
    ]

    /// What the paragraphs' formulas promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        guard let type = shape.result, type.isNumber, !context.symbol.isMutating else { return [] }
        var found: [DocumentedExpectation] = []
        for (text, role) in paragraphs where role == .discussion || role == .returns {
            let parts = text.components(separatedBy: "`")
            for (index, part) in parts.enumerated() where index % 2 == 1 {
                guard introduces(parts[index - 1], isFirst: index == 1, role),
                    ends(index + 1 < parts.count ? parts[index + 1] : ""), let names = variables(part)
                else { continue }
                found += calls(part, names, type, quote: text)
            }
        }
        return found
    }

    private func introduces(_ before: String, isFirst: Bool, _ role: DocumentationBlock.Role) -> Bool {
        let words = before.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: " :(,"))
        return Self.introductions.contains { words.hasSuffix($0) } || words.isEmpty && isFirst && role == .returns
    }

    private func ends(_ after: String) -> Bool {
        let words = after.trimmingCharacters(in: .whitespaces).lowercased()
        return words.isEmpty || words.hasPrefix(".") || words.hasPrefix(")")
            || words.hasPrefix(", rounded") == false && words.hasPrefix(",") && !words.contains("if")
                && !words.contains("or ") && !words.contains("round") && !words.contains("clamp")
    }

    /// The names in a formula, all of them values of the call or properties of its receiver; `nil` for anything else.
    private func variables(_ formula: String) -> [String]? {
        guard formula.contains(where: { "*/+-".contains($0) }), formula.contains(" "),
            formula.allSatisfy({ $0.isLetter || $0.isNumber || " ()+-*/._".contains($0) }), !formula.contains("...")
        else { return nil }
        let names = DocumentationContext.identifiers(in: formula).filter { $0.first?.isLetter ?? false }
        let known = Set(shape.slots.filter { !$0.isReceiver }.map(\.name)).union(properties)
        return !names.isEmpty && names.isSubset(of: known) ? names.sorted() : nil
    }

    private var properties: Set<String> {
        guard shape.slots.first?.isReceiver ?? false else { return [] }
        return Set(context.module.filter { $0.owner == context.symbol.owner && $0.kind == .property }.map(\.baseName))
    }

    private func calls(_ formula: String, _ names: [String], _ type: SampleType, quote: String)
        -> [DocumentedExpectation]
    {
        let receiver = shape.slots.first?.isReceiver ?? false
        let assignments = SentenceReader.scattered(candidates.assignments(shape, ValueHints()), count: 4)
        return assignments.compactMap { assignment in
            var setup: [String] = []
            var values = assignment.values
            if receiver, let value = values[0] {
                guard !context.symbol.isMutating else { return nil }
                if case .object(let statements, let code, _) = value, !statements.isEmpty {
                    setup += statements
                    values[0] = .code(code)
                } else {
                    setup.append("let subject = \(value.typed(shape.slots[0].type))")
                    values[0] = .code("subject")
                }
            }
            for (slot, value) in zip(shape.slots, values) where !slot.isReceiver {
                guard let value, !names.contains(slot.name) || slot.type.isNumber else { return nil }
                if names.contains(slot.name) {
                    setup.append("let \(slot.name): \(slot.type.swift) = \(value.swift(as: slot.type))")
                }
            }
            for name in names where !shape.slots.contains(where: { $0.name == name && !$0.isReceiver }) {
                setup.append("let \(name) = subject.\(name)")
            }
            guard let call = shape.call(values) else { return nil }
            let promise: DocumentedExpectation.Expectation =
                type.isFloating
                ? .approximates(formula, tolerance: "1e-9 * max(1, abs(Double(result)))") : .equals("(\(formula))")
            return context.expectation(quote, setup + call.setup, call.expression, promise)
        }
    }
}
