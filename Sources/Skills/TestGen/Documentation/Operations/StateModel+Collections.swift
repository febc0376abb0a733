/// Types whose elements are found by what they are.
extension StateModel {
    static let cache = StateModel(
        "least recently used cache", "lru|lrucache|least recently|cache recently|cache longest", isLimited: true,
        options: [
            OperationOption(
                "oldest first",
                // What is evicted first is another matter.
                on: """
                    least_recently_used_first !evict !remov !drop !discard|oldest_first !evict !remov !drop !discard\
                    |least_recently_used_to|from_the_oldest|oldest_one_first
                    """,
                off: """
                    most_recently_used_first|newest_first|most_recent_first|from_the_most|most_to_the_least|from_the_newest\
                    |most_recently_used_to
                    """),
            OperationOption("previous", on: "previous|replaced_value|old_value|formerly|value_that_was_replaced"),
            OperationOption(
                "dropped key", on: "key dropped|key evicted|key removed|key discarded|dropped key|evicted key",
                off: "value dropped|value evicted|pair|tuple"),
            OperationOption("counts anew", on: "back_to_zero|to_zero|counters|statistics"),
        ],
        [
            // The value stands before its key where they are told apart by labels.
            change("insert set put store setValue save", [.number, .element]) { state, call in
                let (value, key) = (call.element(0), call.element(1))
                var previous = SampleValue.absent
                if let place = state.items.firstIndex(of: key) {
                    state.items.remove(at: place)
                    previous = state.notes.remove(at: place)
                }
                state.items.append(key)
                state.notes.append(value)
                guard state.items.count > state.limit else { return call["previous"] ? previous : .absent }
                if call["previous"] {
                    state.items.removeFirst()
                    state.notes.removeFirst()
                    return previous
                }
                let (dropped, note) = (state.items.removeFirst(), state.notes.removeFirst())
                return call["dropped key"] ? dropped : .array([dropped, note])
            },
            change("value get object subscript element", [.element], isPartial: true) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else {
                    state.dropped += 1
                    return .absent
                }
                state.undone.append(call.element(0))
                let note = state.notes.remove(at: place)
                state.items.append(state.items.remove(at: place))
                state.notes.append(note)
                return note
            },
            // What was found is counted by what could be found again, what was not by what was dropped.
            look("hits hitCount") { state, _ in .int(state.undone.count) },
            look("misses missCount") { state, _ in .int(state.dropped) },
            change("reset") { state, _ in
                state = State(limit: state.limit)
                return nil
            },
            change("removeValue remove", [.element]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else { return .absent }
                state.items.remove(at: place)
                return state.notes.remove(at: place)
            },
            look("keys keysByRecency orderedKeys recentKeys keysInOrder allKeys order") { state, call in
                .array(call["oldest first"] ? state.items : state.items.reversed())
            },
            change("resize setCapacity changeCapacity", [.int]) { state, call in
                state.limit = max(0, call.int(0))
                let over = max(0, state.items.count - state.limit)
                defer {
                    state.items.removeFirst(over)
                    state.notes.removeFirst(over)
                }
                return .array(Array(state.items.prefix(over)))
            },
            look("peek peekValue", [.element]) { state, call in
                state.items.firstIndex(of: call.element(0)).map { state.notes[$0] } ?? .absent
            },
            change("clear removeAll reset empty") { state, call in
                (state.items, state.notes) = ([], [])
                if call["counts anew"] { (state.undone, state.dropped) = ([], 0) }
                return nil
            },
            contains, count, isEmpty,
        ])

    static let bag = StateModel(
        "bag", "bag|multiset|tally|counter|occurrences|histogram",
        [
            change("add insert increment record", [.element]) { state, call in
                state.items.append(call.element(0))
                return nil
            },
            change("add insert increment", [.element, .int]) { state, call in
                state.items += [SampleValue](repeating: call.element(0), count: max(0, call.int(1)))
                return nil
            },
            change("remove", [.element]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else { return nil }
                state.items.remove(at: place)
                return nil
            },
            look("count occurrences frequency multiplicity", [.element]) { state, call in
                .int(state.items.filter { $0 == call.element(0) }.count)
            },
            look("uniqueCount distinctCount distinct unique") { state, _ in
                .int(Set(state.items).count)
            },
            look("total totalCount") { state, _ in .int(state.items.count) }, contains, count, isEmpty, clear,
        ])

    static let orderedSet = StateModel(
        "ordered set", "ordered set|unique order|insertion order set",
        [
            change("append insert add", [.element]) { state, call in
                guard !state.items.contains(call.element(0)) else { return false }
                state.items.append(call.element(0))
                return true
            },
            change("remove", [.element]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else { return nil }
                state.items.remove(at: place)
                return nil
            },
            look("index firstIndex position", [.element]) { state, call in
                state.items.firstIndex(of: call.element(0)).map { .int($0) } ?? .absent
            },
            look("elements items contents values array") { state, _ in .array(state.items) },
            look("first", isPartial: true) { state, _ in state.items.first ?? .absent },
            look("last", isPartial: true) { state, _ in state.items.last ?? .absent }, contains, count, isEmpty, clear,
        ])

    static let priorityQueue = StateModel(
        "priority queue", "priority|schedul",
        options: [
            OperationOption(
                "least first", on: "lowest|smallest|least|earliest|soonest", off: "highest|greatest|largest")
        ],
        [
            change(adders + " schedule", [.element, .int]) { state, call in
                state.items.append(call.element(0))
                state.notes.append(.int(call.int(1)))
                return nil
            },
            change("next dequeue pop popFirst removeFirst poll popNext", isPartial: true) { state, call in
                guard let place = foremost(state, call) else { return .absent }
                state.notes.remove(at: place)
                return state.items.remove(at: place)
            },
            look("peek first front top", isPartial: true) { state, call in
                foremost(state, call).map { state.items[$0] } ?? .absent
            },
            count, isEmpty, clear,
        ])

    static let heap = StateModel(
        "heap", "heap|priority queue",
        options: [
            OperationOption("greatest first", on: "max|largest|greatest|highest", off: "min|smallest|least|lowest")
        ],
        [
            change(adders, [.element]) { state, call in
                state.items.append(call.element(0))
                return nil
            },
            change(
                "pop removeFirst dequeue popMin popMax extract extractMin extractMax poll remove removeMin removeMax",
                isPartial: true
            ) { state, call in
                guard let value = call["greatest first"] ? state.items.max() : state.items.min(),
                    let place = state.items.firstIndex(of: value)
                else { return .absent }
                return state.items.remove(at: place)
            },
            look("peek first top min max front", isPartial: true) { state, call in
                (call["greatest first"] ? state.items.max() : state.items.min()) ?? .absent
            },
            count, isEmpty, clear,
        ])

    /// The place of the foremost element; of several with the same priority, of the one that came first.
    private static func foremost(_ state: State, _ call: OperationCall) -> Int? {
        let best = call["least first"] ? state.notes.min() : state.notes.max()
        return best.flatMap { state.notes.firstIndex(of: $0) }
    }
}
