/// The values that a walk of calls on a known type is made with.
struct ModelValues {
    private let elements: [Int]
    private let texts: [String]
    private var clock = 0

    /// Chooses values for a type.
    ///
    /// - Parameter comments: What is said of the type and its members: what they leave open is not tried.
    init(_ model: StateModel, _ comments: [CommentWords]) {
        func says(_ cue: String) -> Bool { comments.contains { $0.states(cue) } }
        elements = model.tieCue.isEmpty || says(model.tieCue) ? model.elements : StateModel.distinct
        texts =
            ["car", "card", "ca", "dog", "cart"] + (says("empty_string|empty_word|empty_text|empty_one") ? [""] : [])
    }

    /// The next value of a kind; `nil` where there is none.
    ///
    /// - Parameter limit: How much the type holds, or begins with.
    mutating func next(
        _ kind: OperationParameter.Kind, _ limit: Int, _ random: inout SplitMix64
    ) -> SampleValue? {
        let number = Int(random.next() % 4)
        switch kind {
        case .element, .number: return .int(elements[Int(random.next() % UInt64(elements.count))])
        // One of those that it begins with.
        case .place: return .int(number % max(1, limit))
        // Time only goes on: not at all, by a part of what counts, by just that, by more.
        case .time:
            clock += [0, 30, 50, 100, 100, 130][Int(random.next() % 6)]
            return .int(clock)
        case .int: return .int([1, 2, 0, 3][number])
        case .text: return .string(texts[Int(random.next() % UInt64(texts.count))])
        case .test: return .code(KnownClosure.tests[0].code)
        default: return nil
        }
    }
}
