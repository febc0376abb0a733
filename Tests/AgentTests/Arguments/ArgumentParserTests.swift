import AgentCore
import Testing

@testable import agent

@Suite struct ArgumentParserTests {
    private static let verbose = Option.flag("verbose", short: "v", "Says more.")
    private static let name = Option.value("name", "NAME", short: "n", "A name.")
    private let parser = ArgumentParser(
        syntax: Syntax("test", operands: "TEXT…", count: 0...3, "Tests.", options: [verbose, name]))

    @Test func `flags and values may stand anywhere, in every form`() throws {
        let forms = [
            ["-v", "-n", "Anna", "x"], ["x", "--name=Anna", "--verbose"], ["-vnAnna", "x"], ["-n=Anna", "x", "-v"],
        ]
        for words in forms {
            let arguments = try parser.parse(words)
            #expect(arguments.has(Self.verbose))
            #expect(arguments.value(Self.name) == "Anna")
            #expect(arguments.operands == ["x"])
        }
    }

    @Test func `after two dashes everything is text`() throws {
        let arguments = try parser.parse(["-v", "--", "--name", "-v"])
        #expect(arguments.operands == ["--name", "-v"])
        #expect(arguments.value(Self.name) == nil)
    }

    @Test func `a dash alone and a negative number are text`() throws {
        #expect(try parser.parse(["-", "-5"]).operands == ["-", "-5"])
    }

    @Test func `a value may be empty, begin with a dash, and hold an equals sign`() throws {
        #expect(try parser.parse(["--name="]).value(Self.name)?.isEmpty == true)
        #expect(try parser.parse(["--name", "-x"]).value(Self.name) == "-x")
        #expect(try parser.parse(["--name=a=b"]).value(Self.name) == "a=b")
    }

    @Test func `of an option given twice the last value counts, and all are kept`() throws {
        let arguments = try parser.parse(["-n", "a", "-n", "b"])
        #expect(arguments.value(Self.name) == "b")
        #expect(arguments.values(Self.name) == ["a", "b"])
    }

    @Test func `an unknown option is refused with the nearest one`() {
        let error = #expect(throws: AgentError.self) { try parser.parse(["--verbos"]) }
        #expect(error?.code == .usage)
        #expect(error?.remedy.contains("--verbose") == true)
    }

    @Test(arguments: [["--name"], ["-n"], ["--verbose=yes"], ["a", "b", "c", "d"], ["-x"]])
    func `invalid arguments are a usage error`(_ words: [String]) {
        let error = #expect(throws: AgentError.self) { try parser.parse(words) }
        #expect(error?.code == .usage)
    }

    @Test func `a skill's command passes unknown options to the skill`() throws {
        let parser = ArgumentParser(
            syntax: Syntax("skill", count: 0...9, "", options: [.json], keepsUnknownOptions: true))
        let arguments = try parser.parse(["list", "--kind", "fact", "--json", "-k", "3", "--yes", "--", "--json"])
        #expect(arguments.has(.json))
        #expect(arguments.operands == ["list", "--kind", "fact", "-k", "3", "--yes", "--", "--json"])
    }

    @Test func `the help text is made from the declaration`() {
        let text = HelpText.of(parser.syntax)
        #expect(text.contains("usage: agent test TEXT… [options]"))
        #expect(text.contains("-n, --name NAME"))
        #expect(text.contains("--no-color"))
    }
}
