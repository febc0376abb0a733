import Testing

@testable import SwiftTools

@Suite struct UnifiedDiffTests {
    @Test func `files made, changed and removed are written as git writes them`() {
        let changes = [
            FileChange(path: "a.swift", old: nil, new: "one\ntwo\n"),
            FileChange(path: "b.swift", old: "one\ntwo\n", new: "one\nthree\n"),
            FileChange(path: "c.swift", old: "gone\n", new: nil),
        ]
        #expect(
            UnifiedDiff.text(changes) == """
                --- /dev/null
                +++ b/a.swift
                @@ -0,0 +1,2 @@
                +one
                +two
                --- a/b.swift
                +++ b/b.swift
                @@ -1,2 +1,2 @@
                 one
                -two
                +three
                --- a/c.swift
                +++ /dev/null
                @@ -1,1 +0,0 @@
                -gone
                """)
        #expect(changes[1].lineCounts == (1, 1))
    }
}
