import AgentCore
import Foundation
import SwiftTools
import TestKit
import Testing

@testable import TestGenSkill

@Suite struct TestGenSkillTests {
    private let home: TemporaryDirectory

    init() throws { home = try TemporaryDirectory() }

    private func skill(in folder: URL, model: (any LanguageModel)?) -> TestGenSkill {
        TestGenSkill(
            directories: Directories(environment: [
                "AGENT_HOME": home.url.appending(path: "home").path(percentEncoded: false)
            ]),
            model: model, directory: folder)
    }

    private func run(
        _ words: [String], isPrivate: Bool = false, model: (any LanguageModel)? = nil
    ) async throws -> SkillOutput? {
        try await skill(in: home.url, model: model).invoke(
            Invocation(name: "test", text: words.joined(separator: " "), words: words),
            SkillContext(now: Date(timeIntervalSince1970: 1_760_000_000), session: nil, isPrivate: isPrivate))
    }

    private func package(_ source: String) throws -> URL {
        let root = home.url.appending(path: "A package")
        let sources = root.appending(path: "Sources/Small")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Small", targets: [.target(name: "Small")])

            """
        try Data(manifest.utf8).write(to: root.appending(path: "Package.swift"))
        try Data(source.utf8).write(to: sources.appending(path: "Small.swift"))
        return root
    }

    @Test func `from code to tests that catch faults, written, and taken back`() async throws {
        let root = try package(
            """
            /// Returns the greatest common divisor: `gcd(12, 18)` is `6`.
            public func gcd(_ a: Int, _ b: Int) -> Int {
                var (x, y) = (a < 0 ? -a : a, b < 0 ? -b : b)
                while y != 0 { (x, y) = (y, x % y) }
                return x
            }

            /// Returns the larger number: `larger(2, 5)` is `5`.
            public func larger(_ a: Int, _ b: Int) -> Int { a < b ? a : b }

            /// A queue.
            public struct Queue<Element> {
                private var items: [Element] = []
                /// Makes an empty one.
                public init() {}
                /// How many wait.
                public var count: Int { items.count }
                /// Puts one at the end.
                public mutating func add(_ element: Element) { items.append(element) }
                /// Takes the first.
                public mutating func next() -> Element? { items.isEmpty ? nil : items.removeFirst() }
            }

            """)
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let output = try #require(try await run(["A package/Sources/Small/Small.swift", "--yes"]))
        let json = output.json
        let killed = try #require(json["mutants"]?["killed"]?.integerValue)
        let total = try #require(json["mutants"]?["total"]?.integerValue)
        #expect(Double(killed) / Double(total) >= 0.6, "\(output.text)")
        let bugs = try #require(json["possible_bugs"]?.arrayValue)
        #expect(bugs.map { $0["symbol"] } == ["larger(_:_:)"])
        #expect(bugs.first?["expected"] == "5" && bugs.first?["actual"] == "2")
        #expect(json["written"] == .bool(true))
        let file = root.appending(path: "Tests/SmallTests/SmallTests.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("#expect(result == 6)"))
        #expect(text.contains("Queue<Int>()"))
        #expect(try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8).contains("SmallTests"))
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: ".build").path(percentEncoded: false)))
        _ = try await run(["undo"])
        #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
        #expect(try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8) == manifest)
    }

    @Test func `an error of what makes a value breaks no promise of a member that throws nothing`() async throws {
        _ = try package(
            """
            /// Rates by income.
            public struct Schedule {
                public struct Bracket {
                    public var threshold: Int
                    public var rate: Int
                    public init(threshold: Int, rate: Int) { (self.threshold, self.rate) = (threshold, rate) }
                }
                public struct Invalid: Error {}
                private let brackets: [Bracket]
                /// Makes a schedule.
                public init(_ brackets: [Bracket]) throws {
                    guard Set(brackets.map { $0.threshold }).count == brackets.count, brackets.allSatisfy({ $0.threshold > 100 })
                    else { throw Invalid() }
                    self.brackets = brackets
                }
                /// The rate of the highest bracket: `Schedule([.init(threshold: 5, rate: 1)]).rate(on: 0)` is `0`; 0 if `income` is not positive.
                public func rate(on income: Int) -> Int { income > 0 ? brackets.map { $0.rate }.max() ?? 0 : 0 }
                /// The income in full thousands; 0 if `income` is not positive.
                public static func thousands(of income: Int) -> Int { income > 0 ? income / 1000 : 1 }
            }

            """)
        let output = try #require(try await run(["A package/Sources/Small/Small.swift", "--check"]))
        let bugs = try #require(output.json["possible_bugs"]?.arrayValue)
        #expect(bugs.map { $0["symbol"] } == ["Schedule.thousands(of:)"], "\(output.text)")
        for option in [["--check"], []] {
            let error = await #expect(throws: AgentError.self) {
                _ = try await run(["A package/Sources/Small/Small.swift:Schedule.nowhere"] + option)
            }
            #expect(error?.message.contains("declares no Schedule.nowhere") == true)
        }
    }

    @Test func `what a model reads in a comment becomes a test where it is so, and a possible bug where it is not`()
        async throws
    {
        _ = try package(
            """
            /// Joins words with a comma and a blank, and with "and" before the last of them.
            public func listed(_ words: [String]) -> String {
                guard words.count > 1, let last = words.last else { return words.first ?? "" }
                return words.dropLast().joined(separator: ", ") + " and " + last
            }

            /// Takes the tax off a price, and never gives less than nothing.
            public func net(_ price: Int, tax: Int) -> Int { price - tax }

            """)
        @Sendable func assertion(_ quote: String, _ expression: String, _ condition: String) -> JSONValue {
            .pairs([
                "quote": .string(quote), "setup": .array([]), "expression": .string(expression),
                "condition": .string(condition),
            ])
        }
        let model = ScriptedModel { request in
            let isFirst = request.messages.last?.content.contains("Joins words") == true
            let found =
                isFirst
                ? [
                    assertion(
                        "Joins words with a comma and a blank", #"listed(["a", "b", "c"])"#, #"result == "a, b and c""#),
                    assertion("Joins words with a semicolon", #"listed(["a", "b"])"#, #"result == "a; b""#),
                    assertion("Joins words with a comma", #"listed(words: "a", "b").size"#, "result == 1"),
                ] : [assertion("never gives less than nothing", "net(3, tax: 5)", "result >= 0")]
            return [.text(JSONValue.pairs(["assertions": .array(found)]).text())]
        }
        let output = try #require(try await run(["A package/Sources/Small/Small.swift"], model: model))
        let json = output.json
        let reasons =
            json["tests"]?.arrayValue?.filter { $0["kept"] == true }.compactMap { $0["reason"]?.stringValue } ?? []
        #expect(reasons.contains("documented: Joins words with a comma and a blank"), "\(output.text)")
        #expect(!reasons.contains { $0.contains("semicolon") || $0.hasSuffix("with a comma") })
        let bugs = try #require(json["possible_bugs"]?.arrayValue)
        #expect(bugs.map { $0["symbol"] } == ["net(_:tax:)"], "\(output.text)")
        #expect(bugs.first?["documentation"] == "never gives less than nothing" && bugs.first?["actual"] == "-2")
        #expect(bugs.first?["read_by"] == "scripted" && json["comments_unread"] == .null)
        #expect(json["diff"]?.stringValue?.contains(#"result == "a, b and c""#) == true, "\(output.text)")
        let alone = try #require(try await run(["A package/Sources/Small/Small.swift", "--check"]))
        #expect(alone.json["possible_bugs"] == .array([]) && alone.json["comments_unread"] == .null)
    }

    @Test func `pairs, values that are made empty, and an old main file of tests are no hindrance`() async throws {
        let root = try package(
            """
            /// The pairs of neighbours.
            public func neighbours(_ numbers: [Int]) -> [(Int, Int)] {
                guard numbers.count > 1 else { return [] }
                return (1..<numbers.count).map { (numbers[$0 - 1], numbers[$0]) }
            }

            /// What was bought.
            public final class Basket {
                private var prices: [Int] = []
                /// Makes an empty one.
                public init() {}
                /// Puts something in.
                public func put(_ price: Int) { prices.append(price) }
                /// All prices together.
                public var total: Int { prices.reduce(0, +) }
            }

            /// The price with the fee.
            public func withFee(_ basket: Basket) -> Int { basket.total * 3 }

            """)
        let tests = root.appending(path: "Tests/SmallTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data("import XCTest\n".utf8).write(to: tests.appending(path: "OldTests.swift"))
        try Data("import XCTest\nXCTMain([])\n".utf8).write(to: root.appending(path: "Tests/LinuxMain.swift"))
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Small",
                targets: [.target(name: "Small"), .testTarget(name: "SmallTests", dependencies: ["Small"])])

            """
        try Data(manifest.utf8).write(to: root.appending(path: "Package.swift"))
        let output = try #require(try await run(["A package/Sources/Small/Small.swift"]))
        let killed = try #require(output.json["mutants"]?["killed"]?.integerValue)
        let total = try #require(output.json["mutants"]?["total"]?.integerValue)
        #expect(Double(killed) / Double(total) >= 0.6, "\(output.text)")
        let survivors = output.json["mutants"]?["survivors"]?.arrayValue?.compactMap(\.stringValue) ?? []
        #expect(!survivors.contains { $0.contains("`*` became `/`") }, "\(output.text)")
        #expect(output.json["old_test_main"] == "Tests/LinuxMain.swift")
        #expect(FileManager.default.fileExists(atPath: root.appending(path: "Tests/LinuxMain.swift").path))
    }

