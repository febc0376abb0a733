/// Assembles tool calls that a server streams in pieces.
///
/// According to the API, a piece carries the call's index, the first one its id and name, and the arguments come in
/// fragments. Servers differ: some leave out the index or give each call the same, repeat id and name in every piece,
/// send a call as a whole, give no id, or write the arguments as an object rather than as a text that holds one.
struct ToolCallAssembler {
    /// Maximum number of calls in a reply.
    static let mostCalls = 128
    /// Maximum bytes of all ids, names and arguments together.
    static let longest = 4 << 20

    private struct Call {
        var index: Int?
        var id = ""
        var name = ""
        var arguments = ""
    }

    private var calls: [Call] = []
    private var size = 0

    /// Whether no piece has arrived.
    var isEmpty: Bool { calls.isEmpty }

    /// Takes a piece.
    ///
    /// - Throws: `EngineError` (malformed) if the calls are too many or too long.
    mutating func take(_ piece: ChatCompletion.ToolCallPiece) throws(EngineError) {
        let id = piece.id ?? ""
        let name = piece.function?.name ?? ""
        let arguments = piece.function?.arguments?.text ?? ""
        let callIndex = callIndex(index: piece.index, id: id, name: name)
        if callIndex == calls.count { calls.append(Call(index: piece.index)) }
        size += id.utf8.count + name.utf8.count + arguments.utf8.count
        guard calls.count <= Self.mostCalls, size <= Self.longest else {
            throw EngineError(
                .malformed,
                "the reply calls more than \(Self.mostCalls) tools, or with more than \(Self.longest) bytes")
        }
        if calls[callIndex].id.isEmpty { calls[callIndex].id = id }
        if calls[callIndex].name.isEmpty { calls[callIndex].name = name }
        calls[callIndex].arguments += arguments
    }

    /// The index of the call that a piece belongs to; `calls.count` for a new call.
    private func callIndex(index: Int?, id: String, name: String) -> Int {
        // If several calls have the same index, the last of them is meant.
        let found = index.map { index in calls.lastIndex { $0.index == index } } ?? calls.indices.last
        guard let found else { return calls.count }
        let call = calls[found]
        let isOther =
            if !id.isEmpty, !call.id.isEmpty {
                id != call.id
            } else {
                // Without ids, a name after a complete call begins another.
                index == nil && id.isEmpty && !name.isEmpty && Self.isObject(call.arguments)
            }
        guard isOther else { return found }
        return calls.firstIndex { !id.isEmpty && $0.id == id } ?? calls.count
    }

    /// The calls as the model wrote them, not checked against the tools.
    ///
    /// - Parameter isCut: whether the reply ended at its token limit; incomplete calls are left out then.
    func finish(isCut: Bool) -> [GeneratedCall] {
        var result: [GeneratedCall] = []
        var ids: Set<String> = []
        for call in calls where !isCut || Self.isObject(call.arguments) {
            var id = call.id
            var number = result.count
            while id.isEmpty || ids.contains(id) {
                id = "call_\(number)"
                number += 1
            }
            ids.insert(id)
            // Some models call a tool without parameters with no arguments at all.
            let isEmpty = call.arguments.allSatisfy(\.isWhitespace)
            result.append(GeneratedCall(id: id, name: call.name, arguments: isEmpty ? "{}" : call.arguments))
        }
        return result
    }

    private static func isObject(_ text: String) -> Bool {
        // Most fragments end otherwise and need not be parsed.
        guard text.last(where: { !$0.isWhitespace }) == "}" else { return false }
        return (try? JSONReader().read(text))?.objectValue != nil
    }
}
