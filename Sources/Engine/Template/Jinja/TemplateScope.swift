/// The variables of a block; what it does not have itself it looks up in the block around it.
final class TemplateScope {
    private var values: [String: TemplateValue] = [:]
    private let parent: TemplateScope?

    init(parent: TemplateScope?, _ values: [String: TemplateValue] = [:]) {
        self.parent = parent
        self.values = values
    }

    subscript(name: String) -> TemplateValue? {
        get {
            var scope: TemplateScope? = self
            while let current = scope {
                if let value = current.values[name] { return value }
                scope = current.parent
            }
            return nil
        }
        set { values[name] = newValue }
    }
}
