import SwiftTools

/// Writes the calls that show whether a law that documentation states holds.
struct LawCalls {
    let context: DocumentationContext
    let shape: CallShape
    let candidates: CandidateValues
    let names: SlotNames

    /// Makes a writer for the calls of a shape.
    init(context: DocumentationContext, shape: CallShape, candidates: CandidateValues) {
        self.context = context
        self.shape = shape
        self.candidates = candidates
        names = SlotNames(shape: shape)
    }

    /// A promise about the call with these values.
    func promise(
        _ quote: String, _ values: [SampleValue?], _ expectation: DocumentedExpectation.Expectation,
        member: String = ""
    ) -> DocumentedExpectation? {
        guard let call = shape.call(values) else { return nil }
        return context.expectation(quote, call.setup, call.expression + member, expectation)
    }

    /// A promise that two calls give the same.
    func same(_ quote: String, _ values: [SampleValue?], as others: [SampleValue?]) -> DocumentedExpectation? {
        guard values != others, !context.symbol.isMutating, shape.result != nil || context.symbol.kind == .initializer,
            let call = shape.call(values), let other = shape.call(others), other.setup.isEmpty
        else { return nil }
        return context.expectation(
            quote, call.setup + [context.marked("let other = \(other.expression)")], call.expression, .equals("other"))
    }

    /// Some plain calls: values for all slots, those with a default left out.
    ///
    /// - Parameter fixed: Values that some slots have to have.
    func rows(_ fixed: [Int: [SampleValue]] = [:], count: Int = 6) -> [[SampleValue?]] {
        var rows = SentenceReader.scattered(candidates.assignments(shape, ValueHints()), count: count).map(\.values)
        if rows.isEmpty { return [] }
        for (slot, values) in fixed.sorted(by: { $0.key < $1.key }) {
            rows = values.enumerated().flatMap { index, value in
                // Each value with a few of the others.
                stride(from: index % rows.count, to: rows.count, by: max(1, rows.count / 3)).map { place in
                    var row = rows[place]
                    row[slot] = value
                    return row
                }
            }
        }
        var seen: Set<[SampleValue?]> = []
        return rows.filter { seen.insert($0).inserted }
    }

    /// The only slot of a kind that has no default; `nil` where there is none or more than one.
    func sole(_ test: (SampleType) -> Bool) -> Int? {
        let found = shape.slots.indices.filter { !shape.slots[$0].hasDefault && test(shape.slots[$0].type) }
        return found.count == 1 ? found[0] : nil
    }

    /// The slot that a noun in the singular or the plural, or a code span, names.
    func slot(named token: SentenceToken) -> Int? {
        if let slot = names.named(token) { return slot }
        guard let word = token.word else { return nil }
        for (ending, other) in [("ies", "y"), ("es", ""), ("s", "")] where word.hasSuffix(ending) {
            if let slot = names.named(.word(String(word.dropLast(ending.count)) + other)) { return slot }
        }
        return nil
    }
}

/// Reads one kind of law out of the sentences of a documentation comment.
protocol LawReader: SendableMetatype {
    init(calls: LawCalls)
    /// What a sentence promises; none where it says anything else.
    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation]
}

/// All readers of laws.
struct LawReaders {
    let calls: LawCalls

    private static let kinds: [any LawReader.Type] = [
        ParameterDefaultReader.self, CountsAsReader.self, InsensitivityReader.self, InsertionPlaceReader.self,
        KeptElementReader.self, IntervalReader.self, WrapAroundReader.self, EdgeReader.self, SplitReader.self,
        RoundingReader.self, ZeroReader.self, ClockReader.self,
        LineBreakReader.self, ShareReader.self, InverseReader.self, TieReader.self, BoundsReader.self,
        ListPairReader.self, PartReader.self, WordValueReader.self, SizeReader.self, UntouchedReader.self,
        SameMeaningReader.self, NearestReader.self, EmptyLineReader.self,
        LengthOrderReader.self, FirstElementReader.self, RankReader.self, DecimalRoundingReader.self,
        TextPlaceReader.self, NumberListReader.self, ResultOrderReader.self, StateReader.self, OrderFreeReader.self,
        ListedValuesReader.self, EffectReader.self,
        IndependenceReader.self, SpokenExampleReader.self, BareExampleReader.self, KeyOrderReader.self,
        RepetitionReader.self,
        RoundTripReader.self, RangeMembershipReader.self,
        RefusalReader.self, RepeatedNameReader.self, DateExampleReader.self, ClockNameReader.self,
        NoLongerReader.self, DrainOrderReader.self,
        ScheduleTermReader.self, StoredLimitReader.self, SoleValueReader.self, CodeListReader.self,
        PointExampleReader.self, ChangedCopyReader.self,
        ComparedExampleReader.self, VariedExampleReader.self, AlignedExampleReader.self, DigitReader.self,
        ReadAsReader.self, WrittenFormReader.self, NextMemberReader.self, EqualPairReader.self, UnitReader.self,
        IdentityMapReader.self,
    ]

    /// What the paragraphs of a comment promise.
    func expectations(
        _ paragraphs: [(text: String, role: DocumentationBlock.Role)]
    ) -> [DocumentedExpectation] {
        let sentences = paragraphs.flatMap { paragraph in
            DocumentationSentence.sentences(of: paragraph.text).map { (sentence: $0, role: paragraph.role) }
        }
        let comment = sentences.map(\.sentence)
        return Self.kinds.flatMap { kind in
            let reader = kind.init(calls: calls)
            return sentences.flatMap { reader.expectations($0.sentence, $0.role, comment) }
        }
    }
}
