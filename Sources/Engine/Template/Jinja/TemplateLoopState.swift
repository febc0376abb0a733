/// The variable `loop` of one pass; its members are computed on demand.
final class TemplateLoopState: TemplateFunction {
    private let elements: [TemplateValue]
    private let index: Int
    private let changes: TemplateChanges

    init(_ elements: [TemplateValue], _ index: Int, _ changes: TemplateChanges) {
        self.elements = elements
        self.index = index
        self.changes = changes
        super.init("loop") { (_, _) throws(TemplateError) in throw TemplateError("recursive loops are not supported") }
    }

    override func member(_ name: String) -> TemplateValue? {
        let count = elements.count
        switch name {
        case "index": return .integer(index + 1)
        case "index0": return .integer(index)
        case "first": return .bool(index == 0)
        case "last": return .bool(index == count - 1)
        case "length": return .integer(count)
        case "revindex": return .integer(count - index)
        case "revindex0": return .integer(count - index - 1)
        case "depth": return .integer(1)
        case "depth0": return .integer(0)
        case "previtem": return index > 0 ? elements[index - 1] : .undefined("there is no previous item")
        case "nextitem": return index + 1 < count ? elements[index + 1] : .undefined("there is no next item")
        case "cycle": return .function(cycle)
        case "changed": return .function(changed)
        default: return nil
        }
    }

    private var cycle: TemplateFunction {
        TemplateFunction("cycle") { [index] (arguments, _) throws(TemplateError) in
            guard !arguments.positional.isEmpty else { throw TemplateError("no items for cycling given") }
            return arguments.positional[index % arguments.positional.count]
        }
    }

    private var changed: TemplateFunction {
        TemplateFunction("changed") { [changes] (arguments, interpreter) throws(TemplateError) in
            let now = TemplateValue.list(of: arguments.positional)
            defer { changes.last = now }
            try interpreter.charge(now.weight)
            return .bool(!(changes.last?.equals(now) ?? false))
        }
    }
}

/// The last arguments of `loop.changed`.
final class TemplateChanges {
    var last: TemplateValue?
}
