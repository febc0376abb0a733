/// The words by which skills and requests are compared: stems of what carries meaning.
struct SkillTerms: Sendable {
    /// A stem's number: 64 bits of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), by which texts of thousands of
    /// words are kept and compared.
    typealias Number = UInt64

    /// Stems in the order of the text.
    let stems: [String]
    /// The words they stand for, as they are written.
    let words: [String]

    /// Reads a text; words that every request holds are left out.
    init(_ text: String) {
        var stems: [String] = []
        var words: [String] = []
        let bytes = Array(text.utf8)
        Self.read(text) { stem, place in
            stems.append(String(decoding: stem, as: UTF8.self))
            words.append(String(decoding: bytes[place], as: UTF8.self))
        }
        self.stems = stems
        self.words = words
    }

    /// The numbers of a text's stems in its order.
    static func numbers(_ text: String) -> [Number] {
        var numbers: [Number] = []
        read(text) { stem, _ in numbers.append(number(stem)) }
        return numbers
    }

    /// The number of a stem, or of anything else.
    static func number(_ bytes: some Sequence<UInt8>) -> Number {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ Number($1)) &* 0x100_0000_01B3 }
    }

    /// - Parameter take: is given each stem, and the place of the word's bytes.
    private static func read(_ text: String, _ take: ([UInt8], Range<Int>) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            var word: [UInt8] = []
            var isASCII = true
            var place = 0..<0
            func add(_ byte: UInt8, at index: Int) {
                place = (word.isEmpty ? index : place.lowerBound)..<index + 1
                word.append(byte)
            }
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case 0x61...0x7A, 0x30...0x39: add(byte, at: index)
                case 0x41...0x5A: add(byte | 0x20, at: index)
                // Bytes of letters beyond ASCII belong to words too.
                case 0x80...:
                    add(byte, at: index)
                    isASCII = false
                // "don't" is one word, and "A/B" and "e-mail" too.
                case 0x27: continue
                case 0x2D,
                    0x2F where word.count == 1:
                    continue
                default:
                    finish(&word, isASCII, place, take)
                    isASCII = true
                }
            }
            finish(&word, isASCII, place, take)
        }
    }

    private static func finish(
        _ word: inout [UInt8], _ isASCII: Bool, _ place: Range<Int>, _ take: ([UInt8], Range<Int>) -> Void
    ) {
        guard !word.isEmpty else { return }
        if !isASCII { word = Array(String(decoding: word, as: UTF8.self).lowercased().utf8) }
        if !hollow.contains(number(word)) {
            stem(&word)
            take(word, place)
        }
        word.removeAll(keepingCapacity: true)
    }

    /// Cuts a word's ending, so that "optimizing" and "optimization" meet: a light stemmer for ranking, which may cut words
    /// that do not belong together.
    private static func stem(_ word: inout [UInt8]) {
        let tail = word.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        for ending in endings
        where tail & ending.mask == ending.bytes && word.count - ending.count >= ending.least {
            word.removeLast(ending.count)
            break
        }
        if word.count > 3, let last = word.last, last == word[word.count - 2], !doubled.contains(last) {
            word.removeLast()
        }
        if word.count > 2, word.last == UInt8(ascii: "i") { word.removeLast() }
    }

    /// An ending, its bytes in one number as the last ones of a word are, and how much of a word has to be left.
    private struct Ending {
        let bytes: UInt64
        let mask: UInt64
        let count: Int
        let least: Int

        init(_ text: String, _ least: Int) {
            bytes = text.utf8.reduce(0) { $0 << 8 | UInt64($1) }
            count = text.utf8.count
            mask = count == 8 ? .max : 1 << (8 * UInt64(count)) - 1
            self.least = least
        }
    }

    private static let endings: [Ending] = [
        ("ational", 3), ("ization", 3), ("izing", 3), ("izes", 3), ("ized", 3), ("ize", 3), ("ations", 3), ("ation", 3),
        ("ings", 3), ("ing", 3), ("ies", 2), ("ied", 2), ("ments", 3), ("ment", 3), ("ers", 3), ("er", 3), ("ions", 3),
        ("ion", 3), ("ed", 3), ("es", 3), ("ly", 3), ("s", 3), ("e", 3),
    ].map { Ending($0.0, $0.1) }

    private static let doubled = Array("aeiouls".utf8)

    private static let hollow = TermSet(
        """
        a an the and or but if then so to of in on at for with by from as is are was were be been being am do does did done \
        have has had having i me my mine we us our ours you your yours he him his she her it its they them their this that \
        these those there here what which who whom whose when where why how can could should would will shall may might \
        must not no nor only own same too very just than such both each few more most other some any all about into over \
        after before again further once during out up down off under above below between through also get got make made \
        want wants need needs help please let lets give use used using user users like know think see way thing things \
        going go really new one two lot well now im ive were dont
        """.split(separator: " ").map { number($0.utf8) })
}
