/// Queues that hand out what comes first by an order that they were given.
extension StateModel {
    static let orderedQueue = StateModel(
        "queue by an order", "priority queue|heap urgent|heap|queue order|urgency",
        options: [
            OperationOption("newer first", on: "last in first out|newest first among", isRare: true)
        ],
        parts: [ModelPart("", type: "(Int, Int) -> Bool") { _ in "{ $0 / 10 < $1 / 10 }" }],
        // Some are equal by the order of tens, so that it shows which of them comes first.
        elements: [31, 12, 11, 32, 25, 18, 24],
        tieCue: "stable !not|equal order|same_priority !unspecified|ties|equal first in|fifo|waited longer",
        [
            change(adders, [.element]) { state, call in
                state.items.append(call.element(0))
                return nil
            },
            change("pop popFirst dequeue removeFirst extract poll popMin", isPartial: true) { state, _ in
                foremost(state).map { state.items.remove(at: $0) } ?? .absent
            },
            change("pushPop enqueueDequeue insertExtract", [.element]) { state, call in
                state.items.append(call.element(0))
                return foremost(state).map { state.items.remove(at: $0) }
            },
            change("replace replaceFirst popPush", [.element], isPartial: true) { state, call in
                let first = foremost(state).map { state.items.remove(at: $0) }
                state.items.append(call.element(0))
                return first ?? .absent
            },
            change("pop dequeue", [.int]) { state, call in
                var taken: [SampleValue] = []
                while taken.count < call.int(0), let place = foremost(state) {
                    taken.append(state.items.remove(at: place))
                }
                return .array(taken)
            },
            change("removeFirst remove withdraw", [.test]) { state, call in
                foremost(state) { call.test(0, $0) }.map { state.items.remove(at: $0) } ?? .absent
            },
            look("peek first top min front", isPartial: true) { state, _ in
                foremost(state).map { state.items[$0] } ?? .absent
            },
            look("sortedElements sorted ordered elementsInOrder") { state, _ in
                var (rest, sorted) = (state, [SampleValue]())
                while let place = foremost(rest) { sorted.append(rest.items.remove(at: place)) }
                return .array(sorted)
            },
            count, isEmpty, clear,
        ])

    /// The place of the first element by the order of tens; of equal ones, of that which came first.
    private static func foremost(_ state: State, where test: (SampleValue) -> Bool = { _ in true }) -> Int? {
        let places = state.items.indices.filter { test(state.items[$0]) }
        return places.min { one, other in
            let (mine, theirs) = ((state.items[one].integer ?? 0) / 10, (state.items[other].integer ?? 0) / 10)
            return mine != theirs ? mine < theirs : one < other
        }
    }

    static let valueHistory = StateModel(
        "history of a value", "undo|history|redo",
        options: [
            OperationOption(
                "only changes", on: "equals present|equals current|same value|nothing happens|nothing at_all"),
            OperationOption(
                "current counts", on: "current one included|current included|including current|present included",
                off: "undone|undo step|past|can_be_undone"),
        ],
        parts: [ModelPart("", type: "Int") { _ in "0" }, ModelPart("limit capacity max depth") { "\($0)" }],
        // Few, so that what comes back is sometimes what is there.
        elements: [0, 1, 2],
        start: { State(items: [0], limit: $0) },
        [
            change("change set apply record push perform edit update commit", [.element]) { state, call in
                if call["only changes"], state.items.last == call.element(0) { return false }
                state.items = Array(
                    (state.items + [call.element(0)]).suffix(state.limit + (call["current counts"] ? 0 : 1)))
                state.undone = []
                return true
            },
            change("undo") { state, _ in
                if state.items.count > 1 { state.undone.append(state.items.removeLast()) }
                return nil
            },
            change("redo") { state, _ in
                if let next = state.undone.popLast() { state.items.append(next) }
                return nil
            },
            look("value current present state content") { state, _ in state.items.last },
            look("canUndo") { state, _ in .bool(state.items.count > 1) },
            look("canRedo") { state, _ in .bool(!state.undone.isEmpty) },
            look("undoCount undoDepth") { state, _ in .int(state.items.count - 1) },
            look("redoCount redoDepth") { state, _ in .int(state.undone.count) },
        ])
}
