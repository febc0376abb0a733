/// Which words of a question may stand for which words of a fact.
///
/// Rows of two kinds: in `dentist = teeth, tooth, dental` each word stands for each other; in `instrument/music > cello, violin`
/// what stands in front is a class that asks for its members, which do not stand for one another. Words joined by a hyphen are
/// words side by side.
struct Thesaurus: Sendable {
    /// The thesaurus that comes with the program.
    static let standard = Thesaurus([
        body, home, kinds, things, work, trades, learning, arts, leisure, people, travel, character, deeds, turns,
        callings,
        events,
    ])

    /// A row in which a word stands, and how.
    private struct Place {
        let row: Int32
        let role: Role
    }

    /// How a word stands beside others of its row.
    private enum Role { case equal, `class`, member }

    private static let sameWord = 1.0
    private static let sameRow = 0.9
    private static let classOfMember = 0.85
    private static let memberOfClass = 0.6

    private var places: [String: [Place]] = [:]
    private var compounds: Set<String> = []

    /// Reads texts of rows, one a line.
    init(_ texts: [String]) {
        places.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count } / 16)
        var row: Int32 = 0
        for text in texts {
            // By bytes: this is read before the first reply, some twenty thousand words.
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                row += 1
                if let mark = line.firstIndex(of: UInt8(ascii: ">")) {
                    add(line[..<mark], partedBy: "/", .class, row)
                    add(line[line.index(after: mark)...], partedBy: ",", .member, row)
                } else if let mark = line.firstIndex(of: UInt8(ascii: "=")) {
                    add(line[..<mark], partedBy: ",", .equal, row)
                    add(line[line.index(after: mark)...], partedBy: ",", .equal, row)
                }
            }
        }
    }

    private mutating func add(
        _ list: Substring.UTF8View, partedBy separator: Unicode.Scalar, _ role: Role, _ row: Int32
    ) {
        for word in list.split(separator: UInt8(ascii: separator)) {
            let parts = Folding.words(String(Substring(word)))
            guard let first = parts.first else { continue }
            let key = parts.count == 1 ? Folding.stem(first) : Self.key(parts)
            if parts.count > 1 { compounds.insert(key) }
            places[key, default: []].append(Place(row: row, role: role))
        }
    }

    /// The stem of a word, or the stems of words side by side.
    static func key(_ words: [String]) -> String { words.map(Folding.stem).joined(separator: "-") }

    /// Whether a stem stands in a row.
    func knows(_ stem: String) -> Bool { places[stem] != nil }

    /// The stems of words, and of two or three words side by side that are one in the thesaurus.
    func stems(_ words: [String]) -> [String] {
        words.map(Folding.stem) + compounds(in: words).map(\.key)
    }

    /// Two or three words side by side that are one in the thesaurus, and where they stand.
    func compounds(in words: [String]) -> [(key: String, places: Range<Int>)] {
        [2, 3].flatMap { length in
            words.indices.dropLast(length - 1).compactMap { start -> (key: String, places: Range<Int>)? in
                let places = start..<(start + length)
                let key = Self.key(Array(words[places]))
                return compounds.contains(key) ? (key, places) : nil
            }
        }
    }

    /// How well a fact's word answers a question's, from 0 (not at all) to 1 (it is the same); both as stems.
    func relation(of asked: String, to told: String) -> Double {
        if asked == told { return Self.sameWord }
        guard let asked = places[asked], let told = places[told] else { return 0 }
        var best = 0.0
        for place in asked {
            for other in told where other.row == place.row {
                switch (place.role, other.role) {
                case (.equal, .equal): best = max(best, Self.sameRow)
                case (.class, .member): best = max(best, Self.classOfMember)
                case (.member, .class): best = max(best, Self.memberOfClass)
                default: break
                }
            }
        }
        return best
    }
}