    @Test func `what is read through a value made of a text is tried, also where the whole file is deprecated`()
        async throws
    {
        _ = try package(
            """
            /// Goes through a text.
            @available(*, deprecated, message: "Use another.")
            public struct Cursor {
                private var rest: Substring
                /// Begins at the text's beginning.
                public init(string: String) { rest = Substring(string) }
                /// Takes the next character.
                public mutating func next() -> Character? { rest.popFirst() }
            }

            /// A setting.
            @available(*, deprecated, message: "Use another.")
            public struct Setting: Equatable {
                /// Why none was read.
                public enum Failure: Error { case noName, noNumber }
                /// What is set.
                public let name: String
                /// To what.
                public let value: Int

                /// Reads one.
                public static func read(using cursor: inout Cursor) throws -> Setting {
                    var name = ""
                    while let character = cursor.next(), character != "=" { name.append(character) }
                    guard name.count > 1 else { throw Failure.noName }
                    var digits = ""
                    while let character = cursor.next(), character != ";" { digits.append(character) }
                    guard let value = Int(digits) else { throw Failure.noNumber }
                    return Setting(name: name, value: value * 2)
                }
            }

            """)
        let output = try #require(try await run(["A package/Sources/Small/Small.swift"]))
        let killed = try #require(output.json["mutants"]?["killed"]?.integerValue)
        let total = try #require(output.json["mutants"]?["total"]?.integerValue)
        #expect(total > 5 && Double(killed) / Double(total) >= 0.6, "\(output.text)")
    }

