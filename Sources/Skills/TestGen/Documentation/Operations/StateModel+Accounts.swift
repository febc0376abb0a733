/// Types that count what belongs to whom.
extension StateModel {
    static let account = StateModel(
        "account", "account|wallet|balance|purse", isLimited: true,
        start: { State(notes: [.int($0 == .max ? 0 : $0)]) },
        [
            change("deposit credit add topUp pay", [.number]) { state, call in
                guard call.number(0) > 0 else { return .absent }
                state.notes = [.int(balance(state) + call.int(0))]
                return nil
            },
            change("withdraw debit spend charge remove", [.number]) { state, call in
                guard call.number(0) > 0, call.int(0) <= balance(state) else { return .absent }
                state.notes = [.int(balance(state) - call.int(0))]
                return nil
            },
            look("balance amount total funds") { state, _ in .int(balance(state)) },
            look("canWithdraw covers canAfford canSpend", [.number]) { state, call in
                call.number(0) > 0 ? .bool(call.int(0) <= balance(state)) : nil
            },
            isEmptyAccount,
        ])

    private static let isEmptyAccount = look("isEmpty") { state, _ in .bool(balance(state) == 0) }

    private static func balance(_ state: State) -> Int { state.notes.first?.integer ?? 0 }

    static let stock = StateModel(
        "stock", "inventory|stock|cart|basket|warehouse|store quantit|shelf",
        options: [
            OperationOption(
                "refusing", on: "too_few|not_enough|insufficient|fewer than|less than|more than",
                off: "at most as many|down to zero|never below zero")
        ],
        [
            change("add insert receive restock put deposit", [.element, .int]) { state, call in
                guard call.int(1) > 0 else { return .absent }
                state.items += [SampleValue](repeating: call.element(0), count: call.int(1))
                return nil
            },
            change("remove take withdraw sell ship consume", [.element, .int]) { state, call in
                let held = quantity(state, call.element(0))
                guard call.int(1) > 0, call.int(1) <= held || !call["refusing"] else { return .absent }
                for _ in 0..<min(call.int(1), held) {
                    if let place = state.items.lastIndex(of: call.element(0)) { state.items.remove(at: place) }
                }
                return nil
            },
            change("removeAll clear discard", [.element]) { state, call in
                state.items.removeAll { $0 == call.element(0) }
                return nil
            },
            look("quantity stock count amount available", [.element]) { state, call in
                .int(quantity(state, call.element(0)))
            },
            look("totalQuantity totalCount itemCount total count units") { state, _ in .int(state.items.count) },
            look("names items products skus keys distinctCount kinds") { state, _ in
                .array(Set(state.items).sorted())
            },
            contains, isEmpty, clear,
        ])

    private static func quantity(_ state: State, _ item: SampleValue) -> Int {
        state.items.filter { $0 == item }.count
    }

    static let leaderboard = StateModel(
        "leaderboard", "leaderboard|scoreboard|high score|ranking|standings|scores",
        options: [
            OperationOption(
                "adding", on: "add to|added to|sum|total|accumulat", off: "best|highest kept|only improve|replac"),
            OperationOption("dense", on: "dense|no gap|without gap|consecutive rank", off: "skip|gap"),
            OperationOption(
                "replacing", on: "replac|latest|last score|overwrit", off: "best|highest kept|sum|added to"),
            OperationOption("by name", on: "alphabet|by name|in_order_of_name|name order", off: "first reach|earlier"),
        ],
        [
            change("record add submit addScore award set report", [.element, .int]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else {
                    state.items.append(call.element(0))
                    state.notes.append(call.element(1))
                    return nil
                }
                let (old, new) = (state.notes[place].integer ?? 0, call.int(1))
                state.notes[place] = .int(call["adding"] ? old + new : call["replacing"] ? new : max(old, new))
                return nil
            },
            change("remove", [.element]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else { return nil }
                state.items.remove(at: place)
                state.notes.remove(at: place)
                return nil
            },
            look("score points bestScore total", [.element]) { state, call in
                state.items.firstIndex(of: call.element(0)).map { state.notes[$0] } ?? .absent
            },
            look("rank position place", [.element]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else { return .absent }
                let better = state.notes.filter { $0 > state.notes[place] }
                return .int((call["dense"] ? Set(better).count : better.count) + 1)
            },
            look("leader winner best champion", isPartial: true) { state, call in
                ordered(state, call).first.map { state.items[$0] } ?? .absent
            },
            look("top leaders best", [.int]) { state, call in
                .array(ordered(state, call).prefix(max(0, call.int(0))).map { state.items[$0] })
            },
            look("standings ranking players names ranked") { state, call in
                .array(ordered(state, call).map { state.items[$0] })
            },
            count, isEmpty,
        ])

    /// Places from the highest score down; of equal ones the earlier one, or the one whose name comes first.
    private static func ordered(_ state: State, _ call: OperationCall) -> [Int] {
        state.items.indices.sorted { one, other in
            if state.notes[one] != state.notes[other] { return state.notes[one] > state.notes[other] }
            return call["by name"] ? state.items[one] < state.items[other] : one < other
        }
    }

    static let sortedSet = StateModel(
        "set in order", "sorted set|bit set|bitset|set integer|set number|sorted list|sorted array|set of",
        options: [
            OperationOption(
                "repeated", on: "duplicates_are_kept|duplicates_allowed|equal_elements_are_kept|sorted array")
        ],
        [
            change("insert add append", [.element]) { state, call in
                if state.items.contains(call.element(0)), !call["repeated"] { return false }
                state.items = (state.items + [call.element(0)]).sorted()
                return call["repeated"] ? nil : true
            },
            change("remove delete", [.element]) { state, call in
                guard let place = state.items.firstIndex(of: call.element(0)) else { return nil }
                state.items.remove(at: place)
                return nil
            },
            look("elements items members values sorted array") { state, _ in .array(state.items) },
            look("min first least smallest", isPartial: true) { state, _ in state.items.first ?? .absent },
            look("max last greatest largest", isPartial: true) { state, _ in state.items.last ?? .absent },
            look("index rank firstIndex position", [.element]) { state, call in
                state.items.firstIndex(of: call.element(0)).map { .int($0) } ?? .absent
            },
            contains, count, isEmpty, clear,
        ])
}
