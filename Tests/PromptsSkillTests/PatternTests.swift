import PromptsSkill
import Testing

struct PatternTests {
    @Test(arguments: [
        ("a", "cat", true), ("^a", "cat", false), ("^cat$", "cat", true), ("t$", "cat", true), ("^$", "", true),
        ("c.t", "c\nt", false), ("c.t", "cöt", true), ("[a-c]+", "xbx", true), ("[^a-c]", "abc", false),
        ("[]x]", "]", true), ("[a-]", "-", true), (#"[\d.]+"#, "3.5", true), (#"^\d{2,3}$"#, "12", true),
        (#"^\d{2,3}$"#, "1234", false), (#"^\d{2}$"#, "123", false), (#"^\d{2,}$"#, "12345", true),
        ("^(?:ab|cd)*$", "abcdab", true), ("^(ab|cd)*$", "abc", false), ("a|", "", true), (#"\bcat\b"#, "a cat.", true),
        (#"\bcat\b"#, "concat", false), (#"\Bcat"#, "concat", true), (#"\w+@\w+\.\w+"#, "me@home.org", true),
        ("(?i)HELLO", "hello", true), ("(?i)[A-C]x", "bX", true), ("HELLO", "hello", false), (#"\."#, "a", false),
        (#"\s\S\D\W"#, " aa.", true), ("a+?b", "aab", true), ("colou?r", "color", true), ("(a?){3}b", "aab", true),
        ("()*a", "a", true), ("(a*)*b", "aab", true), ("é", "caf\u{E9}", true),
    ])
    func `a pattern matches like a regular expression`(_ pattern: String, _ text: String, _ expected: Bool) throws {
        #expect(try LinearPattern(pattern).matches(text) == expected)
    }

    @Test(arguments: [
        "(", ")", "[", "[b-a]", "*", "a**", "a{2", "a{3,2}", "a{x}", "a{2000}", #"\"#, #"\1"#, #"\q"#, "(?=a)",
        "(?<n>a)",
        "(?!a)", #"[\d-z]"#, String(repeating: "(", count: 60), String(repeating: "a", count: 6_000),
        "((((a{99}){99}){99}){99})", "((((){900}){900}){900})",
    ])
    func `an invalid or exploding pattern is refused`(_ pattern: String) {
        #expect(throws: LinearPattern.Problem.self) { try LinearPattern(pattern) }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "(a+)+$", "(a|a)*$", "(a|aa)+$", "^(([a-z])+.)+[A-Z]([a-z])+$", "(.*)*b", "((a*)*)*b", "(a?){500}a{500}b",
        ])
    func `a pattern that hangs backtracking engines ends`(_ pattern: String) throws {
        let pattern = try LinearPattern(pattern)
        // The answer, or that it would take too long; both come soon.
        _ = try? pattern.matches(String(repeating: "a", count: 3_000) + "!")
    }
}
