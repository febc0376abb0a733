import AgentCore

/// Draws the weeks of a reflection.
enum ReflectionPlot {
    private static let height = 96
    private static let step = 28

    /// Messages a week, and the balance of moods where any were told; none where there is nothing to see.
    static func plots(of weeks: [JSONValue]) -> [String] {
        func series(_ name: String) -> [Int] { weeks.map { $0[name]?.integerValue ?? 0 } }
        let starts = weeks.map { $0["start"]?.stringValue ?? "" }
        var plots: [String] = []
        if weeks.count > 1, series("messages").contains(where: { $0 > 0 }) {
            plots.append(bars(series("messages"), starts, label: "Messages a week"))
        }
        if weeks.count > 1, series("moods").contains(where: { $0 > 0 }) {
            plots.append(bars(series("balance"), starts, label: "Balance of good and bad moods a week"))
        }
        return plots
    }

    private static func bars(_ values: [Int], _ starts: [String], label: String) -> String {
        let most = max(1, values.map(abs).max() ?? 1)
        let hasNegative = values.contains { $0 < 0 }
        let zero = hasNegative ? height / 2 : height
        let room = hasNegative ? height / 2 : height
        let width = values.count * step
        let shapes = zip(values, starts).enumerated().map { index, pair in
            let (value, start) = pair
            let size = abs(value) * (room - 4) / most
            let top = value < 0 ? zero : zero - size
            let title = "<title>\(Markdown.escaped(start)): \(value)</title>"
            return
                "<rect x=\"\(index * step + 4)\" y=\"\(top)\" width=\"\(step - 8)\" height=\"\(max(size, 1))\" rx=\"3\" fill=\"currentColor\">\(title)</rect>"
        }
        let first = Markdown.escaped(starts.first ?? "")
        let last = Markdown.escaped(starts.last ?? "")
        let summary = "\(label), from \(first) to \(last), at most \(most)"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height + 18)" role="img" aria-label="\(summary)">\
            \(shapes.joined())\
            <line x1="0" x2="\(width)" y1="\(zero)" y2="\(zero)" stroke="currentColor" stroke-opacity="0.4"/>\
            <text x="2" y="\(height + 14)" font-size="11" fill="currentColor">\(first)</text>\
            <text x="\(width - 2)" y="\(height + 14)" font-size="11" text-anchor="end" fill="currentColor">\(last)</text>\
            </svg>
            """
    }
}
