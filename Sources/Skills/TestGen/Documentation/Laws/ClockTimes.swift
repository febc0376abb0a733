import SwiftTools

/// How instances of a type that is a time of day are made: from an hour and a minute.
struct ClockTimes {
    private let type: String
    private let initializer: CodeSymbol

    /// Finds the initialiser; `nil` where there is none.
    init?(owner type: String, module: [CodeSymbol]) {
        let path = type.split(separator: ".").map(String.init)
        let found = module.first {
            $0.kind == .initializer && $0.owner == path && !$0.isThrowing && !$0.isAsync
                && $0.parameters.map(\.name) == ["hour", "minute"] && $0.parameters.allSatisfy { $0.type == "Int" }
        }
        guard let found else { return nil }
        self.type = type
        initializer = found
    }

    /// The time so many minutes after midnight.
    func instance(_ minutes: Int) -> SampleValue {
        let arguments = zip(initializer.parameters, [minutes / 60, minutes % 60]).map { parameter, number in
            (parameter.label.map { "\($0): " } ?? "") + "\(number)"
        }
        let mark = initializer.declaration.contains("init?") ? "!" : ""
        return .object(setup: [], code: "\(type)(\(arguments.joined(separator: ", ")))\(mark)", fields: [:])
    }
}
