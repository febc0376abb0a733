import AgentCore
import Testing

@testable import FeatureSkill

@Suite struct WordsTests {
    @Test(
        arguments: [
            ("task", "tasks"), ("category", "categories"), ("box", "boxes"), ("day", "days"), ("person", "people"),
            ("reading item", "reading items"), ("branch", "branches"), ("series", "series"), ("shelf", "shelves"),
            ("address", "addresses"),
        ])
    fileprivate func `one and many are told apart both ways`(one: String, many: String) {
        #expect(Words.plural(one) == many)
        #expect(Words.singular(many) == one)
    }

    @Test(arguments: [
        ("reading-item", "ReadingItem"), ("readingItem", "ReadingItem"), ("task", "Task"), ("URLList", "URLList"),
    ])
    fileprivate func `a name becomes that of a type`(text: String, type: String) throws {
        #expect(try FeatureName(text).type == type)
    }

    @Test(arguments: ["String", "error", "1x", "", "a/b", "Ünit", "../x", "a b;c"])
    fileprivate func `a name that cannot be a type's is refused`(text: String) {
        let error = #expect(throws: AgentError.self) { try FeatureName(text) }
        #expect(error?.code == .usage)
    }

    @Test func `a variable is never a keyword`() throws {
        #expect(try FeatureName("Class").variable == "classValue")
        #expect(try FeatureName("Task").variable == "task")
        #expect(SwiftName.escaped("default") == "`default`")
        #expect(SwiftName.escaped("title") == "title")
    }
}
