/// Builds a grammar's program from its end to its start: every part is given the instruction that follows it.
struct ShapeBuilder {
    /// Maximum number of instructions in a program.
    static let limit = 200_000

    /// Returns from a part.
    static let back: Int32 = 0
    /// Matches nothing.
    static let fail: Int32 = 1
    /// Ends the answer.
    static let accept: Int32 = 2

    private var instructions: [ShapeInstruction] = [.back, .split([]), .accept]

    /// Adds an instruction.
    ///
    /// - Throws: `EngineError` (invalidShape) if the program gets too long.
    mutating func add(_ instruction: ShapeInstruction) throws(EngineError) -> Int32 {
        guard instructions.count < Self.limit else {
            throw EngineError(
                .invalidShape, "the schema is too large: its grammar takes more than \(Self.limit) steps")
        }
        instructions.append(instruction)
        return Int32(instructions.count - 1)
    }

    /// Reserves an instruction to be set later.
    mutating func reserve() throws(EngineError) -> Int32 { try add(.split([])) }

    /// Sets a reserved instruction.
    mutating func fill(_ index: Int32, _ instruction: ShapeInstruction) { instructions[Int(index)] = instruction }

    /// One byte of a set.
    mutating func byte(_ set: ByteSet, _ next: Int32) throws(EngineError) -> Int32 {
        set.isEmpty ? Self.fail : try add(.bytes(set, next: next))
    }

    /// Exactly these bytes.
    mutating func literal(_ bytes: some BidirectionalCollection<UInt8>, _ next: Int32) throws(EngineError) -> Int32 {
        var entry = next
        for byte in bytes.reversed() { entry = try add(.bytes(ByteSet(CollectionOfOne(byte)), next: entry)) }
        return entry
    }

    /// Exactly this text.
    mutating func literal(_ text: String, _ next: Int32) throws(EngineError) -> Int32 {
        try literal(Array(text.utf8), next)
    }

    /// One of several alternatives.
    mutating func either(_ targets: [Int32]) throws(EngineError) -> Int32 {
        let open = targets.filter { $0 != Self.fail }
        if open.count == 1, let only = open.first { return only }
        return open.isEmpty ? Self.fail : try add(.split(open))
    }

    /// A shared part, then `next`.
    mutating func call(_ part: Int32, _ next: Int32) throws(EngineError) -> Int32 {
        if part == Self.fail || next == Self.fail { return Self.fail }
        return next == Self.back ? part : try add(.call(part, next: next))
    }

    /// A shared part, `least` to `most` times; `nil` is no limit.
    mutating func repeated(_ part: Int32, _ least: Int, _ most: Int?, _ next: Int32) throws(EngineError) -> Int32 {
        var entry = next
        if let most {
            guard most >= least else { return Self.fail }
            for _ in 0..<(most - least) { entry = try either([call(part, entry), next]) }
        } else {
            let loop = try reserve()
            fill(loop, .split([try call(part, loop), next]))
            entry = loop
        }
        for _ in 0..<least { entry = try call(part, entry) }
        return entry
    }

    /// One of several texts, which share common prefixes.
    mutating func choice(_ texts: [[UInt8]], _ next: Int32) throws(EngineError) -> Int32 {
        let sorted = Set(texts).sorted { $0.lexicographicallyPrecedes($1) }
        return try choice(sorted[...], depth: 0, next)
    }

    private mutating func choice(
        _ texts: ArraySlice<[UInt8]>, depth: Int, _ next: Int32
    ) throws(EngineError) -> Int32 {
        guard let first = texts.first, let last = texts.last else { return Self.fail }
        // The prefix that all share is written at once, so that recursion is only as deep as the branches.
        let shared = zip(first, last).prefix { $0 == $1 }.count
        var targets: [Int32] = []
        var rest = texts
        if first.count == shared {
            targets.append(next)
            rest = rest.dropFirst()
        }
        while let byte = rest.first?[shared] {
            let group = rest.prefix { $0[shared] == byte }
            rest = rest.dropFirst(group.count)
            let tail = try choice(group, depth: shared + 1, next)
            targets.append(try literal(CollectionOfOne(byte), tail))
        }
        return try literal(first[depth..<shared], either(targets))
    }

    /// The finished program.
    func program(from start: Int32) -> ShapeProgram { ShapeProgram(instructions: instructions, start: start) }
}
