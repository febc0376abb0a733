import Testing

@testable import Engine

struct StopMatcherTests {
    /// Feeds portions; what came out until the stop, and whether it came.
    private func run(_ stops: [String], _ portions: [String]) -> (text: String, isStopped: Bool) {
        var matcher = StopMatcher(stops)
        var text = ""
        for portion in portions {
            let result = matcher.append(portion)
            text += result.text
            if result.isStopped { return (text, true) }
        }
        return (text + matcher.finish(), false)
    }

    @Test func `without stop texts everything passes`() {
        #expect(run([], ["a", "b"]) == ("ab", false))
        #expect(run([""], ["a", "b"]) == ("ab", false))
    }

    @Test func `a stop text split over portions still stops`() {
        #expect(run(["</end>"], ["Hello </", "en", "d> more"]) == ("Hello ", true))
        #expect(run(["\n\n"], ["a\n", "\nb"]) == ("a", true))
    }

    @Test func `the longest end that may begin a stop text is held back and nothing more`() {
        var matcher = StopMatcher(["abcd", "cde"])
        #expect(matcher.append("xabc") == ("x", false))
        #expect(matcher.append("x") == ("abcx", false))
        #expect(matcher.append("cd") == ("", false))
        #expect(matcher.finish() == "cd")
    }

    @Test func `a false start inside a stop text is found again`() {
        #expect(run(["aab"], ["aa", "ab"]) == ("a", true))
        #expect(run(["ababc"], ["ababa", "bc"]) == ("ab", true))
    }

    @Test func `of stop texts that end together the longest counts`() {
        #expect(run(["c", "abc"], ["xabc"]) == ("x", true))
    }

    @Test func `portions make no difference`() {
        var random = SplitMix64(seed: 9)
        let alphabet = ["a", "b", "é", "😀"]
        for _ in 0..<3000 {
            let stops = (0..<2).map { _ in
                (0..<Int.random(in: 1...4, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let letters = (0..<12).map { _ in alphabet.randomElement(using: &random) ?? "" }
            let whole = run(stops, [letters.joined()])
            #expect(run(stops, letters) == whole, "\(stops) \(letters)")
            var expected = letters.joined()
            if let end = stops.compactMap({ expected.firstRange(of: $0)?.upperBound }).min() {
                let longest = stops.filter { expected[..<end].hasSuffix($0) }.max { $0.count < $1.count } ?? ""
                expected = String(expected[..<end].dropLast(longest.count))
                #expect(whole == (expected, true))
            } else {
                #expect(whole == (expected, false))
            }
        }
    }
}
