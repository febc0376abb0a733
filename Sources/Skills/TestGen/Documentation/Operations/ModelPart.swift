import SwiftTools

/// What an initialiser of a known type takes: by the names of parameters, the code that they get.
struct ModelPart: Sendable {
    /// Stems of the parameter's names; none for one of any name.
    let names: [String]
    /// The type that it has to have; `nil` for a whole number.
    let type: String?
    /// Whether it may have a fraction as well.
    let isReal: Bool
    /// Whether some initialisers have a value of their own for it.
    let isOptional: Bool
    /// The code for each limit.
    let code: @Sendable (Int) -> String

    /// Makes a part.
    ///
    /// - Parameter names: stems parted by blanks.
    init(
        _ names: String, type: String? = nil, isReal: Bool = false, isOptional: Bool = false,
        code: @escaping @Sendable (Int) -> String
    ) {
        self.names = names.split(separator: " ").map(String.init)
        self.type = type
        self.isReal = isReal
        self.isOptional = isOptional
        self.code = code
    }

    /// Whether a parameter is it.
    func fits(_ parameter: CodeSymbol.Parameter, _ choice: GenericChoice) -> Bool {
        let resolved = choice.resolve(parameter.type)
        let plain = SampleType(resolved)
        guard type.map({ resolved == $0 || resolved.isClosure($0) }) ?? (isReal ? plain.isNumber : plain.isInteger)
        else { return false }
        let words = [parameter.label ?? "", parameter.name].map { $0.lowercased() }
        return names.isEmpty || names.contains { stem in words.contains { $0.hasPrefix(stem) } }
    }

    /// The arguments of an initialiser for a limit; `nil` where it takes other things, or not all of these.
    static func arguments(
        _ parts: [ModelPart], of maker: CodeSymbol, generics: [String], limit: Int
    ) -> String? {
        let choice = GenericChoice(maker, also: generics)
        var open = Array(parts.indices)
        var arguments: [String] = []
        for parameter in maker.parameters {
            if let place = open.first(where: { parts[$0].fits(parameter, choice) }) {
                open.removeAll { $0 == place }
                arguments.append((parameter.label.map { "\($0): " } ?? "") + parts[place].code(limit))
            } else if !parameter.hasDefault {
                return nil
            }
        }
        return open.allSatisfy({ parts[$0].isOptional }) ? arguments.joined(separator: ", ") : nil
    }
}
