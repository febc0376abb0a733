/// The context of the finder's current position in the code.
struct MutantScope {
    /// The names of the enclosing types, outermost first.
    var types: [String] = []
    /// The enclosing function; `nil` outside of all.
    var function: Mutant.Function?
    /// The names of the generic parameters in scope.
    var generics = GenericNames()
    /// The USR of the property that the next accessor belongs to.
    var propertyUSR: String?
    /// Whether the position is in an initialiser or in a property's initial value, which assign members for the first
    /// time.
    var isInitializer = false
    /// Whether the position is in a `while` or `repeat` loop or in its condition, so that a mutant may make it endless.
    var isInLoop = false
    /// Whether strings here are error or debugging messages.
    var isMessage = false
    /// Whether the position is in a pattern, where `as` tests a type.
    var isInPattern = false
    /// Whether the position is in a string.
    var isInString = false
    /// Whether the value only decides an order, so that the result for equal values does not matter.
    var isOrdering = false
    /// Pairs of operands that the function compares for equality. Its other comparisons of them only matter for unequal
    /// values.
    var equalities: Set<Set<String>> = []
}
