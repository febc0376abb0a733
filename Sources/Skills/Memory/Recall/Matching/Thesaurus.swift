/// Which words of a question may stand for which words of a fact.
///
/// Rows of two kinds: in `dentist = teeth, tooth, dental` each word stands for each other; in `instrument/music > cello, violin`
/// what stands in front is a class that asks for its members, which do not stand for one another. Words joined by a hyphen are
/// words side by side.
struct Thesaurus: Sendable {
    /// The thesaurus that comes with the program.
    static let standard = Thesaurus([
        body, home, kinds, things, work, trades, learning, arts, leisure, people, travel, character, deeds,
    ])

    /// The rows in which a word stands beside the others, is the class, and is a member.
    private struct Places: Sendable {
        var equal: Set<Int32> = []
        var classes: Set<Int32> = []
        var members: Set<Int32> = []
    }

    /// How a word stands beside another.
    private enum Role { case equal, `class`, member }

    private static let sameWord = 1.0
    private static let sameRow = 0.9
    private static let classOfMember = 0.85
    private static let memberOfClass = 0.6

    private var places: [String: Places] = [:]
    private var compounds: Set<String> = []

    /// Reads texts of rows, one a line.
    init(_ texts: [String]) {
        var row: Int32 = 0
        for line in texts.lazy.flatMap({ $0.split(separator: "\n") }) {
            row += 1
            if let mark = line.firstIndex(of: ">") {
                for word in line[..<mark].split(separator: "/") { add(word, .class, row) }
                for word in line[line.index(after: mark)...].split(separator: ",") { add(word, .member, row) }
            } else {
                for word in line.split(whereSeparator: { $0 == "=" || $0 == "," }) { add(word, .equal, row) }
            }
        }
    }

    private mutating func add(_ word: Substring, _ role: Role, _ row: Int32) {
        let key = Self.key(Folding.words(String(word)))
        guard !key.isEmpty else { return }
        if key.contains("-") { compounds.insert(key) }
        switch role {
        case .equal: places[key, default: Places()].equal.insert(row)
        case .class: places[key, default: Places()].classes.insert(row)
        case .member: places[key, default: Places()].members.insert(row)
        }
    }

    /// The stem of a word, or the stems of words side by side.
    static func key(_ words: [String]) -> String { words.map(Folding.stem).joined(separator: "-") }

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
        if !asked.equal.isDisjoint(with: told.equal) { return Self.sameRow }
        if !asked.classes.isDisjoint(with: told.members) { return Self.classOfMember }
        return asked.members.isDisjoint(with: told.classes) ? 0 : Self.memberOfClass
    }
}
