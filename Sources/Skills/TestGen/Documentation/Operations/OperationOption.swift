/// A convention in which authors of an operation differ: on or off.
struct OperationOption: Sendable, Hashable {
    let name: String
    /// What a comment says where it is on, as a pattern of `CommentWords`.
    let on: String
    /// What it says where it is off.
    let off: String
    /// Whether nobody follows it without saying so.
    let isRare: Bool

    /// Makes an option.
    init(_ name: String, on: String = "", off: String = "", isRare: Bool = false) {
        self.name = name
        self.on = on
        self.off = off
        self.isRare = isRare
    }

    /// What a comment says of it; `nil` where it says nothing, or both.
    func stated(in comment: CommentWords) -> Bool? {
        let isNamedOn = comment.names(on)
        if isNamedOn != comment.names(off) { return isNamedOn }
        let isOn = comment.states(on)
        let isOff = comment.states(off)
        if isOn != isOff { return isOn }
        // What the type says holds where the member says nothing.
        let isOwnerOn = comment.ownerStates(on)
        return isOn || isOwnerOn == comment.ownerStates(off) ? nil : isOwnerOn
    }
}

/// One choice of an operation's conventions.
struct OperationVariant: Sendable, Hashable {
    let choices: Set<String>
    /// Whether the comment says nothing against it.
    let isAllowed: Bool

    /// All choices; those that the comment speaks against are marked.
    ///
    /// - Parameter also: Comments that speak where the first says nothing.
    static func all(
        _ options: [OperationOption], _ comment: CommentWords, also: [CommentWords] = []
    ) -> [OperationVariant] {
        var made: [OperationVariant] = [OperationVariant(choices: [], isAllowed: true)]
        for option in options {
            let said = ([comment] + also).lazy.compactMap { option.stated(in: $0) }.first
            let stated = said ?? (option.isRare ? false : nil)
            made = made.flatMap { before in
                [false, true].map { isOn in
                    OperationVariant(
                        choices: isOn ? before.choices.union([option.name]) : before.choices,
                        isAllowed: before.isAllowed && (stated ?? isOn) == isOn)
                }
            }
        }
        return made
    }
}
