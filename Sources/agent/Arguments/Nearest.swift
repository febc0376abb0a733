import AgentCore

/// Suggests names similar to one that does not exist.
enum Nearest {
    /// Up to three names, most similar first; dissimilar names are left out.
    static func names(to word: String, among names: [String]) -> [String] {
        names.map { ($0, $0.hasPrefix(word) && word.count > 2 ? 0 : EditDistance.between($0, word)) }
            .filter { $0.1 <= max(1, word.count / 3) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(3).map(\.0)
    }
}
