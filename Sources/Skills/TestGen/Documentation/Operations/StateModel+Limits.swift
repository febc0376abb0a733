/// Types that let only so much through in a time. They are told the time by whoever calls them.
extension StateModel {
    private static let start = ModelPart("now start at time", isReal: true, isOptional: true) { _ in "0" }
    private static let length = ModelPart("window interval period per duration within", isReal: true) { _ in
        "100"
    }

    static let windowLimiter = StateModel(
        "sliding window limiter", "limiter|rate limit|throttle|sliding window|at most events|events window",
        options: [OperationOption("ends later", on: "still counts exactly|inclusive window", isRare: true)],
        parts: [ModelPart("limit max count capacity") { "\($0)" }, length],
        [
            change(
                """
                tryEvent allow allows tryAcquire acquire record request attempt permit admit hit tryRequest allowRequest \
                shouldAllow tryRecord accept tryAccept register call try
                """, [.time]
            ) { state, call in
                state.items = current(state, call)
                guard state.items.count < state.limit else {
                    state.dropped += 1
                    return false
                }
                state.items.append(.int(call.int(0)))
                return true
            },
            look("nextAllowed nextAvailable earliest nextPermitted availableAt", [.time]) { state, call in
                let active = current(state, call).compactMap(\.integer)
                guard active.count >= state.limit else { return .int(call.int(0)) }
                return .int(active[active.count - state.limit] + 100)
            },
            look("remaining available left allowance", [.time]) { state, call in
                .int(state.limit - current(state, call).count)
            },
            look("rejected rejections denied refused rejectedCount") { state, _ in .int(state.dropped) },
            look("count active used inWindow", [.time]) { state, call in .int(current(state, call).count) },
            clear,
        ])

    /// The events that count at the time of a call: one at a moment counts until the window's length after it.
    private static func current(_ state: State, _ call: OperationCall) -> [SampleValue] {
        state.items.filter { event in
            let end = (event.integer ?? 0) + 100
            return call["ends later"] ? end >= call.int(0) : end > call.int(0)
        }
    }

    static let tokenBucket = StateModel(
        "token bucket", "token bucket|bucket|tokens",
        options: [
            OperationOption("loses parts", on: "parts lost|remainder lost|progress is_discarded", isRare: true),
            OperationOption("goes on when full", off: "full earns nothing"),
        ],
        parts: [ModelPart("capacity limit max burst size") { "\($0)" }, length, start],
        start: { State(notes: [.int($0)], limit: $0) },
        [
            change("take consume tryConsume acquire tryAcquire tryTake allow spend withdraw", [.int, .time]) {
                state, call in
                refill(&state, call.int(1), call)
                guard call.int(0) >= 0, call.int(0) <= tokens(state) else { return false }
                state.notes = [.int(tokens(state) - call.int(0))]
                return true
            },
            change("take consume tryConsume acquire tryAcquire allow request permit", [.time]) { state, call in
                refill(&state, call.int(0), call)
                guard tokens(state) > 0 else { return false }
                state.notes = [.int(tokens(state) - 1)]
                return true
            },
            change("takeUpTo consumeUpTo takeAtMost", [.int, .time]) { state, call in
                refill(&state, call.int(1), call)
                let taken = min(tokens(state), max(0, call.int(0)))
                state.notes = [.int(tokens(state) - taken)]
                return .int(taken)
            },
            change("giveBack refund putBack returnTokens", [.int]) { state, call in
                if call.int(0) > 0 { state.notes = [.int(min(state.limit, tokens(state) + call.int(0)))] }
                return nil
            },
            change("refill update advance tick", [.time]) { state, call in
                refill(&state, call.int(0), call)
                return nil
            },
            change("drain empty") { state, _ in
                state.notes = [.int(0)]
                return nil
            },
            look("available tokens availableTokens count remaining", [.time]) { state, call in
                var copy = state
                refill(&copy, call.int(0), call)
                return .int(tokens(copy))
            },
            look("tokens") { state, _ in .int(tokens(state)) },
            look("delay wait waitTime timeToWait timeUntil", [.int, .time]) { state, call in
                guard call.int(0) <= state.limit else { return .absent }
                var copy = state
                refill(&copy, call.int(1), call)
                let missing = call.int(0) - tokens(copy)
                return .int(missing <= 0 ? 0 : missing * 100 - (call.int(1) - copy.clock))
            },
        ])

    /// A bucket that is filled all the time, with parts of tokens too.
    static let tokenRate = StateModel(
        "token bucket by rate", "token bucket|bucket|tokens|rate limit",
        parts: [
            ModelPart("capacity limit max burst size", isReal: true) { "\(2 * $0)" },
            // What comes of it has no rounding.
            ModelPart("rate tokenspersecond refillrate fillrate persecond refillpersecond", type: "Double") { _ in
                "1.0 / 64"
            },
            start,
        ],
        elements: [1, 2, 1, 3],
        start: { State(notes: [.double(Double(2 * $0))], limit: 2 * $0) },
        [
            change(
                "take consume tryConsume acquire tryAcquire tryTake allow spend withdraw tryWithdraw", [.number, .time]
            ) {
                state, call in
                fill(&state, call.int(1))
                guard call.number(0) <= level(state) else { return false }
                state.notes = [.double(level(state) - call.number(0))]
                return true
            },
            change("take consume tryConsume acquire tryAcquire tryTake allow request permit", [.time]) { state, call in
                fill(&state, call.int(0))
                guard level(state) >= 1 else { return false }
                state.notes = [.double(level(state) - 1)]
                return true
            },
            look("available tokens availableTokens count remaining level", [.time]) { state, call in
                var copy = state
                fill(&copy, call.int(0))
                return .double(level(copy))
            },
            look("delay wait waitTime timeToWait timeUntil", [.number, .time]) { state, call in
                guard call.number(0) <= Double(state.limit) else { return .absent }
                var copy = state
                fill(&copy, call.int(1))
                return .double(max(0, (call.number(0) - level(copy)) * 64))
            },
        ])

    private static func level(_ state: State) -> Double { state.notes.first?.number ?? 0 }

    /// Adds what came in until a moment, as much as there is room for.
    private static func fill(_ state: inout State, _ now: Int) {
        guard now > state.clock else { return }
        state.notes = [.double(min(Double(state.limit), level(state) + Double(now - state.clock) / 64))]
        state.clock = now
    }

    private static func tokens(_ state: State) -> Int { state.notes.first?.integer ?? 0 }

    /// Adds what was earned up to a moment: one token for each whole interval; a full bucket earns nothing.
    private static func refill(_ state: inout State, _ now: Int, _ call: OperationCall) {
        guard now > state.clock else { return }
        let earned = (now - state.clock) / 100
        if tokens(state) + earned >= state.limit {
            state.notes = [.int(state.limit)]
            state.clock = call["goes on when full"] ? state.clock + earned * 100 : now
        } else {
            state.notes = [.int(tokens(state) + earned)]
            state.clock += call["loses parts"] ? now - state.clock : earned * 100
        }
    }
}
