import SwiftTools

/// An initialiser that may give nothing or throw, and calls of it that are likely to give something.
struct FailingInitializer {
    private let symbol: CodeSymbol
    private let type: String

    /// Makes calls of an initialiser of the type of this name.
    init(_ symbol: CodeSymbol, type: String) {
        self.symbol = symbol
        self.type = type
    }

    /// Whether an initialiser is one.
    static func isOne(_ symbol: CodeSymbol) -> Bool { symbol.isThrowing || symbol.declaration.contains("init?") }

    /// Swift expressions: of a text those that its comment quotes ("Reads a day in the form "2024-02-29""), of anything but
    /// texts the plainest values.
    ///
    /// - Parameter values: Values of a type, the plainest first.
    func values(_ values: (String) -> [String]) -> [String] {
        guard symbol.name != "init(from:)" else { return [] }
        let choice = GenericChoice(symbol)
        let parameters = symbol.parameters.filter { !$0.hasDefault }
        let types = parameters.map { SampleType(choice.resolve($0.type)) }
        if types.count == 1, types[0].isString { return quoted.map { call([(parameters[0], $0)]) } }
        guard !types.contains(where: \.isString) else { return [] }
        let lists = types.map { values($0.swift) }
        guard lists.allSatisfy({ !$0.isEmpty }) else { return [] }
        return (0..<3).map { variant in
            call(zip(parameters, lists).map { ($0, $1[variant % $1.count]) })
        }
    }

    private func call(_ arguments: [(parameter: CodeSymbol.Parameter, value: String)]) -> String {
        let list = arguments.map { ($0.parameter.label.map { "\($0): " } ?? "") + $0.value }
        let code = "\(type)(\(list.joined(separator: ", ")))"
        // What throws is marked where it is called.
        return symbol.declaration.contains("init?") ? "try #require(\(code))" : code
    }

    /// The texts that the comment puts in quotation marks, as literals, up to what it says of errors.
    private var quoted: [String] {
        var found: [String] = []
        for line in symbol.documentation {
            if line.contains("- Throws") || line.contains("nil") { break }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            for place in stride(from: 1, to: parts.count - 1, by: 2) {
                let text = String(parts[place])
                if !text.isEmpty, !text.contains("\\"), !found.contains(text) { found.append(text) }
            }
        }
        return found.map { "\"\($0)\"" }
    }
}
