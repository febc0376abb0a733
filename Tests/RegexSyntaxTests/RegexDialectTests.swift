import RegexSyntax
import Testing

@Suite struct RegexDialectTests {
    private static let plain = RegexDialect([], mostRepeats: 100, mostGroups: 10)

    private static func letter(_ letter: Unicode.Scalar, at offset: Int) -> RegexNode {
        .character(RegexClass([.range(letter...letter)]), at: offset)
    }

    @Test func `groups, alternatives and quantifiers become a tree`() throws {
        let tree = RegexNode.sequence([
            .anchor(.begin), .repeated(.alternatives([Self.letter("a", at: 2), Self.letter("b", at: 4)]), 2, nil),
            .any, .character(RegexClass([.range("x"..."z"), .named(.digit)], isInverted: true), at: 11),
        ])
        #expect(try Self.plain.parse(#"^(a|b){2,}.[^x-z\d]"#) == tree)
        #expect(try Self.plain.parse("") == .sequence([]))
        #expect(try Self.plain.parse("a*?") == .repeated(Self.letter("a", at: 0), 0, nil))
    }

    @Test(arguments: [
        (#"\n"#, RegexDialect.Features.lineEscapes), (#"\x41"#, .codes), (#"\bcat"#, .wordBoundaries),
        ("(?<n>a)", .namedGroups), ("^*", .repeatedAnchors), ("a*+", .possessiveQuantifiers), ("[]x]", .bracketFirst),
        (#"[\w-.]"#, .dashBehindSet),
    ])
    func `what not all have is read only where the dialect has it`(
        _ expression: String, _ feature: RegexDialect.Features
    ) throws {
        // Without the feature `[]x]` is an empty class and two letters.
        if feature != .bracketFirst { #expect(throws: RegexError.self) { try Self.plain.parse(expression) } }
        let without = try? Self.plain.parse(expression)
        #expect(try RegexDialect(feature, mostRepeats: 100, mostGroups: 10).parse(expression) != without)
    }

    @Test(arguments: [
        ("(", "an open group", 1), (")", "a closing bracket without an opening one", 0), ("[a", "an open class", 2),
        ("*", "a quantifier with nothing before it", 0), ("a**", "two quantifiers", 2), ("a{2", "an open brace", 1),
        ("a{200}", "{200} (at most 100)", 1), (#"\q"#, #"\q"#, 2),
        ("(?=a)", "a look-around, a name or a flag in a group", 2),
        (String(repeating: "(", count: 10), "more than 10 groups within each other", 10),
    ])
    func `what is wrong is named with its offset`(_ expression: String, _ problem: String, _ offset: Int) {
        #expect(throws: RegexError(problem: problem, offset: offset)) { try Self.plain.parse(expression) }
    }

    @Test func `where case is ignored letters are lower-case ones`() throws {
        #expect(try Self.plain.parse("[A-C]", ignoresCase: true) == .character(RegexClass([.range("a"..."c")]), at: 0))
    }
}
