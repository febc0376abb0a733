/// Where in the code the finder stands.
struct MutantScope {
    /// The names of the types around, from the outermost.
    var types: [String] = []
    /// The function around; `nil` outside of all.
    var function: Mutant.Function?
    /// What generic parameters are called here.
    var generics = GenericNames()
    /// What declares the property that the next accessor belongs to.
    var propertyUSR: String?
    /// Whether a function is around whose work is to give a fresh value its members.
    var isInitializer = false
    /// Whether the place decides about, or lies in, a loop that something else has to end.
    var isInLoop = false
    /// Whether strings are for people who look for faults.
    var isMessage = false
    /// Whether the place lies in a pattern, where `as` means a test.
    var isInPattern = false
    /// Whether the place lies in a string.
    var isInString = false
    /// Whether the value orders things, so that what happens to equals is nobody's business.
    var isOrdering = false
    /// What the function asks of two values whether they are equal: what it asks besides is for those that are not.
    var equalities: Set<Set<String>> = []
}
