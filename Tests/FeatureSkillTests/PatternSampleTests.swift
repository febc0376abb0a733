import Testing

@testable import FeatureSkill

@Suite struct PatternSampleTests {
    @Test(
        arguments: [
            "[A-Z]{3}-[0-9]{4}", #"\d+"#, "a|b", "(foo|bar)+", "[^0-9]x", #"[a-z]+(\.[a-z]+)*"#, "^x?y*z$",
            #"\w{2,5}@\w+\.org"#, ".", "[-a]",
        ])
    fileprivate func `a text is found that the whole expression matches`(pattern: String) throws {
        let text = try #require(PatternSample.text(for: pattern))
        #expect(PatternSample.matches(text, pattern))
    }

    @Test(arguments: ["(?<=x)y", #"\p{L}"#, "[", "a{1000}", String(repeating: "(", count: 100)])
    fileprivate func `an expression beyond it is told`(pattern: String) {
        #expect(PatternSample.text(for: pattern) == nil)
    }
}
