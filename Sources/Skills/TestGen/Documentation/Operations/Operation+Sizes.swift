import Foundation

/// Sizes of files for people to read.
extension Operation {
    static let sizes: [Operation] = [
        Operation(
            "byte size", "byte|file size|human size|size format|storage", not: "parse from", takes: "int",
            options: [
                OperationOption("thousands", on: "1000|decimal_unit|thousand|powers_of_ten", off: "1024|binary"),
                OperationOption("binary names", on: "ki|mi|gi|kib|iec"),
                OperationOption(
                    "two digits", on: "two decimal|two_digits|two_places", off: "one_digit|one_decimal|one_place"),
                OperationOption(
                    "no zero", on: "trailing zero not|without trailing|zero dropped|whole omit|drop trailing",
                    off: "one_digit|one_decimal|always|exactly"),
                OperationOption("small k", on: "k_b"),
                OperationOption(
                    "before rounding", off: "brings|rounded_number|rounded_value|after round|never 1024", isRare: true),
            ],
            rows: Operation.numbers(
                0, 1, 512, 999, 1000, 1023, 1024, 1500, 1536, 2048, 10240, 1_048_576, 1_572_864, 5_242_880,
                1_073_741_824, 2_000_000, 123_456_789)
                + Operation.numbers(
                    1_048_575, 999_999, 1_073_741_823,
                    needs: "brings|rounded_number|rounded_value|after round|never 1024")
                + Operation.numbers(-1, -2048, -1536, needs: "negative|minus|sign"),
            settled: [.zero, .negative]
        ) { c in
            let base = c["thousands"] ? 1000.0 : 1024
            let size = abs(c.number(0))
            guard size >= base else { return .string("\(c.int(0)) B") }
            var (value, unit) = (size, 0)
            while unit < 6, c["before rounding"] ? value >= base : rounded(value, c["two digits"] ? 2 : 1) >= base {
                value /= base
                unit += 1
            }
            var text = String(format: c["two digits"] ? "%.2f" : "%.1f", rounded(value, c["two digits"] ? 2 : 1))
            if c["no zero"] {
                while text.hasSuffix("0") { text.removeLast() }
                if text.hasSuffix(".") { text.removeLast() }
            }
            let prefix = String(Array("KMGTPE")[unit - 1])
            let name = (c["small k"] && prefix == "K" ? "k" : prefix) + (c["binary names"] ? "iB" : "B")
            return .string((c.int(0) < 0 ? "-" : "") + text + " " + name)
        }
    ]

    private static func rounded(_ value: Double, _ digits: Int) -> Double {
        let scale = digits == 2 ? 100.0 : 10
        return (value * scale).rounded() / scale
    }
}
