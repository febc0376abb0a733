/// The words by which skills and requests are compared: stems of what carries meaning, and pairs of neighbours.
struct SkillTerms: Sendable {
    /// Stems in the order of the text.
    let stems: [String]

    /// Reads a text; words that every request holds are left out.
    init(_ text: String) {
        var stems: [String] = []
        var word: [UInt8] = []
        func finish() {
            guard !word.isEmpty else { return }
            let written = String(decoding: word, as: UTF8.self)
            if !Self.hollow.contains(written) { stems.append(Self.stem(word)) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in text.lowercased().utf8 {
            switch byte {
            // Bytes of letters beyond ASCII belong to words too.
            case 0x61...0x7A, 0x30...0x39, 0x80...: word.append(byte)
            // "don't" is one word, and "A/B" too.
            case 0x27: continue
            case 0x2F where word.count == 1: continue
            default: finish()
            }
        }
        finish()
        self.stems = stems
    }

    /// Neighbours, each pair as one term.
    var pairs: [String] { zip(stems, stems.dropFirst()).map { "\($0) \($1)" } }

    /// A word without its ending, so that "optimizing" and "optimization" meet: a light stemmer for ranking, which may
    /// cut words that do not belong together.
    private static func stem(_ word: [UInt8]) -> String {
        var word = word
        for (ending, least) in endings
        where word.count - ending.count >= least && word.suffix(ending.count) == ending[...] {
            word.removeLast(ending.count)
            break
        }
        if word.count > 3, let last = word.last, last == word[word.count - 2], !Array("aeiouls".utf8).contains(last) {
            word.removeLast()
        }
        if word.count > 2, word.last == UInt8(ascii: "i") { word.removeLast() }
        return String(decoding: word, as: UTF8.self)
    }

    private static let endings: [(ending: [UInt8], least: Int)] = [
        ("ational", 3), ("ization", 3), ("izing", 3), ("izes", 3), ("ized", 3), ("ize", 3), ("ations", 3), ("ation", 3),
        ("ings", 3), ("ing", 3), ("ies", 2), ("ied", 2), ("ments", 3), ("ment", 3), ("ers", 3), ("er", 3), ("ions", 3),
        ("ion", 3), ("ed", 3), ("es", 3), ("ly", 3), ("s", 3), ("e", 3),
    ].map { (Array($0.0.utf8), $0.1) }

    private static let hollow = Set(
        """
        a an the and or but if then so to of in on at for with by from as is are was were be been being am do does did done \
        have has had having i me my mine we us our ours you your yours he him his she her it its they them their this that \
        these those there here what which who whom whose when where why how can could should would will shall may might \
        must not no nor only own same too very just than such both each few more most other some any all about into over \
        after before again further once during out up down off under above below between through also get got make made \
        want wants need needs help please let lets give use used using user users like know think see way thing things \
        going go really new one two lot well now im ive were dont
        """.split(separator: " ").map(String.init))
}
