extension TemplateInterpreter {
    /// Runs a loop; each pass has its own variables.
    func run(_ loop: TemplateLoop) throws(TemplateError) -> Flow {
        let all = try evaluate(loop.list).elements()
        try charge(all.count)
        var elements = all
        if let test = loop.test {
            elements = []
            for element in all {
                let isTaken = try scoped { () throws(TemplateError) in
                    try assign(element, to: loop.target)
                    return try evaluate(test).isTrue
                }
                if isTaken { elements.append(element) }
            }
        }
        let changes = TemplateChanges()
        for index in elements.indices {
            let flow = try scoped(["loop": Self.state(elements, index, changes)]) { () throws(TemplateError) in
                try assign(elements[index], to: loop.target)
                return try run(loop.body)
            }
            if flow == .breakLoop { break }
        }
        if elements.isEmpty { return try scoped { () throws(TemplateError) in try run(loop.otherwise) } }
        return .normal
    }

    /// The variable `loop` of one pass.
    private static func state(
        _ elements: [TemplateValue], _ index: Int, _ memory: TemplateChanges
    ) -> TemplateValue {
        let count = elements.count
        let members: [String: TemplateValue] = [
            "index": .integer(index + 1), "index0": .integer(index), "first": .bool(index == 0),
            "last": .bool(index == count - 1), "length": .integer(count), "revindex": .integer(count - index),
            "revindex0": .integer(count - index - 1), "depth": .integer(1), "depth0": .integer(0),
            "previtem": index > 0 ? elements[index - 1] : .undefined("there is no previous item"),
            "nextitem": index + 1 < count ? elements[index + 1] : .undefined("there is no next item"),
            "cycle": .function(
                TemplateFunction("cycle") { (arguments, _) throws(TemplateError) in
                    guard !arguments.positional.isEmpty else { throw TemplateError("no items for cycling given") }
                    return arguments.positional[index % arguments.positional.count]
                }),
            "changed": .function(
                TemplateFunction("changed") { (arguments, _) throws(TemplateError) in
                    defer { memory.last = arguments.positional }
                    return .bool(
                        !(memory.last.map { TemplateValue.list($0).equals(.list(arguments.positional)) } ?? false))
                }),
        ]
        return .function(
            TemplateFunction("loop", members: members) { (_, _) throws(TemplateError) in
                throw TemplateError("recursive loops are not supported")
            })
    }
}

/// What `loop.changed` saw last.
final class TemplateChanges {
    var last: [TemplateValue]?
}
