/// Words as they are typed in a hurry, and as they are spelt.
enum SpokenSpelling {
    /// The words that a typed one stands for: mostly itself alone.
    static func full(_ word: String) -> [String] {
        spelt[word.lowercased()].map { $0.split(separator: " ").map(String.init) } ?? [word]
    }

    private static let spelt: [String: String] = Dictionary(
        uniqueKeysWithValues: """
            im:I'm ive:I've i:I dont:don't cant:can't didnt:didn't wont:won't isnt:isn't wasnt:wasn't doesnt:doesn't
            couldnt:couldn't wouldnt:wouldn't hasnt:hasn't havent:haven't arent:aren't werent:weren't
            shouldnt:shouldn't hadnt:hadn't thats:that's hes:he's shes:she's theyre:they're rn:right_now w:with n:and
            cuz:because bc:because cos:because coz:because tmrw:tomorrow mins:minutes abt:about bf:boyfriend
            gf:girlfriend tho:though ppl:people
            """.split(whereSeparator: \.isWhitespace).map { pair in
                let sides = pair.split(separator: ":")
                return (String(sides[0]), String(sides[1].map { $0 == "_" ? " " : $0 }))
            })
}
