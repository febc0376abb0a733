import SwiftTools

extension PlainView {
    private static let lows = ["start", "low", "from", "begin", "first", "min", "open"]
    private static let highs = ["end", "up", "high", "to", "last", "max", "until", "finish", "close", "stop"]

    private static func isOne(_ name: String, of stems: [String]) -> Bool {
        stems.contains { name.lowercased().hasPrefix($0) }
    }

    /// Finds what a type stands for; `nil` where its initialisers do not tell.
    ///
    /// - Parameter isElement: Whether it stands in a list itself: types whose lists hold each other have no end.
    init?(_ own: OwnType, symbols: [CodeSymbol], isElement: Bool = false) {
        guard own.kind == .structure else { return nil }
        let members = symbols.filter { $0.owner == own.path && !["private", "fileprivate"].contains($0.access) }
        let makers = members.filter { $0.kind == .initializer && !$0.isAsync }
            .sorted { $0.parameters.count < $1.parameters.count }
        let properties = Dictionary(
            members.filter { $0.kind == .property }.map { ($0.baseName, $0.type ?? "") }, uniquingKeysWith: { $1 })
        for maker in makers {
            let choice = GenericChoice(maker, also: own.generics)
            // `init(_ elements: [Element] = [])` is made of the elements.
            let needed = maker.parameters.count == 1 ? maker.parameters : maker.parameters.filter { !$0.hasDefault }
            var constants: [String: String] = [:]
            for parameter in needed {
                guard case .other(let name) = SampleType(choice.resolve(parameter.type)), !name.contains("->"),
                    let value = InitializerValues(symbols: symbols).values(of: name).first
                else { continue }
                constants[parameter.name] = value
            }
            let active = needed.filter {
                constants[$0.name] == nil && Self.constant($0, SampleType(choice.resolve($0.type))) == nil
            }
            let types = active.map { SampleType(choice.resolve($0.type)) }
            if !isElement, needed.count == 1, case .array(.other(let name)) = types.first ?? .bool,
                let inner = OwnType(name, in: own.path, symbols: symbols), inner.path != own.path,
                let element = PlainView(inner, symbols: symbols, isElement: true), element.form == .span
            {
                self.init(
                    type: own.code, form: .spans, plain: .array(element.plain), parameters: needed, maker: maker,
                    element: element)
                return
            }
            if needed.count == 1, case .array(.other(let name)) = types.first ?? .bool,
                let inner = OwnType(name, in: own.path, symbols: symbols), inner.path != own.path,
                let record = RecordFields(inner, symbols: symbols), !record.isNested,
                Set(record.fields.map(\.type)).count == 1
            {
                self.init(
                    type: own.code, form: .records, plain: .array(.array(record.fields[0].type)), parameters: needed,
                    maker: maker, record: record)
                return
            }
            guard let form = Self.form(active, types, properties) else { continue }
            self.init(
                type: own.code, form: form,
                plain: form == .span ? .range(types[0]) : types[0], parameters: needed,
                maker: maker, constants: constants,
                arrangement: Self.arrangement(own, maker, symbols),
                listing: form == .list ? Self.listing(members) : nil,
                isColumnsFirst: Self.isColumnsFirst(members))
            return
        }
        if let filler = Self.filler(members, makers) {
            self.init(
                type: own.code, form: .spans, plain: .array(SampleType(filler.parameters[0].type)),
                parameters: filler.parameters, maker: nil, filler: filler)
            return
        }
        guard
            let reader = makers.first(where: {
                Self.reads($0) || Self.keeps($0, properties) || Self.means($0, own)
            })
        else { return nil }
        self.init(
            type: own.code, form: .text, plain: .string("String"), parameters: reader.parameters, maker: reader,
            isKept: !Self.reads(reader))
    }

    /// What a type's name or comment, or an initialiser's, says that is done to its elements.
    private static func arrangement(_ own: OwnType, _ maker: CodeSymbol, _ symbols: [CodeSymbol]) -> Arrangement? {
        let type = symbols.first { $0.path == own.path && $0.kind.isType && $0.kind != .typeExtension }
        let said = CommentWords.words(
            of: ([own.code] + (type?.documentation ?? []) + maker.documentation).joined(separator: " "))
        func says(_ stems: [String]) -> Bool {
            said.contains { word in stems.contains { word.hasPrefix($0) } }
        }
        if says(["uniq", "distinct", "duplicate"]) || said.contains("set") || said.contains("sets") {
            return .distinct
        }
        return says(["sort", "order", "ascend", "heap", "priorit"]) ? .sorted : nil
    }

