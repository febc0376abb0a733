import Foundation

/// Texts read as values.
extension Operation {
    static let parsers: [Operation] = [
        Operation(
            "parse duration", "duration|time interval|seconds", takes: "text",
            options: [
                OperationOption("in order", on: "order|larger smaller|descending|at most once|repeat|twice"),
                OperationOption("minutes", on: "in_minutes|number_of_minutes|as_minutes", off: "in_seconds"),
                OperationOption("blanks", on: "space|white"),
                OperationOption("bare", on: "without_unit|plain_number|bare"),
            ],
            rows: texts(
                "1h30m", "45s", "2h", "1h", "30m", "1h30m15s", "10m5s", "90s", "1m", "3h20s", "100s", "12h", "0s")
                + texts("1d", "1d2h", needs: "day|days|d") + texts("1h 30m", needs: "space|white")
                + texts("h", "abc", "", "1x", "m5", needs: "nil|throw|invalid|unknown|missing|not")
                + texts("5", needs: "unit missing|without_unit|no unit")
                + texts("1h1h", "30m1h", needs: "once|repeat|order|twice|duplicate"), settled: [.symbols, .empty]
        ) { c in duration(c).map { $0.map { .int(c["minutes"] ? $0 / 60 : $0) } ?? .absent } ?? nil },
        Operation(
            "parse clock", "time|clock|hh:mm|h:mm|minutes|seconds", takes: "text",
            options: [
                OperationOption("seconds", on: "second"), OperationOption("parts"),
                OperationOption("signed", on: "minus|negative"),
            ],
            rows: texts("12:30", "0:00", "23:59", "9:05", "1:02:03", "10:00", "07:45", "5:30")
                + texts(
                    "24:00", "12:60", "ab", "12", "12:5", "-1:30", "12:30:99", "", "1:2:3:4",
                    needs: "nil|throw|invalid|range|not|outside"), settled: [.symbols, .empty]
        ) { c in
            let isNegative = c["signed"] && c.text(0).hasPrefix("-")
            let fields = c.text(0).dropFirst(isNegative ? 1 : 0).split(separator: ":", omittingEmptySubsequences: false)
            let parts = fields.compactMap { field in field.allSatisfy { ("0"..."9").contains($0) } ? Int(field) : nil }
            guard parts.count == fields.count, (2...3).contains(parts.count), !isNegative || !c["parts"] else {
                return .absent
            }
            if parts.count == 2, c["seconds"] == false, parts[0] > 23 { return .absent }
            guard parts.dropFirst().allSatisfy({ $0 < 60 }), fields.dropFirst().allSatisfy({ $0.count == 2 }) else {
                return fields.dropFirst().allSatisfy { $0.count == 2 } ? .absent : nil
            }
            if c["parts"] { return .ints(parts) }
            return .int(parts.reduce(0) { $0 * 60 + $1 } * (isNegative ? -1 : 1))
        },
        Operation(
            "parse version", "version", not: "compare", takes: "text",
            rows: texts("1.2.3", "0.0.1", "10.20.30", "2.0.0", "1.10.0")
                + texts(
                    "1.2", "1", "1.2.3.4", "a.b.c", "1..2", "", "1.2.x", "-1.2.3",
                    needs: "nil|throw|invalid|exactly|missing|not|three|optional"), settled: [.symbols, .empty]
        ) { c in
            guard !c.text(0).dropFirst().contains(where: { "-+".contains($0) }) else { return nil }
            let fields = c.text(0).split(separator: ".", omittingEmptySubsequences: false)
            let parts = fields.compactMap { field in field.allSatisfy { ("0"..."9").contains($0) } ? Int(field) : nil }
            return parts.count == 3 && fields.count == 3 ? .ints(parts) : fields.count == parts.count ? nil : .absent
        },
        Operation(
            "compare versions", "version", takes: "text text",
            options: [
                OperationOption("is less", on: "older|less|before|lower"),
                OperationOption("is greater", on: "newer|greater|later|higher"),
            ],
            rows: calls(
                ["1.2.3", "1.2.4"], ["1.10.0", "1.9.0"], ["2.0.0", "1.9.9"], ["1.0.0", "1.0.0"], ["1.2", "1.2.0"],
                ["1.2", "1.2.1"], ["10.0", "9.0"], ["0.1", "0.0.9"], ["1.0.1", "1.0"]), settled: [.symbols, .short]
        ) { c in
            let parts = [c.text(0), c.text(1)].map { text in text.split(separator: ".").compactMap { Int($0) } }
            let size = max(parts[0].count, parts[1].count)
            let padded = parts.map { $0 + [Int](repeating: 0, count: size - $0.count) }
            let order = padded[0] == padded[1] ? 0 : padded[0].lexicographicallyPrecedes(padded[1]) ? -1 : 1
            if c["is less"] != c["is greater"] { return .bool(order == (c["is less"] ? -1 : 1)) }
            return .int(order)
        },
        Operation(
            "parse hex color", "color|hex", takes: "text",
            options: [
                OperationOption("fractions", on: "fraction|between zero one|from zero to one"),
                OperationOption("number"),
                OperationOption("alpha", on: "four digit|eight digit|three_or_four|six_or_eight|rgba|alpha|opacity"),
            ],
            rows: texts("#ff8000", "#000000", "#FFFFFF", "#123456", "#0a0B0c", "#abcdef", "#00ff7f")
                + texts("#fff", "#f80", "#123", "#0AF", needs: "three|short|shorthand|rgb")
                + texts("#f808", "#1234", "#80ff0040", needs: "four|eight|rgba")
                + texts("ff8000", "123456", needs: "optional|without|leading")
                + texts(
                    "#12345", "#gggggg", "", "#", "#1234567", "#+12345", needs: "nil|throw|invalid|not|else|otherwise"),
            settled: [.symbols, .empty]
        ) { c in
            var digits = c.text(0)[...]
            if digits.first == "#" { digits.removeFirst() }
            if digits.count == 3 || c["alpha"] && digits.count == 4 {
                digits = String(digits.map { "\($0)\($0)" }.joined())[...]
            }
            if c["alpha"], !c["number"], !c["fractions"], digits.count == 8, digits.allSatisfy(\.isASCII),
                let value = Int(digits, radix: 16)
            {
                return .ints([value >> 24, value >> 16 & 255, value >> 8 & 255, value & 255])
            }
            guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
                let value = Int(digits, radix: 16)
            else { return .absent }
            if c["number"] { return .int(value) }
            let parts = [value >> 16, value >> 8 & 255, value & 255]
            return c["fractions"] ? .array(parts.map { .double(Double($0) / 255) }) : .ints(parts)
        },
        Operation(
            "format hex color", "color|hex", takes: "int int int",
            options: [
                OperationOption("upper", on: "upper|capital", off: "lower"),
                OperationOption("bare", on: "without #|without hash|no leading"),
            ],
            rows: calls(
                [255, 128, 0], [0, 0, 0], [255, 255, 255], [1, 2, 3], [16, 32, 48], [171, 205, 239], [10, 11, 12]),
            settled: [.zero]
        ) { c in
            let digits = (0..<3).map { place in
                (c.int(place) < 16 ? "0" : "") + String(c.int(place), radix: 16, uppercase: c["upper"])
            }
            return .string((c["bare"] ? "" : "#") + digits.joined())
        },
        Operation("is IPv4", "ipv4|ip address|dotted|ip", takes: "text", rows: addresses, settled: [.symbols, .empty]) {
            c in .bool(address(c.text(0)) != nil)
        },
        Operation(
            "parse IPv4", "ipv4|ip address|dotted|ip", takes: "text",
            options: [OperationOption("number", on: "integer|32")], rows: addresses, settled: [.symbols, .empty]
        ) { c in
            guard let parts = address(c.text(0)) else { return .absent }
            return c["number"] ? .int(parts.reduce(0) { $0 * 256 + $1 }) : .ints(parts)
        },
        Operation(
            "parse ranges", "range|list of numbers|page", takes: "text",
            rows: texts("1-3", "1,3,5", "1-3,7", "5", "2-4,6-8", "10-12", "1,2-2", "1-2,9")
                + texts("a", "1-", needs: "nil|throw|invalid|empty|not"),
            settled: [.symbols, .empty]
        ) { c in
            var numbers: [Int] = []
            for part in c.text(0).split(separator: ",", omittingEmptySubsequences: false) {
                let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
                guard let first = ends[0], let last = ends.last ?? nil, ends.count < 3, first <= last else {
                    return .absent
                }
                numbers += first...last
            }
            return .ints(numbers)
        },
        Operation(
            "parse truth", "bool|flag|truth|yes|switch|on off", takes: "text",
            rows: texts("true", "false", "yes", "no", "on", "off", "TRUE", "No", "maybe", "2", "")
                + texts("1", "0", needs: "1|0|one|zero|digit")
                + texts(" true ", "yes ", needs: "white|space|trim"), settled: [.empty, .upper, .blank]
        ) { c in
            let word = c.text(0).lowercased().trimmingCharacters(in: .whitespaces)
            return ["true", "yes", "on", "1"].contains(word)
                ? true : ["false", "no", "off", "0"].contains(word) ? false : .absent
        },
        Operation(
            "parse whole number", "int|whole number|number|parse", takes: "text",
            options: [OperationOption("unsigned", on: "without_sign|without_signs|no_sign|unsigned", isRare: true)],
            rows: texts("12", "0", "-7", "345", "1000", "99")
                + texts("", "abc", "1.5", "12a", "-", " 5", "+5", "--1", needs: "nil|throw|invalid|not"),
            settled: [.symbols]
        ) { c in
            let isSigned = c.text(0).hasPrefix("-") || c.text(0).hasPrefix("+")
            return c["unsigned"] && isSigned ? .absent : Int(c.text(0)).map { .int($0) } ?? .absent
        },
        Operation(
            "from base", "base|radix|binary|hex|octal", takes: "text int",
            rows: calls(
                ["101", 2], ["ff", 16], ["17", 8], ["zz", 36], ["0", 2], ["1111", 2], ["FF", 16], ["10", 10], ["2", 2],
                ["", 2], ["8", 8], ["777", 8]), settled: [.short, .upper]
        ) { c in
            (2...36).contains(c.int(1)) ? Int(c.text(0), radix: c.int(1)).map { .int($0) } ?? .absent : nil
        },
        Operation(
            "from binary", "binary", takes: "text",
            rows: texts("101", "0", "1", "1111", "100000", "11", "1010", "2", "")
        ) { c in Int(c.text(0), radix: 2).map { .int($0) } ?? .absent },
        Operation(
            "from hexadecimal", "hex", not: "color", takes: "text",
            rows: texts("ff", "0", "1a", "10", "FF", "abc", "7f", "g", "", "00ff"), settled: [.upper]
        ) { c in Int(c.text(0), radix: 16).map { .int($0) } ?? .absent },
        Operation(
            "parse size", "size|byte|kilobyte|unit", takes: "text",
            options: [OperationOption("binary", on: "1024|binary")],
            rows: texts("10B", "1KB", "2MB", "1GB", "512B", "3KB", "10MB", "5kb", "1K", "2M", "7", "abc", ""),
            settled: [.symbols, .empty, .upper]
        ) { c in
            let digits = c.text(0).prefix { $0.isNumber }
            let unit = c.text(0).dropFirst(digits.count).uppercased()
            guard let number = Int(digits), unit.hasSuffix("B"),
                let power = ["B", "KB", "MB", "GB"].firstIndex(of: unit)
            else { return nil }
            return .int((0..<power).reduce(number) { size, _ in size * (c["binary"] ? 1024 : 1000) })
        },
        Operation(
            "is valid email", "email|mail address", takes: "text",
            rows: texts("a@b.co", "user@example.com", "a.b@c.org", "no", "@x.com", "a@", "a@b@c.com", "x@y.net", "a@b")
        ) { c in
            let parts = c.text(0).split(separator: "@", omittingEmptySubsequences: false)
            if parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasPrefix("."),
                !parts[1].hasSuffix(".")
            {
                return true
            }
            return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty ? nil : false
        },
        Operation(
            "evaluate reverse Polish", "polish|rpn|postfix", takes: "text",
            rows: texts(
                "3 4 +", "5 1 2 + 4 * + 3 -", "2 3 *", "7 2 -", "8 4 /", "1 2 3 + +", "9", "10 2 8 * + 3 -",
                "4 13 5 / +", "+", "1 +", "1 2", ""), settled: [.symbols, .empty]
        ) { c in
            var stack: [Int] = []
            for word in c.text(0).split(separator: " ") {
                if let number = Int(word) {
                    stack.append(number)
                    continue
                }
                guard let second = stack.popLast(), let first = stack.popLast() else { return .absent }
                switch word {
                case "+": stack.append(first + second)
                case "-": stack.append(first - second)
                case "*": stack.append(first * second)
                case "/": if second != 0, first % second == 0 { stack.append(first / second) } else { return nil }
                default: return .absent
                }
            }
            return stack.count == 1 ? .int(stack[0]) : .absent
        },
    ]

