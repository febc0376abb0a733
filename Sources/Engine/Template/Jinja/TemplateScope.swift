/// The variables of a block; others are looked up in the enclosing block.
final class TemplateScope {
    private var values: [String: TemplateValue] = [:]
    private let parent: TemplateScope?

    init(parent: TemplateScope?, _ values: [String: TemplateValue] = [:]) {
        self.parent = parent
        self.values = values
    }

    subscript(name: String) -> TemplateValue? {
        get { find(name).value }
        set { values[name] = newValue }
    }

    /// A variable's value, and the number of blocks searched before it was found.
    func find(_ name: String) -> (value: TemplateValue?, distance: Int) {
        var scope: TemplateScope? = self
        var distance = 0
        while let current = scope {
            if let value = current.values[name] { return (value, distance) }
            scope = current.parent
            distance += 1
        }
        return (nil, distance)
    }

    /// Removes all variables.
    func empty() { values = [:] }
}
