import AgentCore
import Testing

@Suite struct FullTextQueryTests {
    private func found(_ query: String, in texts: [String]) throws -> [String] {
        let database = try Database.inMemory()
        try database.execute("CREATE VIRTUAL TABLE texts USING fts5(text, tokenize = 'porter unicode61')")
        for text in texts { try database.execute("INSERT INTO texts (text) VALUES (?)", [.text(text)]) }
        return try LiteralSearch(database, index: "texts", column: "text").hits(FullTextQuery(query), limit: 10)
            .map { texts[$0.row - 1] }
    }

    @Test(arguments: ["C++", "c++?", "C#", "\"F#\"", "R&D", "🙂", "I write C++ and a little Go", "->", "5%", "?!"])
    func `characters that the full-text index drops are searched literally`(_ query: String) {
        #expect(FullTextQuery(query).hasLiterals)
    }

    @Test(arguments: ["C", ".NET", "@home", "I'm late", "dog's name?", "at 5 p.m.", "e-mail", "What is my dog called?"])
    func `plain words are left to the index`(_ query: String) {
        #expect(!FullTextQuery(query).hasLiterals && !FullTextQuery(query).words.isEmpty)
    }

    @Test func `literals match in either case, and pattern characters match themselves`() throws {
        #expect(try found("c++", in: ["I like C++.", "vitamin C"]) == ["I like C++."])
        #expect(try found("5%", in: ["a discount of 5%", "5 to 50"]) == ["a discount of 5%"])
        #expect(try found("🙂", in: ["see you 🙂", "see you 🙃"]) == ["see you 🙂"])
    }

    @Test func `words of scripts without spaces are found inside a sentence, longest match first`() throws {
        let texts = ["我喜欢猫", "我的猫叫咪咪", "我住在柏林"]
        #expect(try found("猫", in: texts).count == 2)
        #expect(try found("我的猫叫什么", in: texts).first == "我的猫叫咪咪")
        #expect(try found("ค้นหา", in: ["การค้นหาข้อมูล"]).count == 1)
    }

    @Test func `a small score is never shown as zero`() {
        #expect(LiteralSearch.shown(0.000_002) == 0.001 && LiteralSearch.shown(1.23456) == 1.235)
        #expect(LiteralSearch.shown(0) == 0)
    }
}
