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
    /// Whether the place is all of an argument.
    var isArgument = false
    /// What the variables of the type around begin with.
    var stored: [MutantWalk.StoredProperty] = []
    /// Whether the type around is a class.
    var isInClass = false
    /// The call whose closure, in which the place lies, says which of two comes first.
    var comparator: String?
    /// What the loops around put into variables.
    var assignments: Set<MutantWalk.LoopAssignment> = []
    /// What the function asks of two values whether they are equal: what it asks besides is for those that are not.
    var equalities: Set<Set<String>> = []
    /// What the function compares with what, by its order.
    var bounds: Set<[String]> = []
    /// The code of the function around.
    var code = ""
    /// Numbers of the type around, by their names, with their types.
    var numbers: [String: String] = [:]
    /// Variables of the function that begin as another value of it, by that value's name.
    var remainders: [String: String] = [:]
    /// Which of them the loops around change.
    var changed: Set<String> = []
}
