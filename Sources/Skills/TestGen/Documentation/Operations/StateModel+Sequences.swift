/// Types whose elements have an order.
extension StateModel {
    static let stack = StateModel(
        "stack", "stack|last in first out|lifo",
        [
            change("push add append", [.element]) { state, call in
                state.items.append(call.element(0))
                return nil
            },
            change("pop removeLast", isPartial: true) { state, _ in state.items.popLast() ?? .absent },
            change("pop", [.int]) { state, call in
                let taken = Array(state.items.suffix(max(0, call.int(0))).reversed())
                state.items.removeLast(taken.count)
                return .array(taken)
            },
            look("peek top last", isPartial: true) { state, _ in state.items.last ?? .absent }, count, isEmpty, clear,
        ])

    static let queue = StateModel(
        "queue", "queue !priority !smallest !largest !heap !urgent|first in first out|fifo|deque",
        [
            change("enqueue push add append offer pushBack addLast", [.element]) { state, call in
                state.items.append(call.element(0))
                return nil
            },
            change("pushFront addFirst prepend enqueueFront", [.element]) { state, call in
                state.items.insert(call.element(0), at: 0)
                return nil
            },
            change("dequeue pop popFirst poll removeFirst popFront next", isPartial: true) { state, _ in
                state.items.isEmpty ? .absent : state.items.removeFirst()
            },
            change("popBack popLast removeLast dequeueLast", isPartial: true) { state, _ in
                state.items.popLast() ?? .absent
            },
            look("peek front first head", isPartial: true) { state, _ in state.items.first ?? .absent },
            look("back last tail", isPartial: true) { state, _ in state.items.last ?? .absent }, contents, count,
            isEmpty,
            clear,
        ])

    static let ring = StateModel(
        "ring buffer",
        "ring|circular|oldest room|oldest dropped|oldest overwritten|oldest removed|keeps last|most recent",
        isLimited: true,
        options: [
            OperationOption("refusing", on: "refuse|reject|full false|full throw|not added"),
            OperationOption(
                "newest first", on: "newest_first|most_recent_first|newest_of_them_first|latest_first",
                off:
                    "oldest_of_them_first|oldest_first|oldest_to_newest|oldest_to_the_newest|oldest_of_these_first|order_in_which|in_order"
            ),
        ],
        [
            change(adders, [.element]) { state, call in
                if state.items.count >= state.limit {
                    if call["refusing"] { return nil }
                    state.items.append(call.element(0))
                    state.dropped += 1
                    return state.items.removeFirst()
                }
                state.items.append(call.element(0))
                return call["refusing"] ? nil : .absent
            },
            change("popFirst pop read dequeue removeFirst removeOldest popOldest takeOldest", isPartial: true) {
                state, _ in
                state.items.isEmpty ? .absent : state.items.removeFirst()
            },
            change("resize setCapacity", [.int]) { state, call in
                state.limit = max(1, call.int(0))
                state.items = Array(state.items.suffix(state.limit))
                return nil
            },
            change("removeAll remove", [.test]) { state, call in
                let before = state.items.count
                state.items.removeAll { call.test(0, $0) }
                return .int(before - state.items.count)
            },
            look("suffix last latest recent latestElements newestElements newest mostRecent", [.int]) { state, call in
                let found = Array(state.items.suffix(max(0, call.int(0))))
                return .array(call["newest first"] ? found.reversed() : found)
            }.listing,
            look("prefix first oldest oldestElements", [.int]) { state, call in
                .array(Array(state.items.prefix(max(0, call.int(0)))))
            }.listing,
            look("recent latest", [.int]) { state, call in
                let place = state.items.count - 1 - call.int(0)
                return call.int(0) >= 0 && place >= 0 ? state.items[place] : .absent
            },
            look("position firstIndex index", [.test]) { state, call in
                state.items.firstIndex { call.test(0, $0) }.map { .int($0) } ?? .absent
            },
            look("first oldest front peek", isPartial: true) { state, _ in state.items.first ?? .absent },
            look("last newest latest back", isPartial: true) { state, _ in state.items.last ?? .absent },
            look("overwrittenCount droppedCount dropped overwritten") { state, _ in .int(state.dropped) },
            look("isFull full") { state, _ in .bool(state.items.count >= state.limit) },
            look("capacity limit") { state, _ in .int(state.limit) }, contents, count, isEmpty,
            change("clear removeAll reset") { state, _ in
                state.items = []
                state.dropped = 0
                return nil
            },
        ])

    static let window = StateModel(
        "sliding window",
        "moving average|sliding window|rolling|running average|last values|recent values|recent samples|recent readings",
        isLimited: true,
        [
            change(adders + " update observe", [.number]) { state, call in
                state.items = (state.items + [call.element(0)]).suffix(state.limit)
                return nil
            },
            look("average mean movingAverage currentAverage") { state, _ in
                let numbers = state.items.compactMap(\.number)
                return numbers.isEmpty ? nil : .double(numbers.reduce(0, +) / Double(numbers.count))
            },
            look("sum total") { state, _ in .double(state.items.compactMap(\.number).reduce(0, +)) },
            look("maximum max largest", isPartial: true) { state, _ in state.items.max() },
            look("minimum min smallest", isPartial: true) { state, _ in state.items.min() },
            look("median", isPartial: true) { state, _ in
                let sorted = state.items.compactMap(\.number).sorted()
                guard !sorted.isEmpty else { return nil }
                return .double((sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
            },
            look("isFull") { state, _ in .bool(state.items.count >= state.limit) }, contents, count, isEmpty,
        ])

    private static let contents = look("elements items contents values array toArray allElements samples readings") {
        state, _ in
        .array(state.items)
    }
}
