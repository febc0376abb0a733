/// What can be undone and done again.
extension StateModel {
    private static let undo = change("undo") { state, _ in
        if state.items.count > 1 { state.undone.append(state.items.removeLast()) }
        return nil
    }
    private static let redo = change("redo") { state, _ in
        if let next = state.undone.popLast() { state.items.append(next) }
        return nil
    }
    private static let canUndo = look("canUndo") { state, _ in .bool(state.items.count > 1) }
    private static let canRedo = look("canRedo") { state, _ in .bool(!state.undone.isEmpty) }

    static let history = StateModel(
        "history", "undo|history|redo",
        start: { State(items: [0], limit: $0) },
        [
            change("set apply record push perform edit update change", [.element]) { state, call in
                state.items = Array(
                    (state.items + [call.element(0)]).suffix(state.limit == .max ? .max : state.limit + 1))
                state.undone = []
                return nil
            },
            undo, redo,
            look("value current present state content") { state, _ in
                state.items.count > 1 || !state.undone.isEmpty ? state.items.last : nil
            },
            canUndo, canRedo,
        ])

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
                if let saved = state.saved, saved >= state.items.count { state.saved = nil }
                state.items.append(call.element(0))
                let excess = max(0, state.items.count - state.limit - (call["current counts"] ? 0 : 1))
                state.items.removeFirst(excess)
                state.saved = state.saved.flatMap { $0 < excess ? nil : $0 - excess }
                state.undone = []
                return true
            },
            undo, redo,
            look("value current present state content") { state, _ in state.items.last },
            canUndo, canRedo,
            change("markSaved save markClean setClean markAsSaved markSavePoint") { state, _ in
                state.saved = state.items.count - 1
                return nil
            },
            look("hasUnsavedChanges isDirty isModified isEdited hasChanges") { state, _ in
                .bool(state.saved != state.items.count - 1)
            },
            look("isClean isSaved") { state, _ in .bool(state.saved == state.items.count - 1) },
            look("undoCount undoDepth") { state, _ in .int(state.items.count - 1) },
            look("redoCount redoDepth") { state, _ in .int(state.undone.count) },
        ])
}