    @Test func `operators before and behind, small whole numbers, and what fills slowly are tried`() async throws {
        let root = try package(
            """
            prefix operator √
            /// Twice as much.
            public prefix func √ (number: Double) -> Double { number * 2 }
            /// Three times as much.
            public prefix func √ (number: Float) -> Float { number * 3 }
            postfix operator ′
            /// Four more.
            public postfix func ′ (number: Int) -> Int { number + 4 }

            extension FixedWidthInteger {
                /// The next number, or the last.
                public func next() -> Self { self == Self.max ? self : self + 1 }
            }

            /// What is typed, which no test can know.
            public func typed() -> String { readLine() ?? "nothing" }

            /// Collects bits to bytes.
            public struct Bits {
                /// The full bytes.
                public private(set) var bytes: [Int] = []
                private var open: [Bool] = []
                /// Makes none.
                public init() {}
                /// Puts one in.
                public mutating func put(_ bit: Bool) {
                    open.append(bit)
                    if open.count == 8 {
                        bytes.append(open.reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
                        open = []
                    }
                }
            }

            """)
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Small.kit",
                targets: [.target(name: "Small"), .testTarget(name: "SmallTests", dependencies: ["Small"])])

            """
        try Data(manifest.utf8).write(to: root.appending(path: "Package.swift"))
        let tests = root.appending(path: "Tests/SmallTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data("import XCTest\nclass OldTests: XCTestCase { func testOld() {} }\n".utf8)
            .write(to: tests.appending(path: "OldTests.swift"))
        let output = try #require(try await run(["A package/Sources/Small/Small.swift"]))
        let survivors = output.json["mutants"]?["survivors"]?.arrayValue?.compactMap(\.stringValue) ?? []
        #expect((output.json["mutants"]?["total"]?.integerValue ?? 0) > survivors.count + 10, "\(output.text)")
        #expect(!survivors.contains { $0.hasPrefix("line 3:") || $0.hasPrefix("line 5:") }, "\(output.text)")
        #expect(!survivors.contains { $0.hasPrefix("line 8:") || $0.hasPrefix("line 12:") }, "\(output.text)")
        #expect(!survivors.contains { $0.hasPrefix("line 29:") }, "\(output.text)")
        #expect(output.json["tests"]?.arrayValue?.isEmpty == false)
        #expect(!output.text.contains("typed()"), "\(output.text)")
    }

    @Test func `what does not build is told, and nothing is written`() async throws {
        let root = try package("public func broken() -> Int { \"text\" }\n")
        await #expect {
            try await run(["A package/Sources/Small/Small.swift", "--yes"])
        } throws: { error in
            let error = error as? AgentError
            return error?.code == .checkFailed && error?.message.contains("Small.swift:1") == true
        }
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: "Tests").path(percentEncoded: false)))
    }

    @Test(arguments: [
        (["missing.swift"], AgentError.Code.notFound), ([], .usage), (["a.swift", "b.swift"], .usage),
        (["--what"], .usage), (["undo"], .notFound),
    ])
    func `wrong words are told`(words: [String], code: AgentError.Code) async throws {
        await #expect {
            try await run(words)
        } throws: {
            ($0 as? AgentError)?.code == code
        }
    }

    @Test func `a private conversation writes nothing`() async throws {
        await #expect {
            try await run(["A.swift", "--yes"], isPrivate: true)
        } throws: {
            ($0 as? AgentError)?.code == .refused
        }
    }
}
