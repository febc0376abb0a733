/// Edit distance between two words, to suggest a name for one that does not exist and to recognise typos.
public enum EditDistance {
    /// The least number of insertions, deletions, substitutions (Levenshtein, 1965) and swaps of neighbours (Damerau,
    /// 1964; restricted variant). Case is ignored, and texts are cut to 64 characters.
    public static func between(_ first: String, _ second: String) -> Int {
        let first = Array(first.prefix(64).lowercased())
        let second = Array(second.prefix(64).lowercased())
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[second.count]
    }
}
