extension ShapeBuilder {
    /// String contents that match a pattern, with a length in characters; `next` writes the closing quotation mark.
    mutating func pattern(
        _ automaton: PatternNFA, length: ClosedRange<Int>, isUnlimited: Bool, _ parts: StringParts, _ next: Int32
    ) throws(EngineError) -> Int32 {
        try pattern(automaton, length: length, isUnlimited: isUnlimited, next) {
            builder, set, after throws(EngineError) in try builder.escaped(set, parts, after)
        }
    }

    /// A whole text that matches a pattern.
    mutating func text(_ automaton: PatternNFA, _ next: Int32) throws(EngineError) -> Int32 {
        let beyond = try beyondASCII()
        return try pattern(automaton, length: 0...0, isUnlimited: true, next) {
            builder, set, after throws(EngineError) in
            try builder.either([builder.byte(set.ascii, after), builder.beyond(set, beyond, after)])
        }
    }

    /// A text that matches a pattern, whose characters `spell` writes.
    private mutating func pattern(
        _ automaton: PatternNFA, length: ClosedRange<Int>, isUnlimited: Bool, _ next: Int32,
        spell: (inout Self, CharacterClass, Int32) throws(EngineError) -> Int32
    ) throws(EngineError) -> Int32 {
        struct Key: Hashable {
            let state: Int
            let count: Int
        }
        // Without a maximum length, all counts from the minimum on are equivalent.
        let ceiling = isUnlimited ? length.lowerBound : length.upperBound
        var entries: [Key: Int32] = [:]
        var open: [Key] = []
        func entry(_ builder: inout Self, _ key: Key) throws(EngineError) -> Int32 {
            if let known = entries[key] { return known }
            let new = try builder.reserve()
            entries[key] = new
            open.append(key)
            return new
        }
        let start = try entry(&self, Key(state: automaton.start, count: 0))
        while let key = open.popLast(), let here = entries[key] {
            var targets: [Int32] = []
            if key.state == automaton.end, key.count >= length.lowerBound { targets.append(next) }
            for target in automaton.epsilonEdges[key.state] {
                targets.append(try entry(&self, Key(state: target, count: key.count)))
            }
            for edge in automaton.edges[key.state] where isUnlimited || key.count < ceiling {
                let count = min(key.count + 1, ceiling)
                let after = try entry(&self, Key(state: edge.to, count: count))
                targets.append(try spell(&self, edge.set, after))
            }
            fill(here, .split(targets))
        }
        return start
    }

    /// One character of a class, as spelled in a JSON string.
    private mutating func escaped(
        _ set: CharacterClass, _ parts: StringParts, _ next: Int32
    ) throws(EngineError) -> Int32 {
        var plain = set.ascii
        var targets: [Int32] = []
        let escapes: [(UInt8, String)] = [(0x22, "\\\""), (0x5C, "\\\\"), (0x09, "\\t"), (0x0A, "\\n"), (0x0D, "\\r")]
        for (byte, spelling) in escapes where plain.contains(byte) {
            plain.remove(byte)
            targets.append(try literal(spelling, next))
        }
        targets += [try byte(plain, next), try beyond(set, parts.beyondASCII, next)]
        return try either(targets)
    }

    /// One character of a class beyond ASCII; `any` is any of them.
    private mutating func beyond(_ set: CharacterClass, _ any: Int32, _ next: Int32) throws(EngineError) -> Int32 {
        if set.hasAllOthers { return try call(any, next) }
        return set.others.isEmpty ? Self.fail : try choice(set.others.map { Array(String($0).utf8) }, next)
    }
}
