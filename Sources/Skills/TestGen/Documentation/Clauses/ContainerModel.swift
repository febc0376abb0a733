import SwiftTools

/// What a container's type and members say of how it keeps its elements: which give way when it is full, and how they
/// are listed.
struct ContainerModel {
    let container: ContainerShape
    /// Whether the oldest element gives way to a new one when it is full.
    let dropsOldest: Bool
    /// How many elements the filled instances have room for.
    static let room = 2

    /// Reads the comments of a container's type and members.
    init(container: ContainerShape, owner: [String], module: [CodeSymbol]) {
        self.container = container
        let type = module.first { $0.path == owner }
        let text = (container.adder.documentation + (type?.documentation ?? [])).joined(separator: " ").lowercased()
        dropsOldest =
            text.contains("oldest")
            && [
                "removed", "discard", "dropped", "drops", "evict", "overwrit", "removes", "replace", "makes room",
                "has to go", "gives way", "forgotten", "pushed out", "lost",
            ].contains { text.contains($0) }
            && !["rejected", "refused", "ignored", "not added"].contains { text.contains($0) }
    }

    /// The elements as a comment says they are listed: `from the oldest to the newest`.
    static func order(_ text: String) -> (([SampleValue]) -> [SampleValue])? {
        let rows: [([String], ([SampleValue]) -> [SampleValue])] = [
            (
                [
                    "oldest first", "oldest to newest", "oldest to the newest", "oldest element to the newest",
                    "in insertion order", "in the order they were added", "in the order in which they were added",
                    "from oldest", "from the oldest", "starting with the oldest", "first to last",
                ], { $0 }
            ),
            (
                [
                    "newest first", "most recent first", "newest to oldest", "newest to the oldest", "latest first",
                    "from newest", "from the newest", "starting with the newest", "most recently added first",
                ], { $0.reversed() }
            ),
            (
                ["ascending order", "sorted order", "in order traversal", "increasing order", "smallest first"],
                { ContainerChoice.least.order($0) }
            ), (["descending order", "largest first"], { ContainerChoice.greatest.order($0) }),
        ]
        let found = rows.filter { row in row.0.contains { text.contains($0) } }
        return found.count == 1 ? found[0].1 : nil
    }

    /// A member that lists the elements in an order that its comment tells.
    var listing: (access: String, order: ([SampleValue]) -> [SampleValue])? {
        for member in container.members where member.parameters.isEmpty && !member.isThrowing && !member.isAsync {
            guard [.property, .method].contains(member.kind), !member.isMutating, let type = member.type,
                ["[Element]", "[T]", "[\(container.element.swift)]"].contains(type),
                let order = Self.order(member.documentation.joined(separator: " ").lowercased())
            else { continue }
            return ("subject.\(member.baseName)" + (member.kind == .method ? "()" : ""), order)
        }
        return nil
    }

    /// The elements that are left of those that were added, where there is room for two.
    func left(_ elements: [SampleValue]) -> [SampleValue] { dropsOldest ? elements.suffix(Self.room) : elements }

    /// More values than there is room for.
    var many: [SampleValue] {
        container.element.isString
            ? ["c", "a", "b", "d", "e"].map { .string($0) } : [3, 1, 2, 5, 4].map { .int($0) }
    }
}
