/// Sets that fall into groups.
extension StateModel {
    static let unionFind = StateModel(
        "disjoint sets", "union find|disjoint|union", isLimited: true,
        options: [
            OperationOption("by size", on: "larger set|bigger set|larger_of the_two|union by size"),
            OperationOption("second", on: "that of b|of second|representative b", off: "that_of_a|of_the_first"),
        ],
        start: { State(notes: (0..<min($0, 8)).map { .int($0) }) },
        [
            change("union merge connect link join unite", [.place, .place]) { state, call in
                guard let one = group(state, call.int(0)), let other = group(state, call.int(1)) else { return nil }
                let sizes = [one, other].map { group in state.notes.filter { $0 == group }.count }
                let isSecond = call["by size"] && sizes[0] != sizes[1] ? sizes[0] < sizes[1] : call["second"]
                state.notes = state.notes.map { $0 == one || $0 == other ? (isSecond ? other : one) : $0 }
                return .bool(one != other)
            },
            change("addElement add append makeSet insert") { state, _ in
                state.notes.append(.int(state.notes.count))
                return .int(state.notes.count - 1)
            },
            look("find representative root leader", [.place]) { state, call in
                call["by size"] ? group(state, call.int(0)) : nil
            },
            look("connected isConnected areConnected same inSameSet sameSet inSameGroup areJoined", [.place, .place]) {
                state, call in
                guard let one = group(state, call.int(0)), let other = group(state, call.int(1)) else { return nil }
                return .bool(one == other)
            },
            look("groupSize size componentSize setSize", [.place]) { state, call in
                group(state, call.int(0)).map { one in .int(state.notes.filter { $0 == one }.count) }
            },
            look("groupCount componentCount setCount numberOfSets components groups sets") { state, _ in
                .int(Set(state.notes).count)
            },
            look("largestSize largestGroupSize maximumSize") { state, _ in
                .int(Set(state.notes).map { one in state.notes.filter { $0 == one }.count }.max() ?? 0)
            },
        ])

    /// The group of an element, by its representative.
    private static func group(_ state: State, _ place: Int) -> SampleValue? {
        state.notes.indices.contains(place) ? state.notes[place] : nil
    }
}
