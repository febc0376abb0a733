/// The variables of a block; what it does not have itself it looks up in the block around it.
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

    /// A variable's value, and how many blocks were looked into.
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

    /// Forgets the variables.
    func empty() { values = [:] }
}