    private static let addresses =
        texts(
            "192.168.0.1", "0.0.0.0", "255.255.255.255", "10.0.0.1", "127.0.0.1", "1.2.3.4", "256.1.1.1", "1.2.3",
            "1.2.3.4.5", "a.b.c.d", "1..2.3", "", "1.2.3.-4", "300.1.1.1")
        + texts("01.2.3.4", "1.2.3.04", needs: "leading zero|leading zeros")

    private static func address(_ text: String) -> [Int]? {
        let fields = text.split(separator: ".", omittingEmptySubsequences: false)
        let parts = fields.compactMap { field in
            !field.isEmpty && field.allSatisfy { ("0"..."9").contains($0) } && (field.count == 1 || field.first != "0")
                ? Int(field) : nil
        }
        return fields.count == 4 && parts.count == 4 && parts.allSatisfy { $0 < 256 } ? parts : nil
    }

    /// Seconds; no value where the text is none, nothing where that is not known.
    private static func duration(_ c: OperationCall) -> Int?? {
        let units: [Character: Int] = ["d": 86_400, "h": 3600, "m": 60, "s": 1]
        var total = 0
        var digits = ""
        var before = Int.max
        for letter in c.text(0) where !(c["blanks"] && letter == " ") {
            if letter.isNumber {
                digits.append(letter)
                continue
            }
            guard let unit = units[letter], let number = Int(digits) else { return .some(nil) }
            if c["in order"], unit >= before { return .some(nil) }
            before = unit
            total += number * unit
            digits = ""
        }
        if c.text(0).isEmpty || !digits.isEmpty && !c["bare"] { return .some(nil) }
        return total + (Int(digits) ?? 0)
    }
}
