import RegexSyntax

/// A regular expression that matches in linear time in the text's length, whatever the pattern.
///
/// The matcher follows all states of the pattern at once (source: K. Thompson, "Regular Expression Search Algorithm",
/// 1968), so the work is proportional to the lengths of text and pattern and never exponential.
///
/// Supported are characters, `.`, classes, `\d \w \s \b` and their negations, groups, `|`, `* + ? {m,n}` and their lazy
/// forms, `^`, `$`, and `(?i)` at the start. Back references and look-arounds, which need backtracking, are refused.
/// `\w` includes letters beyond ASCII; `^` and `$` are the ends of the text.
public struct LinearPattern: Sendable, Hashable {
    /// The reason why a pattern cannot be used.
    public struct Problem: Error, Sendable, Hashable {
        /// The problem, as the end of a sentence about the pattern.
        public let message: String
    }

    /// The pattern as written.
    public let text: String
    let program: [PatternInstruction]
    let ignoresCase: Bool

    /// Parses a pattern.
    ///
    /// - Throws: `Problem` if it is invalid, not supported, or compiles to more than 10,000 instructions.
    public init(_ text: String) throws(Problem) {
        self.text = text
        let scalars = text.unicodeScalars
        guard scalars.count <= 5_000 else { throw Problem(message: "is longer than 5,000 characters") }
        ignoresCase = scalars.starts(with: "(?i)".unicodeScalars)
        let start = ignoresCase ? 4 : 0
        let node: RegexNode
        do throws(RegexError) {
            node = try Self.dialect.parse(String(scalars.dropFirst(start)), ignoresCase: ignoresCase)
        } catch {
            let position = "at character \(start + error.offset + 1)"
            throw Problem(message: "has \(error.problem) \(position), which is not supported")
        }
        var compiler = PatternCompiler()
        try compiler.emit(node)
        compiler.program.append(.match)
        program = compiler.program
    }

    /// Whether the pattern matches anywhere in a text.
    ///
    /// - Throws: `Problem` if matching takes more than 30 million steps.
    public func matches(_ text: String) throws(Problem) -> Bool {
        let scalars = Array((ignoresCase ? text.lowercased() : text).unicodeScalars)
        var steps = 0
        var current = PatternThreads(program)
        var next = PatternThreads(program)
        for index in 0...scalars.count {
            if current.follow(0, at: index, in: scalars, &steps) { return true }
            guard steps <= Self.maximumSteps else { throw Problem(message: "takes too long on this text") }
            guard index < scalars.count else { break }
            next.clear()
            for state in current.waiting {
                guard case .set(let set) = program[state], set.contains(scalars[index]) else { continue }
                if next.follow(state + 1, at: index + 1, in: scalars, &steps) { return true }
            }
            steps += current.waiting.count
            swap(&current, &next)
        }
        return false
    }

    private static let maximumSteps = 30_000_000
    private static let dialect = RegexDialect(
        [.lineEscapes, .wordBoundaries, .repeatedAnchors, .bracketFirst], mostRepeats: 1_000, mostGroups: 50)
}

/// An instruction of a compiled pattern.
enum PatternInstruction: Sendable, Hashable {
    /// Consumes one character of a set.
    case set(RegexClass)
    /// Continues at two instructions.
    case split(Int, Int)
    /// Continues at another instruction.
    case jump(Int)
    /// Continues only if the anchor holds here.
    case assert(RegexAnchor)
    /// The pattern has matched.
    case match
}

extension RegexAnchor {
    fileprivate func holds(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        switch self {
        case .begin: return index == 0
        case .end: return index == scalars.count
        case .wordBoundary, .noWordBoundary:
            let before = index > 0 && RegexClass.Named.word.contains(scalars[index - 1])
            let after = index < scalars.count && RegexClass.Named.word.contains(scalars[index])
            return (before != after) == (self == .wordBoundary)
        }
    }
}

/// The set of a program's states that are active at a position in the text.
private struct PatternThreads {
    private let program: [PatternInstruction]
    private(set) var waiting: [Int] = []
    private var isSeen: [Bool]
    private var seen: [Int] = []
    private var stack: [Int] = []

    init(_ program: [PatternInstruction]) {
        self.program = program
        isSeen = Array(repeating: false, count: program.count)
    }

    mutating func clear() {
        for state in seen { isSeen[state] = false }
        seen.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
    }

    /// Adds a state and those reachable from it without a character. Returns whether the pattern has matched.
    mutating func follow(_ start: Int, at index: Int, in scalars: [Unicode.Scalar], _ steps: inout Int) -> Bool {
        stack.append(start)
        while let state = stack.popLast() {
            guard !isSeen[state] else { continue }
            isSeen[state] = true
            seen.append(state)
            steps += 1
            switch program[state] {
            case .match:
                stack.removeAll()
                return true
            case .jump(let target): stack.append(target)
            case .split(let one, let other): stack += [other, one]
            case .assert(let anchor): if anchor.holds(at: index, in: scalars) { stack.append(state + 1) }
            case .set: waiting.append(state)
            }
        }
        return false
    }
}
