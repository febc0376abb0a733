import SwiftTools

/// Values of the module's own structures that differ in some properties and are alike in others, so that it shows by what
/// they are compared.
struct VariedValues {
    let module: [CodeSymbol]
    /// The only text that is taken, if any.
    var text: String?

    /// How many elements a list has.
    private static let listed = 6
    private static let texts = ["delta", "bravo", "echo", "alpha", "charlie", "bravo", "foxtrot"]
    private static let numbers = [3, 5, 3, 1, 5, 4, 2]

    /// How a value of a plain type is written, each time another; `nil` for any other type.
    private func plain(_ type: SampleType, _ place: Int, _ column: Int, times scale: Int = 1) -> String? {
        let number = Self.numbers[(place + column) % Self.numbers.count] * scale
        switch type {
        case .integer: return "\(number)"
        case .floating: return "\(number).0"
        case .string: return SwiftLiteral.string(text ?? Self.texts[(place + column * 2) % Self.texts.count])
        case .bool: return place % 2 == 0 ? "true" : "false"
        case .optional(let wrapped):
            // What is missing now and then is told from what is there.
            return place % 3 == 1 ? "nil" : plain(wrapped, place, column, times: scale)
        default: return nil
        }
    }

    /// Calls' arguments, each time others; `nil` where a type is not known.
    ///
    /// - Parameter scale: What all numbers are multiplied by.
    /// - Parameter isPart: Whether they make a part of another value, which may be one of those that it holds.
    func arguments(
        _ parameters: [CodeSymbol.Parameter], _ place: Int, times scale: Int = 1, isPart: Bool = false
    ) -> String? {
        var arguments: [String] = []
        for (column, parameter) in parameters.enumerated() {
            // Without its list there is nothing to look at.
            let list = SampleType(parameter.type).element.flatMap { element in
                isPart && element.isOther ? nil : self.list(of: element, count: Self.listed)
            }
            guard !parameter.hasDefault || list != nil else { continue }
            guard !parameter.isInout, !parameter.isVariadic,
                let value = plain(SampleType(parameter.type), place, column, times: scale) ?? list
                    ?? element(parameter.type, place, times: scale)
            else { return nil }
            arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// A value of a structure of the module's that is made of plain ones.
    func element(_ type: String, _ place: Int, times scale: Int = 1) -> String? {
        let path = type.split(separator: ".").map(String.init)
        let makers = module.filter { maker in
            maker.owner.suffix(path.count) == path[...] && maker.kind == .initializer && !maker.isThrowing
                && !maker.isAsync && !FailingInitializer.isOne(maker)
                && !["private", "fileprivate"].contains(maker.access)
                && maker.parameters.contains { !$0.hasDefault }
                && maker.parameters.allSatisfy { $0.hasDefault || !SampleType($0.type).isOther }
        }
        guard let maker = makers.first, let list = arguments(maker.parameters, place, times: scale, isPart: true) else {
            return nil
        }
        return "\(maker.owner.joined(separator: "."))(\(list))"
    }

    /// An instance of a type of the module's to call a member on, which an initialiser that may fail can give as well.
    func receiver(_ own: OwnType, _ place: Int) -> String? {
        guard own.generics.isEmpty else { return nil }
        // Each way to make one in turn.
        let made = module.filter { maker in
            maker.owner == own.path && maker.kind == .initializer && !maker.isThrowing && !maker.isAsync
                && !["private", "fileprivate"].contains(maker.access) && !maker.parameters.isEmpty
        }.compactMap { maker in
            arguments(maker.parameters, place).map { list in
                FailingInitializer.isOne(maker) ? "try #require(\(own.code)(\(list)))" : "\(own.code)(\(list))"
            }
        }
        return made.isEmpty ? nil : made[place % made.count]
    }

    /// A list of such values; `nil` where there are none of the type.
    func list(of type: SampleType, count: Int) -> String? {
        let values = (0..<count).compactMap { place in
            plain(type, place, 0) ?? element(type.swift, place)
        }
        return values.count == count ? "[\(values.joined(separator: ", "))]" : nil
    }

    /// Statements that make `subject` and fill it by one of its functions.
    func fillings(of own: OwnType) -> [[String]] {
        guard own.generics.isEmpty, own.kind == .structure || own.kind == .classType else { return [] }
        let members = module.filter { $0.owner == own.path && !["private", "fileprivate"].contains($0.access) }
        let starts = members.filter { $0.kind == .initializer && !$0.isThrowing && !FailingInitializer.isOne($0) }
            .compactMap { maker in arguments(maker.parameters, 1).map { "\(own.code)(\($0))" } }
        let fillers = members.filter { member in
            member.kind == .method && (own.kind == .classType || member.isMutating) && !member.isAsync
                && !member.isThrowing && !member.parameters.allSatisfy(\.hasDefault)
        }
        guard let start = starts.first else { return [] }
        return fillers.compactMap { filler -> [String]? in
            let calls = (0..<6).compactMap { place in
                arguments(filler.parameters, place).map {
                    "\(filler.type == nil ? "" : "_ = ")subject.\(filler.baseName)(\($0))"
                }
            }
            return calls.count == 6 ? ["var subject = \(start)"] + calls : nil
        }
    }
}