    /// Whether the first of the numbers that a grid holds beside its values is that of its columns.
    private static func isColumnsFirst(_ members: [CodeSymbol]) -> Bool {
        let counts = members.filter {
            $0.kind == .property && $0.type == "Int" && !$0.declaration.contains("{ get }")
        }
        return counts.first.map { ["width", "columns", "columnCount", "cols"].contains($0.baseName) } ?? false
    }

    /// The property that lists all elements.
    private static func listing(_ members: [CodeSymbol]) -> String? {
        members.first { member in
            member.kind == .property && !member.isThrowing && !member.isAsync
                && ["elements", "values", "array", "items", "contents", "members"].contains(member.baseName)
                && SampleType(member.type ?? "").isArray
        }?.baseName
    }

    /// The only method that puts a range into what is made empty.
    private static func filler(_ members: [CodeSymbol], _ makers: [CodeSymbol]) -> CodeSymbol? {
        guard makers.contains(where: { $0.parameters.isEmpty && !FailingInitializer.isOne($0) && !$0.isThrowing })
        else { return nil }
        let found = members.filter { member in
            guard member.isMutating, !member.isThrowing, !member.isAsync, member.parameters.count == 1,
                ["insert", "add", "formUnion", "append", "mark"].contains(member.baseName)
            else { return false }
            switch SampleType(member.parameters[0].type) {
            case .range(let bound): return bound.isNumber
            case .closedRange(let bound): return bound.isInteger
            default: return false
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// All numbers of structures that hold other things as well.
    init(_ record: RecordFields) {
        self.init(
            type: record.type, form: .numbers, plain: .other(record.type), parameters: [], maker: nil, record: record)
    }

    /// Whether an initialiser reads a text: `init?(_ text: String)`.
    private static func reads(_ maker: CodeSymbol) -> Bool {
        maker.parameters.count == 1 && SampleType(maker.parameters[0].type).isString
            && maker.documentation.contains { line in
                ["read", "pars", "from a text", "from a string", "from its text", "from text"].contains {
                    line.lowercased().contains($0)
                }
            }
    }

    /// Whether an initialiser takes nothing but a text, which is kept as it is: `init(_ text: String)` beside `text`.
    private static func keeps(_ maker: CodeSymbol, _ properties: [String: String]) -> Bool {
        maker.parameters.count == 1 && maker.parameters[0].type == "String" && !maker.isThrowing
            && !maker.declaration.contains("init?") && properties[maker.parameters[0].name] == "String"
    }

    /// Whether an initialiser takes nothing but the text that the type's name says it is: `init(_ pattern: String)` of a
    /// `GlobPattern`.
    private static func means(_ maker: CodeSymbol, _ own: OwnType) -> Bool {
        maker.parameters.count == 1 && maker.parameters[0].type == "String"
            && SlotNames.words(own.path.last ?? "").last == maker.parameters[0].name
    }

    /// Whether it stores two bounds of the type that both parameters have: `init(_ a: Int, _ b: Int)`.
    private static func holdsBounds(_ types: [SampleType], _ properties: [String: String]) -> Bool {
        guard types.count == 2, types[0].isNumber, types[0] == types[1] else { return false }
        let own = properties.filter { SampleType($0.value) == types[0] }.keys
        return own.contains { ["start", "lower", "low", "begin"].contains($0) }
            && own.contains { ["end", "upper", "high", "finish"].contains($0) }
    }

    private static func form(
        _ active: [CodeSymbol.Parameter], _ types: [SampleType], _ properties: [String: String]
    ) -> Form? {
        switch types.count {
        case 1:
            switch types[0] {
            case .integer, .floating:
                return properties[active[0].name] == active[0].type ? .number : nil
            case .array(.array(let element)) where element.isNumber: return .rows
            case .array(let element) where element.isNumber: return .list
            default: return nil
            }
        case 2:
            guard types[0].isNumber, types[0] == types[1], isOne(active[0].name, of: lows),
                isOne(active[1].name, of: highs),
                active.allSatisfy({ properties[$0.name] == $0.type })
            else { return Self.holdsBounds(types, properties) ? .span : nil }
            return .span
        default: return nil
        }
    }
}
