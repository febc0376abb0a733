import Testing

@testable import SkillTools

@Suite struct AllowedToolPatternTests {
    /// `python3 scripts/report.py --week 46`, as a call of it is written.
    static let direct: AllowedToolPattern.Command = [
        ["scripts/report.py", "./scripts/report.py", "{baseDir}/scripts/report.py"], ["--week"], ["46"],
    ]
    static let interpreted: AllowedToolPattern.Command = [["python3", "python"]] + direct

    @Test(arguments: [
        "Bash", "Bash(*)", "run_script", "run_script(*)", "Bash(scripts/report.py *)", "Bash(scripts/report.py:*)",
        "Bash(python3 scripts/report.py:*)", "Bash(python3 scripts/report.py *)", "Bash(python *)", "Bash(python3:*)",
        "Bash(./scripts/report.py --week *)", "Bash(python3 scripts/*.py:*)", "Bash(scripts/* *)",
        "Bash(scripts/report.py --week 46)", "Bash({baseDir}/scripts/report.py:*)",
        "Bash(  python3   scripts/report.py *)",
        "Bash(scripts/report.py --week 46 *)", "Bash(scripts/report.py * 46)", "run_script(scripts/report.py *)",
        "Bash(scripts/report.py --we*k 4*)",
    ])
    func `an entry that names the command allows it`(entry: String) throws {
        let pattern = try #require(AllowedToolPattern(entry))
        #expect(pattern.allows(Self.direct) || pattern.allows(Self.interpreted))
    }

    @Test(arguments: [
        "Bash(scripts/report.py)", "Bash(scripts/report.p *)", "Bash(report.py *)", "Bash(python3)",
        "Bash(python3 *.py)",
        "Bash(scripts/report.py 46 *)", "Bash(scripts/report.py --week 4)", "Bash(pyth:*)", "Bash(scripts/report.py*)",
        "Bash(python3 -u scripts/report.py:*)", "Bash(scripts/report.py --week 46 --all)", "Bash(git:*)",
        "Bash(scripts/report.py --week:* 46)", "Bash(scripts/report.py --week46)", "Bash(SCRIPTS/report.py *)",
    ])
    func `an entry about another command does not`(entry: String) throws {
        let pattern = AllowedToolPattern(entry)
        #expect(pattern?.allows(Self.direct) != true && pattern?.allows(Self.interpreted) != true)
    }

    @Test(arguments: [
        "Read", "bash", "Bash(", "Bash)", "Bash()", "Bash( )", "Bash(:*)", "Bash(python3 :*)", "Bash (*)", "Bash(*) x",
        "Bash(\"scripts/report.py\" *)", "Bash(scripts/report.py; rm *)", "Bash($(scripts/report.py) *)",
        "Bash(scripts/report.py | tee *)", "Bash(scripts/(report).py *)", "Bash(scripts/report.p? *)", "Bash(~/x *)",
        "Bash(scripts/report.py > out *)", "Bash(A=$B scripts/report.py *)", "BashOutput", "Bash\\(*)", "",
        "Bash(scripts/{report,x}.py *)", "WebFetch(domain:x)", "Bash($HOME/scripts/report.py *)",
    ])
    func `an entry that is about something else, or not understood, is none`(entry: String) {
        #expect(AllowedToolPattern(entry) == nil)
    }

    @Test func `a word never reaches across an argument, whatever that holds`() throws {
        let command: AllowedToolPattern.Command = [["scripts/x.sh"], ["a; rm -rf /"], ["b"]]
        #expect(try #require(AllowedToolPattern("Bash(scripts/x.sh a*)")).allows(command) == false)
        #expect(try #require(AllowedToolPattern("Bash(scripts/x.sh a b)")).allows(command) == false)
        #expect(try #require(AllowedToolPattern("Bash(scripts/x.sh * b)")).allows(command))
    }

    @Test func `an entry that is made to take long is not looked at for long`() throws {
        let stars = try #require(AllowedToolPattern("Bash(" + String(repeating: "*a", count: 100) + "b)"))
        #expect(stars.allows([[String(repeating: "a", count: 1000)]]) == false)
        #expect(AllowedToolPattern("Bash(" + String(repeating: "*a", count: 1000) + ")") == nil)
        let one = try #require(AllowedToolPattern("Bash(a*)"))
        #expect(one.allows([[String(repeating: "a", count: 1000)]]))
        #expect(one.allows([[String(repeating: "a", count: 30_000)]]) == false)
    }
}
