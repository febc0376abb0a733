import Foundation

/// Numbers in ranges, and days of calendars.
extension Operation {
    private static let between = calls(
        [5, 1, 10], [0, 1, 10], [12, 1, 10], [1, 1, 10], [10, 1, 10], [7, 3, 4], [3, 3, 4], [-5, -3, 8], [9, -3, 8],
        [4, 0, 8], [2, 0, 4])

    private static let fractions = calls(
        [0.0, 10.0, 0.5], [0.0, 10.0, 0.0], [0.0, 10.0, 1.0], [2.0, 4.0, 0.25], [5.0, 1.0, 0.5], [1.0, 3.0, 0.75],
        [10.0, 20.0, 0.1], [3.0, 9.0, 0.5], [-4.0, 4.0, 0.25])

    static let bounds: [Operation] = [
        Operation(
            "clamp", "clamp|limit|restrict|constrain|bound", takes: "number:value number:lo number:up", rows: between,
            settled: [.negative, .zero]
        ) { c in
            c.number(1) > c.number(2) ? nil : .double(min(max(c.number(0), c.number(1)), c.number(2)))
        },
        Operation(
            "clamp to range", "clamp|limit|restrict|constrain", takes: "number range",
            options: [halfOpen],
            rows: calls(
                [5, .range(1, 10)], [0, .range(1, 10)], [12, .range(1, 10)], [1, .range(1, 10)], [10, .range(1, 10)],
                [3, .range(4, 6)], [7, .range(4, 6)], [5, .range(4, 6)], [-1, .range(0, 3)]),
            settled: [.negative, .zero]
        ) { c in
            .double(min(max(c.number(0), c.bounds(1).low), c.bounds(1).high - (c["half-open"] ? 1 : 0)))
        },
        Operation(
            "lerp", "lerp|interpolat|blend|mix", not: "inverse", takes: "real real real", rows: fractions,
            settled: [.negative, .zero]
        ) { c in
            .double(c.number(0) + (c.number(1) - c.number(0)) * c.number(2))
        },
        Operation(
            "inverse lerp", "inverse|unlerp|fraction|progress|normal|position between", takes: "real real real",
            options: [OperationOption("clamped", on: "clamp|limit|never less|outside")],
            rows: calls(
                [0.0, 10.0, 5.0], [0.0, 10.0, 0.0], [0.0, 10.0, 10.0], [2.0, 4.0, 3.0], [1.0, 5.0, 2.0],
                [10.0, 20.0, 15.0], [0.0, 4.0, 1.0], [0.0, 10.0, 15.0], [0.0, 10.0, -5.0]), settled: [.negative, .zero]
        ) { c in
            guard c.number(0) < c.number(1) else { return nil }
            let share = (c.number(2) - c.number(0)) / (c.number(1) - c.number(0))
            return .double(c["clamped"] ? min(max(share, 0), 1) : share)
        },
        Operation(
            "remap", "map|remap|rescale|convert range", takes: "real real real real real",
            rows: calls(
                [5.0, 0.0, 10.0, 0.0, 100.0], [0.0, 0.0, 10.0, 5.0, 6.0], [10.0, 0.0, 10.0, 1.0, 2.0],
                [3.0, 2.0, 4.0, 0.0, 1.0], [2.5, 0.0, 5.0, 10.0, 20.0], [1.0, 0.0, 4.0, 0.0, 8.0],
                [2.0, 1.0, 3.0, -1.0, 1.0]), settled: [.negative, .zero]
        ) { c in
            guard c.number(1) < c.number(2) else { return nil }
            return .double(
                c.number(3) + (c.number(0) - c.number(1)) / (c.number(2) - c.number(1)) * (c.number(4) - c.number(3)))
        },
        Operation(
            "wrap into bounds", "wrap|cyclic|circular", takes: "number number number",
            options: [
                OperationOption(
                    "closed", on: "includ upper|inclusive|closed|both", off: "exclud|up to but|half-open|less than")
            ],
            rows: calls(
                [5, 0, 10], [12, 0, 10], [-1, 0, 10], [10, 0, 10], [23, 0, 10], [7, 3, 6], [2, 3, 6], [3, 3, 6],
                [5, 3, 6], [-12, 0, 10], [370, 0, 360]), settled: [.negative, .zero, .short]
        ) { c in
            let (low, high) = (c.number(1), c.number(2))
            let span = high - low + (c["closed"] ? 1 : 0)
            guard span > 0 else { return nil }
            return .double(low + c.number(0) - low - ((c.number(0) - low) / span).rounded(.down) * span)
        },
        Operation(
            "wrap angle", "angle|degree|heading|bearing|normal", not: "radian between difference", takes: "number",
            options: [OperationOption("signed", on: "180|half turn|minus")],
            rows: numbers(0, 90, 180, 270, 360, 370, 450, 720, -90, -10, -370, 190, 359), settled: [.negative, .zero]
        ) { c in
            let turned = c.number(0) - (c.number(0) / 360).rounded(.down) * 360
            return c["signed"] && turned == 180 ? nil : .double(c["signed"] && turned > 180 ? turned - 360 : turned)
        },
        Operation(
            "is in range", "between|within|in range|contain|inside",
            not: "close tolerance differ differs distance apart",
            takes: "number number number",
            options: [OperationOption("open", on: "exclusive|strictly", off: "inclusive|bounds includ")], rows: between,
            settled: [.negative, .zero]
        ) { c in
            .bool(
                c["open"]
                    ? c.number(1) < c.number(0) && c.number(0) < c.number(2)
                    : c.number(1) <= c.number(0) && c.number(0) <= c.number(2))
        },
        Operation(
            "percentage", "percent", not: "change off discount", takes: "number number",
            options: [OperationOption("whole", on: "round|integer|whole percent")],
            rows: calls([1, 4], [1, 2], [50, 200], [3, 4], [10, 10], [0, 5], [30, 20], [1, 8], [7, 0]), settled: []
        ) { c in
            guard c.number(1) != 0 else { return nil }
            let percent = c.number(0) / c.number(1) * 100
            // To which side a rounded one goes is another reader's matter.
            return c["whole"] && percent != percent.rounded() ? nil : .double(percent)
        },
        Operation(
            "percentage change", "percent change|percent increase|relative change|growth", takes: "number number",
            rows: calls([100, 150], [50, 25], [4, 5], [10, 10], [20, 30], [8, 2], [1, 3], [0, 4]), settled: []
        ) { c in
            c.number(0) == 0 ? nil : .double((c.number(1) - c.number(0)) / c.number(0) * 100)
        },
        Operation("sign", "sign|signum", takes: "number", settled: [.negative, .zero]) { c in
            .int(c.number(0) > 0 ? 1 : c.number(0) < 0 ? -1 : 0)
        },
        Operation(
            "median of three", "median|middle", takes: "number number number",
            rows: calls([1, 2, 3], [3, 1, 2], [2, 3, 1], [5, 5, 1], [9, 4, 7], [1, 9, 1], [6, 2, 8])
        ) { c in .double([c.number(0), c.number(1), c.number(2)].sorted()[1]) },
        Operation(
            "rounded to places", "round decimal|round place|round digit|decimal place", takes: "real int",
            options: [OperationOption("cut", on: "truncat|cut|toward zero|drop", off: "nearest|half|away")],
            rows: calls(
                [3.14159, 2], [2.71828, 3], [1.26, 1], [10.0, 2], [0.123456, 4], [7.891, 0], [99.996, 2], [-1.26, 1],
                [1234.5678, 1]), settled: [.short, .zero, .negative]
        ) { c in
            guard c.int(1) >= 0 else { return nil }
            let scale = pow(10, Double(c.int(1)))
            return .double((c.number(0) * scale).rounded(c["cut"] ? .towardZero : .toNearestOrAwayFromZero) / scale)
        },
        Operation(
            "compound interest", "compound|interest", takes: "real real int",
            rows: calls(
                [100.0, 0.1, 1], [100.0, 0.1, 2], [200.0, 0.05, 3], [1000.0, 0.02, 10], [50.0, 0.5, 2], [10.0, 0.0, 5],
                [100.0, 0.1, 0]), settled: [.zero]
        ) { c in
            .double(c.number(0) * pow(1 + c.number(1), Double(c.int(2))))
        },
        Operation(
            "approximately equal", "approximate|nearly|close|almost|tolerance", takes: "real real real",
            rows: calls(
                [1.0, 1.1, 0.2], [1.0, 1.5, 0.2], [2.0, 2.0, 0.1], [5.0, 4.5, 1.0], [5.0, 3.0, 1.0],
                [-1.0, -1.05, 0.1], [-1.0, 1.0, 0.5]), settled: [.negative, .zero]
        ) { c in .bool(abs(c.number(0) - c.number(1)) <= c.number(2)) },
        Operation(
            "fahrenheit", "fahrenheit", not: "to celsius", takes: "real",
            rows: calls([0.0], [100.0], [37.0], [-40.0], [20.0], [10.0], [25.5]), settled: [.negative, .zero]
        ) { c in .double(c.number(0) * 9 / 5 + 32) },
        Operation(
            "celsius", "celsius", not: "to fahrenheit", takes: "real",
            rows: calls([32.0], [212.0], [98.6], [-40.0], [50.0], [0.0], [68.0]), settled: [.negative, .zero]
        ) { c in .double((c.number(0) - 32) * 5 / 9) },
        Operation(
            "radians", "radian", not: "to degrees", takes: "real",
            rows: calls([0.0], [180.0], [90.0], [360.0], [45.0], [-90.0], [30.0]), settled: [.negative, .zero]
        ) { c in .double(c.number(0) * .pi / 180) },
        Operation(
            "body mass", "body mass|bmi", takes: "real real",
            rows: calls([70.0, 1.75], [80.0, 2.0], [50.0, 1.6], [90.0, 1.8], [60.0, 1.5], [100.0, 1.9])
        ) { c in .double(c.number(0) / (c.number(1) * c.number(1))) },
    ]
}
