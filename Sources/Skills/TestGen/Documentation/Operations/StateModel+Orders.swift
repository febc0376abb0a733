/// Queues that hand out what comes first by an order that they were given.
extension StateModel {
    static let orderedQueue = StateModel(
        "queue by an order", "priority queue|heap urgent|heap|queue order|urgency",
        options: [
            OperationOption("newer first", on: "last in first out|newest first among", isRare: true),
            // Some orders say what has the lower priority.
            OperationOption(
                "greatest", on: "highest priority|come_after|comes_after|lower_priority",
                off: "smallest|lowest|least|comes_first|come_first|comes_before|come_before|minimum"),
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
            change("pop popFirst dequeue removeFirst extract poll popMin", isPartial: true) { state, call in
                foremost(state, call).map { state.items.remove(at: $0) } ?? .absent
            },
            change("pushPop enqueueDequeue insertExtract", [.element]) { state, call in
                state.items.append(call.element(0))
                return foremost(state, call).map { state.items.remove(at: $0) }
            },
            change("replace replaceFirst popPush", [.element], isPartial: true) { state, call in
                let first = foremost(state, call).map { state.items.remove(at: $0) }
                state.items.append(call.element(0))
                return first ?? .absent
            },
            change("pop dequeue", [.int]) { state, call in
                var taken: [SampleValue] = []
                while taken.count < call.int(0), let place = foremost(state, call) {
                    taken.append(state.items.remove(at: place))
                }
                return .array(taken)
            },
            change("removeFirst remove withdraw", [.test]) { state, call in
                foremost(state, call) { call.test(0, $0) }.map { state.items.remove(at: $0) } ?? .absent
            },
            look("peek first top min front", isPartial: true) { state, call in
                foremost(state, call).map { state.items[$0] } ?? .absent
            },
            look("sortedElements sorted ordered elementsInOrder") { state, call in
                var (rest, sorted) = (state, [SampleValue]())
                while let place = foremost(rest, call) { sorted.append(rest.items.remove(at: place)) }
                return .array(sorted)
            },
            count, isEmpty, clear,
        ])

    /// The place of the first element by the order of tens; of equal ones, of that which came first.
    private static func foremost(
        _ state: State, _ call: OperationCall, where test: (SampleValue) -> Bool = { _ in true }
    ) -> Int? {
        let places = state.items.indices.filter { test(state.items[$0]) }
        return places.min { one, other in
            let (mine, theirs) = ((state.items[one].integer ?? 0) / 10, (state.items[other].integer ?? 0) / 10)
            if call["greatest"], mine != theirs { return mine > theirs }
            return mine != theirs ? mine < theirs : one < other
        }
    }
}
