/// Splits a text into stems, without stop words, to compare skills and requests.
struct SkillTerms: Sendable {
    /// A stem's 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). Texts are stored and compared as
    /// hashes.
    typealias Number = UInt64

    /// The stems, in the order of the text.
    let stems: [String]
    /// For each stem, the word as written.
    let words: [String]

    /// Splits a text. Stop words are left out.
    init(_ text: String) {
        var stems: [String] = []
        var words: [String] = []
        let bytes = Array(text.utf8)
        Self.read(text) { stem, range in
            stems.append(String(decoding: stem, as: UTF8.self))
            words.append(String(decoding: bytes[range], as: UTF8.self))
        }
        self.stems = stems
        self.words = words
    }

    /// The hashes of a text's stems, in order.
    static func numbers(_ text: String) -> [Number] {
        var numbers: [Number] = []
        read(text) { stem, _ in numbers.append(number(stem)) }
        return numbers
    }

    /// The FNV-1a hash of bytes, such as a stem.
    static func number(_ bytes: some Sequence<UInt8>) -> Number {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ Number($1)) &* 0x100_0000_01B3 }
    }

    /// - Parameter take: is called with each stem and the byte range of its word.
    private static func read(_ text: String, _ take: ([UInt8], Range<Int>) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            var word: [UInt8] = []
            var isASCII = true
            var range = 0..<0
            func add(_ byte: UInt8, at index: Int) {
                range = (word.isEmpty ? index : range.lowerBound)..<index + 1
                word.append(byte)
            }
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case 0x61...0x7A, 0x30...0x39: add(byte, at: index)
                case 0x41...0x5A: add(byte | 0x20, at: index)
                // Bytes beyond ASCII count as letters.
                case 0x80...:
                    add(byte, at: index)
                    isASCII = false
                // "don't", "A/B" and "e-mail" are one word each.
                case 0x27: continue
                case 0x2D,
                    0x2F where word.count == 1:
                    continue
                default:
                    finish(&word, isASCII, range, take)
                    isASCII = true
                }
            }
            finish(&word, isASCII, range, take)
        }
    }

    private static func finish(
        _ word: inout [UInt8], _ isASCII: Bool, _ range: Range<Int>, _ take: ([UInt8], Range<Int>) -> Void
    ) {
        guard !word.isEmpty else { return }
        if !isASCII { word = Array(String(decoding: word, as: UTF8.self).lowercased().utf8) }
        if !hollow.contains(number(word)) {
            stem(&word)
            take(word, range)
        }
        word.removeAll(keepingCapacity: true)
    }

    /// Cuts a word's ending, so that "optimizing" and "optimization" get the same stem. A light stemmer, good enough
    /// for ranking; unrelated words may share a stem.
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

    /// An ending, its bytes packed into one number to compare with the end of a word, and the least number of bytes
    /// that must remain.
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
