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
        /// The place of the same stem before it.
        let next: Int32

        static let none: Int32 = -1
    }

    /// How a word stands beside others of its row.
    private enum Role { case equal, `class`, member }

    private static let sameWord = 1.0
    private static let sameRow = 0.9
    private static let classOfMember = 0.85
    private static let memberOfClass = 0.6

    /// What a stem is found by: FNV-1a over its bytes, in 64 bits, of which no two of some twenty thousand are alike.
    private typealias Key = UInt64

    /// All places, those of one stem joined in a list.
    private var places: [Place] = []
    /// The place in `places` where each stem's list begins.
    private var first: [Key: Int32] = [:]
    private var compounds: Set<Key> = []

    /// Reads texts of rows, one a line. By bytes: this is done before the first reply.
    init(_ texts: [String]) {
        let count = texts.reduce(0) { $0 + $1.utf8.count }
        first.reserveCapacity(count / 16)
        places.reserveCapacity(count / 9)
        var row: Int32 = 0
        for text in texts {
            var text = text
            text.withUTF8 { bytes in
                for line in bytes.split(separator: UInt8(ascii: "\n")) {
                    row += 1
                    if let mark = line.firstIndex(of: UInt8(ascii: ">")) {
                        add(line[..<mark], partedBy: "/", .class, row)
                        add(line[(mark + 1)...], partedBy: ",", .member, row)
                    } else if let mark = line.firstIndex(of: UInt8(ascii: "=")) {
                        add(line[..<mark], partedBy: ",", .equal, row)
                        add(line[(mark + 1)...], partedBy: ",", .equal, row)
                    }
                }
            }
        }
    }

    private mutating func add(
        _ list: Slice<UnsafeBufferPointer<UInt8>>, partedBy separator: Unicode.Scalar, _ role: Role, _ row: Int32
    ) {
        var start = list.startIndex
        while start < list.endIndex {
            let end = list[start...].firstIndex(of: UInt8(ascii: separator)) ?? list.endIndex
            let entry = list[start..<end]
            if entry.contains(where: { $0 >= 0x80 }) {
                let words = Folding.words(String(decoding: entry, as: UTF8.self))
                add(words.joined(separator: " ").utf8, role, row)
            } else {
                add(entry, role, row)
            }
            start = end + 1
        }
    }

    /// Adds a word, or words side by side.
    private mutating func add(_ entry: some Sequence<UInt8>, _ role: Role, _ row: Int32) {
        var stems: [UInt8] = []
        var word: [UInt8] = []
        var count = 0
        func take() {
            guard !word.isEmpty else { return }
            Folding.stem(&word)
            if count > 0 { stems.append(UInt8(ascii: "-")) }
            stems += word
            count += 1
            word.removeAll(keepingCapacity: true)
        }
        for byte in entry {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                word.append(byte)
            default: take()
            }
        }
        take()
        guard count > 0 else { return }
        let key = Self.hash(stems)
        if count > 1 { compounds.insert(key) }
        places.append(Place(row: row, role: role, next: first[key] ?? Place.none))
        first[key] = Int32(places.count - 1)
    }

    private static func hash(_ stem: some Sequence<UInt8>) -> Key {
        stem.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ Key($1)) &* 0x100_0000_01b3 }
    }

    /// The stem of a word, or the stems of words side by side.
    static func key(_ words: [String]) -> String { words.map(Folding.stem).joined(separator: "-") }

    /// Whether a stem stands in a row.
    func knows(_ stem: String) -> Bool { first[Self.hash(stem.utf8)] != nil }

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
                return compounds.contains(Self.hash(key.utf8)) ? (key, places) : nil
            }
        }
    }

    /// How well a fact's word answers a question's, from 0 (not at all) to 1 (it is the same); both as stems.
    func relation(of asked: String, to told: String) -> Double {
        if asked == told { return Self.sameWord }
        guard let asked = first[Self.hash(asked.utf8)], let told = first[Self.hash(told.utf8)] else { return 0 }
        var best = 0.0
        for place in list(from: asked) {
            for other in list(from: told) where other.row == place.row {
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

    /// The places of a stem.
    private func list(from first: Int32) -> some Sequence<Place> {
        sequence(state: first) { next in
            guard next != Place.none else { return nil }
            defer { next = places[Int(next)].next }
            return places[Int(next)]
        }
    }
}
