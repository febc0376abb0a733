import SwiftTools

/// How an upright rectangle that stores its four edges, or two opposite corners, is made of them.
///
/// What is known of rectangles of a corner, a width and a height is known of it.
struct EdgePlaces: Hashable, Sendable {
    /// A parameter of the initialiser.
    private enum Parameter: Hashable, Sendable {
        /// The edge of this number: left, low, right, high.
        case edge(label: String?, Int)
        /// The corner that begins with this edge, as a tuple with these labels.
        case tuple(label: String?, Int, labels: [String])
        /// The same as a structure of two numbers.
        case corner(label: String?, Int, [RecordFields])
    }

    private let parameters: [Parameter]
    /// The number of the edge that each stored number is.
    private let stored: [Int]
    let number: SampleType

    private static let lefts: Set<String> = ["minX", "xMin", "left", "x1", "x0"]
    private static let rights: Set<String> = ["maxX", "xMax", "right", "x2"]
    private static let lows: Set<String> = ["minY", "yMin", "y1", "y0"]
    private static let highs: Set<String> = ["maxY", "yMax", "y2"]
    private static let firstCorners: Set<String> = [
        "min", "lower", "minimum", "from", "start", "first", "topLeft", "lowerLeft", "bottomLeft", "lowerBound", "a",
        "corner", "p1",
    ]
    private static let secondCorners: Set<String> = [
        "max", "upper", "maximum", "to", "end", "second", "bottomRight", "upperRight", "topRight", "upperBound", "b",
        "opposite", "p2",
    ]

    /// What rectangles are called; of other types two points are the ends of a line.
    private static let shapes = [
        "rect", "box", "bounds", "area", "region", "frame", "tile", "viewport", "window", "extent", "aabb", "zone",
    ]
    /// Names that say by themselves that what is stored are edges.
    private static let edgeNames: Set<String> = [
        "minX", "xMin", "left", "minY", "yMin", "maxX", "xMax", "right", "maxY", "yMax", "top", "bottom", "min", "max",
        "minimum", "maximum", "topLeft", "bottomRight", "lowerLeft", "upperRight", "bottomLeft", "topRight",
    ]

    /// Finds how it is made; `nil` for a type that holds anything else.
    init?(_ own: OwnType, symbols: [CodeSymbol]) {
        let plainName = (own.path.last ?? "").lowercased()
        guard own.kind == .structure, !["inset", "margin", "padding"].contains(where: { plainName.contains($0) })
        else { return nil }
        let members = symbols.filter { $0.owner == own.path }
        let held = members.filter { $0.kind == .property && !$0.declaration.contains("{") }
        guard
            Self.shapes.contains(where: { plainName.contains($0) })
                || held.allSatisfy({ Self.edgeNames.contains($0.baseName) })
        else { return nil }
        guard let stored = Self.stored(held, own, symbols) else { return nil }
        self.stored = stored.edges
        number = stored.number
        let makers = members.filter {
            $0.kind == .initializer && !$0.isAsync && !FailingInitializer.isOne($0) && !$0.isThrowing
                && !["private", "fileprivate"].contains($0.access)
        }
        let isTopFirst = Self.isTopFirst(held.map(\.baseName))
        let found = makers.lazy.compactMap {
            Self.parameters($0, number: stored.number, isTopFirst: isTopFirst, own, symbols)
        }.first
        guard let found else { return nil }
        parameters = found
    }

    /// Which edges the stored properties are, all of one type of number.
    private static func stored(
        _ held: [CodeSymbol], _ own: OwnType, _ symbols: [CodeSymbol]
    ) -> (edges: [Int], number: SampleType)? {
        let types = Set(held.compactMap(\.type))
        guard types.count == 1, let type = types.first else { return nil }
        if held.count == 4, SampleType(type).isNumber {
            let isTopFirst = isTopFirst(held.map(\.baseName))
            let edges = held.compactMap { edge($0.baseName, isTopFirst: isTopFirst) }
            return Set(edges).count == 4 ? (edges, SampleType(type)) : nil
        }
        guard held.count == 2, firstCorners.contains(held[0].baseName), secondCorners.contains(held[1].baseName),
            let corner = corner(type, own, symbols)
        else { return nil }
        return ([0, 1, 2, 3], corner.fields[0].type)
    }

    private static func isTopFirst(_ names: [String]) -> Bool {
        guard let top = names.firstIndex(of: "top"), let bottom = names.firstIndex(of: "bottom") else { return true }
        return top < bottom
    }

