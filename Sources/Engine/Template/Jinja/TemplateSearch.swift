/// Looks for a text in others in time proportional to their lengths, whatever they are (Knuth, Morris and Pratt, 1977).
struct TemplateSearch {
    /// What is looked for, without marks.
    private let needle: [UInt32]
    /// For each place, the length of the longest beginning of the needle that ends there, other than the whole.
    private let borders: [Int]

    init(_ needle: some Sequence<UInt32>) {
        let needle = Array(needle)
        var borders = [Int](repeating: 0, count: needle.count)
        var length = 0
        for place in needle.indices.dropFirst() {
            while length > 0, needle[length] != needle[place] { length = borders[length - 1] }
            if needle[length] == needle[place] { length += 1 }
            borders[place] = length
        }
        self.needle = needle
        self.borders = borders
    }

    /// Where the needle begins for the first time from `start` on; an empty one is found there.
    func first(in units: [UInt32], from start: Int) -> Int? {
        guard !needle.isEmpty else { return start <= units.count ? start : nil }
        var length = 0
        var place = start
        while place < units.count {
            let value = TemplateString.value(units[place])
            while length > 0, needle[length] != value { length = borders[length - 1] }
            if needle[length] == value { length += 1 }
            place += 1
            if length == needle.count { return place - length }
        }
        return nil
    }
}
