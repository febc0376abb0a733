/// Words that say which element is meant.
enum ContainerChoice {
    case last
    case first
    case least
    case greatest

    private static let rows: [(phrase: String, choice: ContainerChoice)] = [
        ("most recently", .last), ("last pushed", .last), ("last added", .last), ("top of the stack", .last),
        ("top element of the stack", .last),
        ("newest", .last), ("last-in", .last), ("latest", .last), ("last element pushed", .last),
        ("top of this stack", .last), ("back of the queue", .last),
        ("waiting longest", .first), ("waited longest", .first), ("waited the longest", .first),
        ("waiting the longest", .first), ("on top", .last), ("pushed last", .last), ("added last", .last),
        ("added earliest", .first), ("at the head", .first), ("longest in the queue", .first),
        ("element at the top", .last), ("topmost", .last), ("last inserted", .last),
        ("front of the queue", .first), ("oldest", .first), ("first added", .first),
        ("least recently added", .first), ("front of this queue", .first),
        ("first element of the queue", .first), ("head of the queue", .first), ("first enqueued", .first),
        ("element at the front", .first), ("first element in the queue", .first),
        ("smallest", .least), ("minimum", .least), ("lowest", .least), ("least element", .least),
        ("largest", .greatest), ("maximum", .greatest), ("greatest", .greatest), ("highest", .greatest),
    ]

    /// The only choice a text names.
    static func named(_ text: String) -> ContainerChoice? {
        let found = rows.filter { text.contains($0.phrase) }.map(\.choice)
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The elements in the order in which they are chosen.
    func order(_ elements: [SampleValue]) -> [SampleValue] {
        switch self {
        case .first: elements
        case .last: elements.reversed()
        case .least: elements.sorted { Self.key($0) < Self.key($1) }
        case .greatest: elements.sorted { Self.key($0) > Self.key($1) }
        }
    }

    private static func key(_ value: SampleValue) -> String { value.text ?? "\(value.integer ?? 0)" }
}