    /// The number of the edge that a name names.
    private static func edge(_ name: String, isTopFirst: Bool) -> Int? {
        if lefts.contains(name) { return 0 }
        if lows.contains(name) || name == (isTopFirst ? "top" : "bottom") { return 1 }
        if rights.contains(name) { return 2 }
        return highs.contains(name) || name == (isTopFirst ? "bottom" : "top") ? 3 : nil
    }

    /// A structure of two numbers of one type.
    private static func corner(_ type: String, _ own: OwnType, _ symbols: [CodeSymbol]) -> RecordFields? {
        guard case .other(let name) = SampleType(type), let other = OwnType(name, in: own.path, symbols: symbols),
            other.path != own.path, let record = RecordFields(other, symbols: symbols), record.fields.count == 2,
            !record.isNested, record.fields[0].type == record.fields[1].type
        else { return nil }
        return record
    }

    private static func parameters(
        _ maker: CodeSymbol, number: SampleType, isTopFirst: Bool, _ own: OwnType, _ symbols: [CodeSymbol]
    ) -> [Parameter]? {
        let taken = maker.parameters
        if taken.count == 4, taken.allSatisfy({ SampleType($0.type) == number }) {
            let edges = taken.compactMap { edge($0.name, isTopFirst: isTopFirst) }
            return Set(edges).count == 4 ? zip(taken, edges).map { .edge(label: $0.label, $1) } : nil
        }
        guard taken.count == 2, taken[0].type == taken[1].type,
            zip(taken, [firstCorners, secondCorners]).allSatisfy({ parameter, names in
                names.contains(parameter.name) || names.contains(parameter.label ?? "")
            })
        else { return nil }
        if let labels = tupleLabels(taken[0].type, of: number) {
            return zip(taken, [0, 2]).map { .tuple(label: $0.label, $1, labels: labels) }
        }
        guard let record = corner(taken[0].type, own, symbols), record.fields[0].type == number else { return nil }
        return zip(taken, [0, 2]).map { .corner(label: $0.label, $1, [record]) }
    }

    /// The labels of a tuple of two numbers: `(x: Double, y: Double)`; empty ones where it has none.
    private static func tupleLabels(_ type: String, of number: SampleType) -> [String]? {
        guard type.hasPrefix("("), type.hasSuffix(")") else { return nil }
        let parts = type.dropFirst().dropLast().split(separator: ",").map { part in
            part.split(separator: ":").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
        }
        guard parts.count == 2, parts.allSatisfy({ SampleType($0.last ?? "") == number }) else { return nil }
        return parts.map { $0.count == 2 ? $0[0] : "" }
    }

    /// One with this corner, width and height; `nil` where one of them is missing.
    func made(of values: [SampleValue?], type: String) -> SampleValue? {
        let known = values.compactMap(\.self)
        guard known.count == 4, let edges = Self.edges(known) else { return nil }
        func text(_ edge: Int) -> String { edges[edge].swift(as: number) }
        let arguments = parameters.compactMap { parameter -> String? in
            switch parameter {
            case .edge(let label, let edge): return Self.labelled(label, text(edge))
            case .tuple(let label, let edge, let labels):
                let parts = zip(labels, [edge, edge + 1]).map { ($0.isEmpty ? "" : "\($0): ") + text($1) }
                return Self.labelled(label, "(\(parts.joined(separator: ", ")))")
            case .corner(let label, let edge, let records):
                return records[0].made(of: [edges[edge], edges[edge + 1]]).map {
                    Self.labelled(label, $0.swift(as: .other(records[0].type)))
                }
            }
        }
        return arguments.count == parameters.count ? .code("\(type)(\(arguments.joined(separator: ", ")))") : nil
    }

    private static func labelled(_ label: String?, _ text: String) -> String { (label.map { "\($0): " } ?? "") + text }

    /// Left, low, right and high of a corner, a width and a height.
    private static func edges(_ values: [SampleValue]) -> [SampleValue]? {
        let numbers = values.compactMap(\.number)
        guard numbers.count == 4 else { return nil }
        let edges = [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
        return edges.map { edge in Int(exactly: edge).map { .int($0) } ?? .double(edge) }
    }

    /// The corner, width and height of stored numbers that were seen.
    func sizes(of seen: [SampleValue]) -> [SampleValue]? {
        let numbers = seen.compactMap(\.number)
        guard numbers.count == 4, stored.count == 4 else { return nil }
        var edges = [0.0, 0, 0, 0]
        for (place, edge) in stored.enumerated() { edges[edge] = numbers[place] }
        return [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]].map { .double($0) }
    }
}
