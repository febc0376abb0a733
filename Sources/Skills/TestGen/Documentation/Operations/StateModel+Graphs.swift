/// Graphs: what is joined with what.
extension StateModel {
    static let graph = StateModel(
        "graph", "graph|network",
        options: [
            OperationOption("as added", on: "order_in_which|insertion|as_added|order added", off: "sorted|ascending"),
            OperationOption(
                "directed", on: "directed !undirected|one way|from_one to|dependenc", off: "undirected|both directions"),
            OperationOption(
                "with start", on: "including start|includes start|start included|itself included|node_itself_is_always",
                off: "cycle|one_or_more_edges|at_least_one_edge|itself not|not itself|start not|excluding"),
        ],
        [
            change("addEdge connect link addLink join", [.element, .element]) { state, call in
                let isNew = !neighbors(state, call.element(0), call).contains(call.element(1))
                state.items.append(.array([call.element(0), call.element(1)]))
                // Some refuse to join a node with itself.
                return call.element(0) == call.element(1) ? nil : .bool(isNew)
            },
            change("addNode addVertex add insert", [.element]) { state, call in
                if !state.notes.contains(call.element(0)) { state.notes.append(call.element(0)) }
                return nil
            },
            change("removeEdge disconnect unlink", [.element, .element]) { state, call in
                let (one, other) = (call.element(0), call.element(1))
                for node in [one, other] where nodes(state).contains(node) && !state.notes.contains(node) {
                    state.notes.append(node)
                }
                state.items.removeAll {
                    $0 == .array([one, other]) || !call["directed"] && $0 == .array([other, one])
                }
                return nil
            },
            look("hasEdge containsEdge isConnected areAdjacent isAdjacent", [.element, .element]) { state, call in
                .bool(neighbors(state, call.element(0), call).contains(call.element(1)))
            },
            look("neighbors neighbours adjacent successors children", [.element]) { state, call in
                let found = neighbors(state, call.element(0), call)
                return .array(call["as added"] ? found : found.sorted())
            },
            change("removeNode removeVertex remove", [.element]) { state, call in
                let isThere = nodes(state).contains(call.element(0))
                // Nodes whose only edges are gone are still there.
                state.notes = nodes(state).subtracting([call.element(0)]).sorted()
                state.items.removeAll { $0.elements?.contains(call.element(0)) ?? false }
                return .bool(isThere)
            },
            look("neighbourhood neighborhood nodes reachable", [.element, .int]) { state, call in
                guard nodes(state).contains(call.element(0)), call.int(1) >= 0 else { return [] }
                var found: Set<SampleValue> = [call.element(0)]
                for _ in 0..<min(call.int(1), 9) { found.formUnion(found.flatMap { neighbors(state, $0, call) }) }
                return .array(found.sorted())
            },
            look("reachable reachableNodes nodesReachable descendants", [.element]) { state, call in
                // Of a start that is not there, some tell nothing, others itself.
                guard nodes(state).contains(call.element(0)) else { return nil }
                var found: Set<SampleValue> = call["with start"] ? [call.element(0)] : []
                var border = [call.element(0)]
                while !border.isEmpty {
                    border = border.flatMap { neighbors(state, $0, call) }.filter { found.insert($0).inserted }
                }
                return .array(found.sorted())
            },
            look("inDegree", [.element]) { state, call in
                .int(nodes(state).filter { neighbors(state, $0, call).contains(call.element(0)) }.count)
            },
            look("degree outDegree", [.element]) { state, call in
                .int(neighbors(state, call.element(0), call).count)
            },
            look("hasPath isReachable canReach reaches pathExists", [.element, .element]) { state, call in
                call.element(0) == call.element(1)
                    ? nil : .bool(distance(state, call) != nil)
            },
            look("distance hops steps pathLength shortestDistance", [.element, .element]) { state, call in
                distance(state, call).map { .int($0) } ?? .absent
            },
            look("nodeCount vertexCount count") { state, _ in .int(nodes(state).count) },
            look("nodes vertices") { state, call in call["as added"] ? nil : .array(nodes(state).sorted()) },
            look("edgeCount") { state, call in
                .int(
                    Set(
                        state.items.map { edge in
                            call["directed"] ? edge : .array((edge.elements ?? []).sorted())
                        }
                    ).count)
            },
        ])

    private static func nodes(_ state: State) -> Set<SampleValue> {
        Set(state.notes + state.items.flatMap { $0.elements ?? [] })
    }

    /// The nodes that edges lead to from a node, in the order in which those were added.
    private static func neighbors(_ state: State, _ node: SampleValue, _ call: OperationCall) -> [SampleValue] {
        var seen: Set<SampleValue> = []
        return state.items.compactMap { edge in
            guard let ends = edge.elements, ends.count == 2 else { return nil }
            if ends[0] == node { return ends[1] }
            return ends[1] == node && !call["directed"] ? ends[0] : nil
        }.filter { seen.insert($0).inserted }
    }

    /// The least number of edges from the first node to the second; `nil` where no way leads there.
    private static func distance(_ state: State, _ call: OperationCall) -> Int? {
        guard nodes(state).contains(call.element(0)) else { return nil }
        var seen: Set<SampleValue> = [call.element(0)]
        var border = [call.element(0)]
        var length = 0
        while !border.isEmpty {
            if border.contains(call.element(1)) { return length }
            border = border.flatMap { neighbors(state, $0, call) }.filter { seen.insert($0).inserted }
            length += 1
        }
        return nil
    }
}
