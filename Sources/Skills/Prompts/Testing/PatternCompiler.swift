import RegexSyntax

/// Compiles a pattern to instructions.
struct PatternCompiler {
    /// The most instructions: counted repetitions are unrolled, and nested ones multiply.
    static let maximumCount = 10_000

    var program: [PatternInstruction] = []

    /// Appends the instructions of a node.
    mutating func emit(_ node: RegexNode) throws(LinearPattern.Problem) {
        guard program.count < Self.maximumCount else {
            throw LinearPattern.Problem(message: "is of more than \(Self.maximumCount) steps; repeat less")
        }
        switch node {
        case .any: program.append(.set(.noLineBreak))
        case .character(let set, _): program.append(.set(set))
        case .anchor(let anchor): program.append(.assert(anchor))
        case .sequence(let parts): for part in parts { try emit(part) }
        case .alternatives(let parts): try emit(alternatives: parts)
        case .repeated(let part, let least, let most):
            for _ in 0..<least { try emitBounded(part) }
            if let most {
                for _ in least..<max(least, most) { try emitOptional(part) }
            } else {
                let split = program.count
                program.append(.split(split + 1, 0))
                try emit(part)
                program.append(.jump(split))
                program[split] = .split(split + 1, program.count)
            }
        }
    }

    /// Emits at least one instruction, so that repeating an empty part also reaches the limit.
    private mutating func emitBounded(_ part: RegexNode) throws(LinearPattern.Problem) {
        let before = program.count
        try emit(part)
        if program.count == before { program.append(.jump(before + 1)) }
    }

    private mutating func emitOptional(_ part: RegexNode) throws(LinearPattern.Problem) {
        let split = program.count
        program.append(.split(split + 1, 0))
        try emit(part)
        program[split] = .split(split + 1, program.count)
    }

    private mutating func emit(alternatives parts: [RegexNode]) throws(LinearPattern.Problem) {
        var jumps: [Int] = []
        for (index, part) in parts.enumerated() {
            guard index < parts.count - 1 else {
                try emit(part)
                break
            }
            let split = program.count
            program.append(.split(split + 1, 0))
            try emit(part)
            jumps.append(program.count)
            program.append(.jump(0))
            program[split] = .split(split + 1, program.count)
        }
        for jump in jumps { program[jump] = .jump(program.count) }
    }
}
