/// Values of standard types as Swift expressions, the most useful first.
enum StandardValues {
    /// Values of a type without generic arguments; empty if the type is unknown.
    static func values(of name: String, literals: SourceLiterals) -> [String] {
        switch name {
        case "Int", "Int64": integers(literals, in: Int.min...Int.max) + ["\(name).max", "\(name).min"]
        case "Int32": integers(literals, in: Int(Int32.min)...Int(Int32.max))
        case "Int16": integers(literals, in: Int(Int16.min)...Int(Int16.max))
        case "Int8": integers(literals, in: -128...127) + ["127", "-128"]
        case "UInt", "UInt64": integers(literals, in: 0...Int.max)
        case "UInt32": integers(literals, in: 0...Int(UInt32.max))
        case "UInt16": integers(literals, in: 0...Int(UInt16.max))
        case "UInt8": integers(literals, in: 0...255) + ["255", "65"]
        case "Double", "Float", "CGFloat", "Float64", "Float32", "TimeInterval": doubles(literals)
        case "Bool": ["true", "false"]
        case "String": strings(literals).map(SwiftLiteral.string)
        case "Substring": strings(literals).map { "Substring(\(SwiftLiteral.string($0)))" }
        case "Character":
            characters(literals).map { "Character(\(SwiftLiteral.string(String($0))))" }
        case "Unicode.Scalar", "UnicodeScalar":
            characters(literals).compactMap { $0.unicodeScalars.first }
                .map { "Unicode.Scalar(\(SwiftLiteral.string(String($0))))" }
        case "StaticString": ["\"abc\"", "\"\""]
        case "Void", "()": ["()"]
        case "Decimal": ["0", "1", "12.5", "-3", "100"].map { "Decimal(\($0))" }
        case "Date": ["0", "86_400", "1_700_000_000"].map { "Date(timeIntervalSince1970: \($0))" }
        case "Data":
            [
                "Data([0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC, 0xDE, 0xF0, 0x0F, 0x80, 0xFF, 0x00, 1, 2, 3, 4])",
                "Data([1, 2, 3])", "Data()", "Data(\"abc\".utf8)",
            ]
        case "UUID": ["UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))"]
        case "URL": ["URL(filePath: \"/a/b.txt\")", "URL(filePath: \"/\")"]
        case "CGPoint", "NSPoint": points.map { "\(name)(x: \($0.0), y: \($0.1))" }
        case "CGSize", "NSSize": points.map { "\(name)(width: \($0.0), height: \($0.1))" }
        case "CGRect", "NSRect": points.map { "\(name)(x: \($0.0), y: \($0.1), width: \($0.1), height: 3)" }
        case "CGVector": points.map { "\(name)(dx: \($0.0), dy: \($0.1))" }
        case "Locale": ["Locale(identifier: \"en_US\")"]
        case "TimeZone": ["TimeZone.gmt"]
        case "Calendar": ["Calendar(identifier: .gregorian)"]
        case "IndexSet": ["IndexSet([1, 2, 5])", "IndexSet()", "IndexSet(integersIn: 0..<4)"]
        case "IndexPath": ["IndexPath(indexes: [1, 2])", "IndexPath()"]
        case "NSRange", "_NSRange": ranges.map { "NSRange(location: \($0.0), length: \($0.1))" }
        case "CharacterSet": ["CharacterSet.whitespaces", "CharacterSet.alphanumerics", "CharacterSet.decimalDigits"]
        case "DateComponents":
            [
                "DateComponents(year: 2024, month: 2, day: 29)", "DateComponents(hour: 13, minute: 5)",
                "DateComponents()",
            ]
        case "DateInterval":
            ["0", "86_400"].map { "DateInterval(start: Date(timeIntervalSince1970: \($0)), duration: 3_600)" }
        case "Duration": ["Duration.seconds(2)", "Duration.milliseconds(1_500)", "Duration.zero"]
        case "URLQueryItem": ["URLQueryItem(name: \"a\", value: \"1 2\")", "URLQueryItem(name: \"b\", value: nil)"]
        case "URLRequest": ["URLRequest(url: URL(filePath: \"/a\"))"]
        case "NSRegularExpression":
            ["[a-z]+", "([0-9])[0-9]*", "^a|b$"].map { "try NSRegularExpression(pattern: \"\($0)\")" }
        case "CancellationError": ["CancellationError()"]
        case "Any", "AnyHashable", "Hashable", "Equatable", "Sendable":
            ["1", "\"a\"", "true", "2.5", "[1, 2]", "[\"a\": 1]"]
        case "Error": ["CancellationError()"]
        case "Never": []
        default: []
        }
    }

