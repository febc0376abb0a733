/// Types whose elements are found by what they are.
extension StateModel {
    static let cache = StateModel(
        "least recently used cache", "lru|lrucache|least recently|cache recently|cache longest", isLimited: true,
        options: [OperationOption("oldest first", on: "least_recently used first|oldest first|least_recently_used_to")],
        [
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
            // The value stands before its key where they are told apart by labels.
            change("insert set put store setValue save", [.number, .element]) { state, call in
                let (value, key) = (call.element(0), call.element(1))
                if let place = state.items.firstIndex(of: key) {
                    state.items.remove(at: place)
                    state.notes.remove(at: place)
                }
                state.items.append(key)
                state.notes.append(value)
                guard state.items.count > state.limit else { return .absent }
                return .array([state.items.removeFirst(), state.notes.removeFirst()])
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
            look("keys") { state, call in
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
            look("peek", [.element]) { state, call in
                state.items.firstIndex(of: call.element(0)).map { state.notes[$0] } ?? .absent
            },
            contains, count, isEmpty, clear,
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

    static let unionFind = StateModel(
        "disjoint sets", "union find|disjoint|union", isLimited: true,
        start: { State(notes: (0..<min($0, 8)).map { .int($0) }) },
        [
            change("union merge connect link join unite", [.int, .int]) { state, call in
                guard state.notes.indices.contains(call.int(0)), state.notes.indices.contains(call.int(1)) else {
                    return nil
                }
                let (one, other) = (state.notes[call.int(0)], state.notes[call.int(1)])
                state.notes = state.notes.map { $0 == other ? one : $0 }
                return .bool(one != other)
            },
            look("connected isConnected areConnected same inSameSet sameSet inSameGroup areJoined", [.int, .int]) {
                state, call in
                guard state.notes.indices.contains(call.int(0)), state.notes.indices.contains(call.int(1)) else {
                    return nil
                }
                return .bool(state.notes[call.int(0)] == state.notes[call.int(1)])
            },
            look("groupSize size componentSize setSize", [.int]) { state, call in
                guard state.notes.indices.contains(call.int(0)) else { return nil }
                return .int(state.notes.filter { $0 == state.notes[call.int(0)] }.count)
            },
            look("groupCount componentCount setCount count numberOfSets components groups") { state, _ in
                .int(Set(state.notes).count)
            },
        ])

    static let trie = StateModel(
        "trie", "trie|prefix tree",
        [
            change("insert add", [.text]) { state, call in
                if !state.items.contains(call.element(0)) { state.items.append(call.element(0)) }
                return nil
            },
            change("remove delete", [.text]) { state, call in
                state.items.removeAll { $0 == call.element(0) }
                return nil
            },
            look("contains has search", [.text]) { state, call in .bool(state.items.contains(call.element(0))) },
            look("hasPrefix startsWith containsPrefix hasWords", [.text]) { state, call in
                call.text(0).isEmpty ? nil : .bool(state.items.contains { $0.text?.hasPrefix(call.text(0)) == true })
            },
            look("words completions matches autocomplete", [.text]) { state, call in
                .array(state.items.filter { $0.text?.hasPrefix(call.text(0)) == true }.sorted())
            },
            count, isEmpty,
        ])

    /// The place of the foremost element; of several with the same priority, of the one that came first.
    private static func foremost(_ state: State, _ call: OperationCall) -> Int? {
        let best = call["least first"] ? state.notes.min() : state.notes.max()
        return best.flatMap { state.notes.firstIndex(of: $0) }
    }
}
