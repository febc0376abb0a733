extension TemplateInterpreter {
    /// The base cost of a pass, in elements: it gets variables of its own.
    private static let pass = 48

    /// Runs a loop; each pass has variables of its own.
    func run(_ loop: TemplateLoop) throws(TemplateError) -> Flow {
        let all = try evaluate(loop.list).elements()
        try charge(all.count * 4)
        var elements = all
        if let test = loop.test {
            elements = []
            for element in all {
                try charge(Self.pass)
                let isTaken = try scoped { () throws(TemplateError) in
                    try assign(element, to: loop.target)
                    return try evaluate(test).isTrue
                }
                if isTaken { elements.append(element) }
            }
        }
        let changes = TemplateChanges()
        for index in elements.indices {
            try charge(Self.pass)
            let state = TemplateLoopState(elements, index, changes)
            let flow = try scoped(["loop": .function(state)]) { () throws(TemplateError) in
                try assign(elements[index], to: loop.target)
                return try run(loop.body)
            }
            if flow == .breakLoop { break }
        }
        if elements.isEmpty { return try scoped { () throws(TemplateError) in try run(loop.otherwise) } }
        return .normal
    }
}
