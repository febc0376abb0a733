/// Lists of what was used last.
extension StateModel {
    static let recents = StateModel(
        "recent list", "recent item|recent list|recently opened|recently used list|recent search|recent file|recents",
        isLimited: true,
        [
            change("add insert open visit record use touch note append push", [.element]) { state, call in
                state.items.removeAll { $0 == call.element(0) }
                state.items.insert(call.element(0), at: 0)
                if state.items.count > state.limit { state.items.removeLast() }
                return nil
            },
            change("remove forget", [.element]) { state, call in
                state.items.removeAll { $0 == call.element(0) }
                return nil
            },
            look("items elements entries recent all contents list names") { state, _ in .array(state.items) },
            look("first latest newest mostRecent last", isPartial: true) { state, _ in
                state.items.first ?? .absent
            },
            contains, count, isEmpty, clear,
        ])
}
