extension Statement {
    /// Whether both say the same of the same person.
    func isSame(as other: Statement) -> Bool {
        kind == other.kind && person.path == other.person.path && attribute == other.attribute
            && Folding.key(value) == Folding.key(other.value)
            && (person.name == nil || other.person.name == nil || person.name == other.person.name)
    }
}
