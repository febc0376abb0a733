/// Sets of words that are searched by how they begin.
extension StateModel {
    static let trie = StateModel(
        "trie", "trie|prefix tree|words prefix|completion word|completer",
        options: [
            OperationOption(
                "with itself", on: "prefix itself !not !left|including the prefix", off: "itself left|itself not"),
            OperationOption("by length", on: "shortest|shorter first|length", isRare: true),
            OperationOption(
                "empty ignored", on: "empty ignored|empty skipped|empty rejected|empty not",
                off: "empty_string word like"),
            OperationOption(
                "by use", on: "most used|most frequent|most often|inserted most|heaviest|highest_weight|weight first"),
        ],
        [
            change("insert add", [.text]) { state, call in
                if call["empty ignored"], call.text(0).isEmpty { return nil }
                let isNew = !state.items.contains(call.element(0))
                state.items.append(call.element(0))
                return .bool(isNew)
            }.weighed,
            change("remove delete", [.text]) { state, call in
                let before = state.items.count
                state.items.removeAll { $0 == call.element(0) }
                return .bool(state.items.count < before)
            },
            look("contains has search", [.text]) { state, call in .bool(state.items.contains(call.element(0))) },
            look("hasPrefix startsWith containsPrefix hasWords", [.text]) { state, call in
                call.text(0).isEmpty ? nil : .bool(state.items.contains { $0.text?.hasPrefix(call.text(0)) == true })
            },
            look("uses occurrences frequency", [.text]) { state, call in
                .int(state.items.filter { $0 == call.element(0) }.count)
            },
            look("words matches allWords", [.text]) { state, call in
                .array(
                    Set(beginning(state, call.text(0))).sorted { one, other in
                        let (mine, theirs) = (one.text?.count ?? 0, other.text?.count ?? 0)
                        return call["by length"] && mine != theirs ? mine < theirs : one < other
                    })
            },
            look("completions suggestions autocomplete complete", [.text]) { state, call in
                let found = Set(beginning(state, call.text(0))).filter { call["with itself"] || $0 != call.element(0) }
                return .array(
                    found.sorted { one, other in
                        let (mine, theirs) = (state.items.count { $0 == one }, state.items.count { $0 == other })
                        if call["by use"], mine != theirs { return mine > theirs }
                        let (length, otherLength) = (one.text?.count ?? 0, other.text?.count ?? 0)
                        return call["by length"] && length != otherLength ? length < otherLength : one < other
                    })
            },
            look("count countOfWords wordCount", [.text]) { state, call in
                .int(Set(beginning(state, call.text(0))).count)
            },
            look("longestWord longestPrefix longestMatch", [.text]) { state, call in
                state.items.filter { $0.text.map(call.text(0).hasPrefix) ?? false }
                    .max { ($0.text ?? "").count < ($1.text ?? "").count } ?? .absent
            },
            look("commonPrefix longestCommonPrefix sharedPrefix commonStart", [.text], isPartial: true) { state, call in
                let words = beginning(state, call.text(0)).compactMap(\.text)
                guard let first = words.first else { return .absent }
                return .string(
                    words.dropFirst().reduce(first) { start, word in
                        String(zip(start, word).prefix { $0 == $1 }.map(\.0))
                    })
            },
            look("weight", [.text], isPartial: true) { state, call in
                let count = state.items.count { $0 == call.element(0) }
                return count == 0 ? .absent : .int(count)
            },
            look("commonPrefix longestCommonPrefix") { state, _ in
                let words = state.items.compactMap(\.text)
                return .string(
                    words.dropFirst().reduce(words.first ?? "") { start, word in
                        String(zip(start, word).prefix { $0 == $1 }.map(\.0))
                    })
            },
            look("count size wordCount") { state, _ in .int(Set(state.items).count) }, isEmpty,
        ])

    private static func beginning(_ state: State, _ prefix: String) -> [SampleValue] {
        state.items.filter { $0.text?.hasPrefix(prefix) == true }
    }
}
