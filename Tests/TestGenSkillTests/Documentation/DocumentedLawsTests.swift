import SwiftTools
import Testing

@testable import TestGenSkill

/// What sentences of documentation say that holds for every call.
@Suite struct DocumentedLawsTests {
    private typealias Symbols = DocumentedSymbols

    private let text = DocumentedSymbols.value("text", "String")
    private let number = DocumentedSymbols.value("number", "Int")

    @Test func `a default of a parameter is what is taken where none is given`() {
        let symbol = Symbols.function(
            "wrap", [text, Symbols.labelled("width", "Int", hasDefault: true)], "[String]", "Wraps a text.", "",
            "- Parameters:", "  - text: The text.", "  - width: The width. The default is 80.")
        let made = Symbols.promises(symbol)
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains("let other = wrap(") && $0.contains(", width: 80)") })
    }

    @Test(arguments: [("It is kept if nothing is said.", false), ("It is dropped unless said otherwise.", true)])
    func `a truth whose default is told by what is done`(comment: String, isTrue: Bool) {
        let symbol = Symbols.function(
            "pieces", [text, Symbols.labelled("droppingShortLast", "Bool", hasDefault: true)], "[String]",
            "Cuts a text.", "",
            "- Parameters:", "  - text: The text.",
            "  - droppingShortLast: Whether to leave out a short last piece. \(comment)")
        let made = Symbols.promises(symbol)
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains(", droppingShortLast: \(isTrue))") })
    }

    @Test func `a default that is described and not named is not read`() {
        let symbol = Symbols.function(
            "wrap", [text, Symbols.labelled("width", "Int", hasDefault: true)], "[String]", "Wraps a text.", "",
            "- Parameters:", "  - text: The text.", "  - width: The width. The default is the width of the terminal.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `what counts as zero is compared with zero`() {
        let symbol = Symbols.function(
            "first", [number], "Int", "Does something.", "", "A negative number counts as zero.")
        #expect(Symbols.promises(symbol).contains("let other = first(0); first(-7) => other"))
    }

    @Test func `what counts under a condition is not read`() {
        let symbol = Symbols.function(
            "first", [number], "Int", "Does something.", "", "A negative number counts as zero unless it is odd.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `letters of either case give the same answer`() {
        let symbol = Symbols.function(
            "flag", [text], "Bool?", "Reads `yes` and `no`.", "", "Upper and lower case make no difference.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("let other = flag(\"yes\"); flag(\"YES\") => other"))
    }

    @Test func `a text that is made keeps its case and is not compared`() {
        let symbol = Symbols.function("echo", [text], "String", "Repeats.", "", "Case is ignored.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `the sign of a number is taken away`() {
        let symbol = Symbols.function("digits", [number], "[Int]", "Digits.", "", "The sign is ignored.")
        #expect(Symbols.promises(symbol).contains("let other = digits(305); digits(-305) => other"))
    }

    @Test func `a result that neither starts nor ends with a hyphen is tried with ragged texts`() {
        let symbol = Symbols.function(
            "slug", [text], "String", "Makes a slug.", "", "The slug neither starts nor ends with a hyphen.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("slug(\" Salt & Pepper!\") => !result.hasPrefix(\"-\") && !result.hasSuffix(\"-\")"))
    }

    @Test func `what a text must not start with is a demand and no promise`() {
        let symbol = Symbols.function(
            "slug", [text], "String", "Makes a slug.", "", "The text neither starts nor ends with a hyphen.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `a text divided at its first sign may hold more of them`() {
        let symbol = Symbols.function(
            "setting", [text], "(key: String, value: String)?", "Reads a line.", "",
            "The line is divided at its first equals sign, so the value may contain more of them.")
        #expect(
            Symbols.promises(symbol) == ["setting(\"a=b=c\") => result?.0 == \"a\" && result?.1 == \"b=c\""])
    }

    @Test func `empty fields are kept or skipped as documentation says`() {
        let kept = Symbols.function(
            "fields", [text], "[String]", "Splits a line into fields separated by commas.", "", "Empty fields are kept."
        )
        #expect(Symbols.promises(kept).contains("fields(\"a,,b\") => [\"a\", \"\", \"b\"]"))
        let skipped = Symbols.function(
            "fields", [text], "[String]", "Splits a line into fields separated by commas.", "",
            "Empty fields are skipped.")
        #expect(Symbols.promises(skipped).contains("fields(\"a,,b\") => [\"a\", \"b\"]"))
        let unknown = Symbols.function("fields", [text], "[String]", "Splits a line.", "", "Empty fields are kept.")
        #expect(Symbols.promises(unknown).isEmpty)
    }

    @Test func `lines take as many words as fit`() {
        let symbol = Symbols.function(
            "wrap", [text, Symbols.labelled("width", "Int")], "[String]",
            "Every line takes as many words as fit into `width` characters.")
        #expect(Symbols.promises(symbol).contains("wrap(\"ab cd ef\", width: 5) => [\"ab cd\", \"ef\"]"))
    }

    @Test func `one function undoes another`() {
        let encode = Symbols.function("encode", [text], "String", "Encodes.")
        let decode = Symbols.function("decode", [text], "String", "Decodes. It is the inverse of `encode(_:)`.")
        #expect(Symbols.promises(decode, among: [encode]).contains("decode(encode(\"aab\")) => \"aab\""))
        let vague = Symbols.function("decode", [text], "String", "Decodes. Not always the inverse of `encode(_:)`.")
        #expect(Symbols.promises(vague, among: [encode]).isEmpty)
    }

    @Test func `of equally long words the one that is said is taken`() {
        let symbol = Symbols.function(
            "longest", [Symbols.labelled("words", "[String]")], "String?",
            "The longest word. If several are equally long, the first one is returned.")
        #expect(
            Symbols.promises(symbol).contains("longest(words: [\"b\", \"cde\", \"a\", \"fgh\", \"ij\"]) => \"cde\""))
        let open = Symbols.function(
            "longest", [Symbols.labelled("words", "[String]")], "String?",
            "The longest word. If several are equally long, any of them is returned.")
        #expect(Symbols.promises(open).isEmpty)
        let runs = Symbols.function(
            "longestRun", [text], "String",
            "Finds the longest stretch of one character in a text. If several stretches are equally long, it is the first of them."
        )
        #expect(Symbols.promises(runs).isEmpty)
    }

    /// A day with an order, made by an initialiser that may give nothing, and its days of the week.
    private func day(_ members: CodeSymbol...) -> [CodeSymbol] {
        [
            CodeSymbol(usr: "Day", kind: .structure, path: ["Day"], declaration: "struct Day"),
            Symbols.member(
                .initializer, of: "Day", "init", [Symbols.labelled("iso", "String")], declaration: "init?(iso:)",
                "Reads a day in the form \"2024-02-29\"."),
            CodeSymbol(
                usr: "Week", kind: .enumeration, path: ["Day", "Weekday"], declaration: "enum Weekday"),
            CodeSymbol(
                usr: "Monday", kind: .enumCase, path: ["Day", "Weekday", "monday"], declaration: "case monday"),
            Symbols.member(
                .operatorFunction, of: "Day", "<", [Symbols.value("lhs", "Day"), Symbols.value("rhs", "Day")], "Bool"),
        ] + members
    }

    @Test func `a result that is always later than what it is asked of is compared with that`() {
        let next = Symbols.member(
            .method, of: "Day", "next", [Symbols.value("target", "Weekday")], "Day", "Returns the next such day.", "",
            "The result is always later than this day: if this day is one, it is a week later.")
        let made = Symbols.promises(next, among: day())
        #expect(
            made.contains {
                $0.hasPrefix("let other = try #require(Day(iso: \"2024-02-29\"));")
                    && $0.hasSuffix(".next(Day.Weekday.monday) => result > other")
            })
    }

    @Test(arguments: [
        "The result is usually later than this day.", "The result is always later than this day, unless it is monday.",
        "The result is always later than the last day.", "The result is never far from this day.",
    ])
    func `what lies now and then on one side, or of something else, is not compared`(sentence: String) {
        let next = Symbols.member(
            .method, of: "Day", "next", [Symbols.value("target", "Weekday")], "Day", "Returns a day.", "", sentence)
        #expect(Symbols.promises(next, among: day()).isEmpty)
    }

    @Test func `a text that never gets longer is compared by its length`() {
        let symbol = Symbols.function(
            "squeeze", [text], "String", "Squeezes.", "", "The result is never longer than the text.")
        #expect(Symbols.promises(symbol).contains { $0.hasSuffix("=> result.count <= other.count") })
    }

    @Test func `what is said of values one by one is tried with each of them`() {
        let symbol = Symbols.function(
            "value", [text], "Int?", "Reads a numeral.", "",
            "Only the canonical spelling is accepted: `\"IIII\"`, `\"IC\"` and the empty string all give `nil`.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("value(\"IIII\") => nil"))
        #expect(made.contains("value(\"IC\") => nil"))
    }

    @Test func `every mark that a predicate's comment lists is one`() {
        let symbol = Symbols.function(
            "isUnreserved", [Symbols.value("byte", "UInt8")], "Bool", "Whether a byte may stand as it is.", "",
            "These are ASCII letters and digits, and the marks `-`, `.` and `~`.")
        #expect(Symbols.promises(symbol).contains("isUnreserved(126) => true"))
    }

    @Test func `what makes no difference to a part of the result may make one to the rest`() {
        let symbol = Symbols.function(
            "ordinal", [number], "String", "Writes an ordinal.", "", "The sign makes no difference to the suffix.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `when something is says nothing of how much`() {
        let symbol = Symbols.function(
            "delay", [.init(label: "beforeRetry", name: "retry", type: "Int")], "Int", "The delay before a given retry."
        )
        #expect(Symbols.promises(symbol).isEmpty)
    }
}
