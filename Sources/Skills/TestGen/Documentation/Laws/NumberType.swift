import SwiftTools

/// A type of the module's that is made from numbers alone, each of which can be read back: `Money(cents: 5)`,
/// `Span(start: 2, end: 5)`.
struct NumberType {
    /// As Swift writes it.
    let type: String
    /// The initialiser's parameters, which are properties too.
    let parameters: [CodeSymbol.Parameter]

    /// Finds the initialiser with this many whole numbers; `nil` where there is none or more than one.
    init?(_ type: String, count: Int, module: [CodeSymbol]) {
        let path = type.split(separator: ".").map(String.init)
        let members = module.filter { $0.owner == path }
        let properties = Set(members.filter { $0.kind == .property && $0.type == "Int" }.map(\.baseName))
        let made = members.filter { member in
            member.kind == .initializer && !member.isThrowing && !member.isAsync
                && !member.declaration.contains("init?") && !["private", "fileprivate"].contains(member.access)
                && member.parameters.count == count
                && member.parameters.allSatisfy { $0.type == "Int" && properties.contains($0.name) }
        }
        guard made.count == 1, let initializer = made.first else { return nil }
        self.type = type
        parameters = initializer.parameters
    }

    /// An expression that makes one.
    func code(_ numbers: Int...) -> String {
        let arguments = zip(parameters, numbers).map { parameter, number in
            (parameter.label.map { "\($0): " } ?? "") + "\(number)"
        }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// The same as a value.
    func value(_ numbers: Int...) -> SampleValue {
        let arguments = zip(parameters, numbers).map { parameter, number in
            (parameter.label.map { "\($0): " } ?? "") + "\(number)"
        }
        let fields = Dictionary(
            zip(parameters.map(\.name), numbers.map { SampleValue.int($0) }), uniquingKeysWith: { first, _ in first })
        return .object(setup: [], code: "\(type)(\(arguments.joined(separator: ", ")))", fields: fields)
    }
}