    /// Whether values of the type are known.
    static func isKnown(_ name: String) -> Bool {
        !values(of: name, literals: SourceLiterals(integers: [], doubles: [], strings: [])).isEmpty
    }

    private static let ranges = [(1, 3), (4, 1), (2, 0), (0, 6)]
    private static let points = [(1, 2), (4, 0), (-3, 5), (0, 0), (2, 7), (6, -1)]

    private static func integers(_ literals: SourceLiterals, in range: ClosedRange<Int>) -> [String] {
        var values = [3, 0, 1, 2, 5, -1, 10, 7]
        for literal in literals.integers where abs(literal) < 100_000 { values += [literal, literal + 1, literal - 1] }
        values += [4, 12, -5, 100, 1_000, 6, 8, 9, 15, 16, 31, 64, 255]
        var seen: Set<Int> = []
        return values.filter { range.contains($0) && seen.insert($0).inserted }.map(String.init)
    }

    private static func doubles(_ literals: SourceLiterals) -> [String] {
        var values = [2.5, 0, 1, -1, 0.5, 3, 10]
        for literal in literals.doubles where abs(literal) < 1e9 { values += [literal, literal + 0.5, literal - 0.5] }
        for literal in literals.integers where abs(literal) < 100_000 { values += [Double(literal)] }
        values += [-3.75, 100, 0.1, 1e-3, 1_234.5678]
        var seen: Set<Double> = []
        return values.filter { seen.insert($0).inserted }.map { "\($0)" } + [".infinity", ".nan"]
    }

    /// Strings: some ordinary ones, the code's own literals, and their combinations and variations.
    private static func strings(_ literals: SourceLiterals) -> [String] {
        let plain = [
            "abc", "", "a", "Hello, World", "hello world foo", "12", "aba", " a  b ", "-3.5", "a,b,c", "héllo 👋🏽",
            "aaBBcc",
            "foo_bar-baz", "fooBarBaz", "line\nnext", "x=1&y=2", "(1 + 2) * 3", "[1, 2]", "The quick brown fox", "0",
            "\"q\"",
        ]
        let found = literals.strings.filter { !$0.isEmpty }
        let long = found.filter { $0.count >= 3 }
        var values = Array(plain.prefix(6)) + found.prefix(12)
        for (index, text) in found.prefix(10).enumerated() {
            values.append(plain[index % 6] + text + plain[(index + 2) % 6])
            if index + 1 < found.count { values.append(text + found[index + 1]) }
        }
        values += plain.dropFirst(6)
        for text in long.prefix(8) {
            values += [String(text.dropLast()), String(text.dropFirst()), text.uppercased(), text + text, " " + text]
        }
        values += found.dropFirst(12)
        var seen: Set<String> = []
        return values.filter { $0.utf8.count < 120 && seen.insert($0).inserted }
    }

    private static func characters(_ literals: SourceLiterals) -> [Character] {
        var seen: Set<Character> = []
        let all =
            ["a", "b", "c", "A", "1", " ", "é", "-"] + literals.strings.filter { $0.count == 1 }.compactMap(\.first)
            + ["z", "Z", "0", "9", ".", "\n"]
        return all.filter { seen.insert($0).inserted }
    }
}
