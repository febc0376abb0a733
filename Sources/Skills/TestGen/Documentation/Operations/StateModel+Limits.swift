/// Types that let only so much through in a time. They are told the time by whoever calls them.
extension StateModel {
    private static let start = ModelPart("now start at time") { _ in "0" }
    private static let length = ModelPart("window interval period per duration within") { _ in "100" }

    static let windowLimiter = StateModel(
        "sliding window limiter", "limiter|rate limit|throttle|sliding window|at most events|events window",
        options: [OperationOption("ends later", on: "still counts exactly|inclusive window", isRare: true)],
        parts: [ModelPart("limit max count capacity") { "\($0)" }, length],
        [
            change(
                """
                tryEvent allow allows tryAcquire acquire record request attempt permit admit hit tryRequest allowRequest \
                shouldAllow tryRecord
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
            OperationOption("loses parts", on: "parts lost|remainder lost|progress is_discarded", isRare: true)
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
            look("available tokens availableTokens count remaining", [.time]) { state, call in
                var copy = state
                refill(&copy, call.int(0), call)
                return .int(tokens(copy))
            },
        ])

    private static func tokens(_ state: State) -> Int { state.notes.first?.integer ?? 0 }

    /// Adds what was earned up to a moment: one token for each whole interval; a full bucket earns nothing.
    private static func refill(_ state: inout State, _ now: Int, _ call: OperationCall) {
        guard now > state.clock else { return }
        let earned = (now - state.clock) / 100
        if tokens(state) + earned >= state.limit {
            state.notes = [.int(state.limit)]
            state.clock = now
        } else {
            state.notes = [.int(tokens(state) + earned)]
            state.clock += call["loses parts"] ? now - state.clock : earned * 100
        }
    }
}
