import SwiftTools

/// Two of a type with state on which the same is done but for one thing, so that everything that is asked and done afterwards
/// shows whether that made a difference, what cannot be looked at included.
struct StateTwins {
    let walks: StateWalks

    /// What both show: code about `subject`, and about `other`.
    typealias Views = (setup: [String], subject: String, other: String)

    private static let lengths = [2, 3, 5]
    /// How often another call is made again and again, and then the call itself, so that what it uses up comes to its end.
    private static let repetitions = (others: 3, own: 6)

    /// What is done with both afterwards, and all that can be seen on the way and at the end.
    ///
    /// - Parameters:
    ///   - seed: Which walk goes on; the first does nothing but look.
    ///   - symbol: The call that made the difference.
    func views(_ seed: Int, after symbol: CodeSymbol) -> Views? {
        var setup: [String] = []
        var names: [(seen: String, wanted: String)] = []
        for (step, use) in (seed == 0 ? [] : seed % 2 == 0 ? chance(seed) : repeated(seed / 2, symbol)).enumerated() {
            guard use.isAnswering else {
                setup += [use.code, Self.other(use.code)]
                continue
            }
            names.append(("seen\(step)", "wanted\(step)"))
            setup += [
                "let seen\(step) = String(describing: \(use.code))",
                "let wanted\(step) = String(describing: \(Self.other(use.code)))",
            ]
        }
        var looks = walks.looks.compactMap { walks.use($0) }.map { "String(describing: \($0))" }
        if walks.own.kind == .actorType {
            // What has to be awaited stands behind no operator.
            for (place, look) in looks.enumerated() {
                setup += ["let seenLook\(place) = \(look)", "let wantedLook\(place) = \(Self.other(look))"]
                names.append(("seenLook\(place)", "wantedLook\(place)"))
            }
            looks = []
        }
        let subject = names.map(\.seen) + looks
        guard !subject.isEmpty else { return nil }
        let other = names.map(\.wanted) + looks.map(Self.other)
        return (setup, "[\(subject.joined(separator: ", "))]", "[\(other.joined(separator: ", "))]")
    }

    /// A call, and whether it answers something.
    private typealias Use = (code: String, isAnswering: Bool)

    private func use(_ member: CodeSymbol, step: Int = 0, variant: Int = 0) -> Use? {
        walks.use(member, step: step, variant: variant).map { code in
            ((member.isThrowing ? "try? " : "") + code, member.type != nil || member.isThrowing)
        }
    }

    private func chance(_ seed: Int) -> [Use] {
        var random = SplitMix64(seed: UInt64(seed))
        return (0..<Self.lengths[seed / 2 % Self.lengths.count]).compactMap { step in
            walks.changes.randomElement(using: &random).flatMap {
                use($0, step: step + seed, variant: Int.random(in: 0..<4, using: &random) / 2)
            }
        }
    }

    private func repeated(_ turn: Int, _ symbol: CodeSymbol) -> [Use] {
        let others = walks.changes.filter { $0.usr != symbol.usr }
        let first = others.isEmpty ? nil : use(others[turn % others.count])
        return Array(repeating: first, count: Self.repetitions.others).compactMap(\.self)
            + Array(repeating: use(symbol), count: Self.repetitions.own).compactMap(\.self)
    }

    /// The same statement about `other`.
    static func other(_ code: String) -> String {
        // By default no word ends at a dot between letters.
        code.replacing(/\bsubject\b/.wordBoundaryKind(.simple), with: "other")
    }
}
