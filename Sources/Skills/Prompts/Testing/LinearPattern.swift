import RegexSyntax

/// A regular expression that cannot take long, whatever it says and whatever it is matched with.
///
/// All places of the pattern that a text can have led to are followed at once (K. Thompson, "Regular Expression Search
/// Algorithm", 1968), so the work grows with the length of the text times that of the pattern, never exponentially. There
/// are characters, `.`, classes, `\d \w \s \b` and their opposites, groups, `|`, `* + ? {m,n}` and their lazy forms, `^`,
/// `$`, and `(?i)` at the beginning; back references and look-arounds, which could not be matched so, are refused. Letters
/// beyond ASCII are letters to `\w`; `^` and `$` are the ends of the text.
public struct LinearPattern: Sendable, Hashable {
    /// Why a pattern cannot be used.
    public struct Problem: Error, Sendable, Hashable {
        /// The end of a sentence about the pattern.
        public let message: String
    }

    /// The pattern as written.
    public let text: String
    let program: [PatternInstruction]
    let ignoresCase: Bool

    /// Reads a pattern.
    ///
    /// - Throws: `Problem` where it is wrong, not supported, or of more than 10,000 steps.
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
            let place = "at character \(start + error.offset + 1)"
            throw Problem(message: "has \(error.problem) \(place), which is not supported")
        }
        var compiler = PatternCompiler()
        try compiler.emit(node)
        compiler.program.append(.match)
        program = compiler.program
    }

    /// Whether the pattern matches somewhere in a text.
    ///
    /// - Throws: `Problem` where that would take more than 30 million steps.
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

/// One step of a compiled pattern.
enum PatternInstruction: Sendable, Hashable {
    /// Takes one character of a set.
    case set(RegexClass)
    /// Goes on at two places.
    case split(Int, Int)
    /// Goes on elsewhere.
    case jump(Int)
    /// Holds only here.
    case assert(RegexAnchor)
    /// The pattern is done.
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

/// The places of a program that a text can have led to, each once.
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

    /// Adds a place and those that follow without a character; answers whether the pattern is done.
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
