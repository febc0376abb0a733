/// Searches for a text in time proportional to the lengths of both texts (Knuth, Morris and Pratt, 1977).
struct TemplateSearch {
    /// The text to find, without marks.
    private let needle: [UInt32]
    /// For each index, the length of the longest proper prefix of the needle that ends there.
    private let borders: [Int]

    init(_ needle: some Sequence<UInt32>) {
        let needle = Array(needle)
        var borders = [Int](repeating: 0, count: needle.count)
        var length = 0
        for index in needle.indices.dropFirst() {
            while length > 0, needle[length] != needle[index] { length = borders[length - 1] }
            if needle[length] == needle[index] { length += 1 }
            borders[index] = length
        }
        self.needle = needle
        self.borders = borders
    }

    /// The first occurrence of the needle from `start` on; an empty needle is found at `start`.
    func first(in units: [UInt32], from start: Int) -> Int? {
        guard !needle.isEmpty else { return start <= units.count ? start : nil }
        var length = 0
        var index = start
        while index < units.count {
            let value = TemplateString.value(units[index])
            while length > 0, needle[length] != value { length = borders[length - 1] }
            if needle[length] == value { length += 1 }
            index += 1
            if length == needle.count { return index - length }
        }
        return nil
    }
}
