/// Who somebody's relative is to the user: a husband's mother is a mother-in-law.
enum KinComposition {
    /// The relations that "my FIRST's SECOND" may be known by besides its own words.
    static func relations(_ first: String, _ second: String) -> [String] {
        let owner = spouses.contains(first) ? "spouse" : first
        let kin = spouses.contains(second) && !["husband", "wife"].contains(second) ? "spouse" : second
        return (table[owner]?[kin] ?? [])
            + (kin == "spouse" ? ["husband", "wife"].flatMap { table[owner]?[$0] ?? [] } : [])
    }

    private static let spouses: Set<String> = [
        "husband", "wife", "spouse", "partner", "fiance", "fiancee", "boyfriend", "girlfriend",
    ]

    private static let ofSibling: [String: [String]] = [
        "son": ["nephew"], "daughter": ["niece"], "child": ["nephew", "niece"], "husband": ["brother-in-law"],
        "wife": ["sister-in-law"],
    ]
    private static let ofParent: [String: [String]] = [
        "brother": ["uncle"], "sister": ["aunt"], "mother": ["grandmother"], "father": ["grandfather"],
        "son": ["brother"], "daughter": ["sister"],
    ]
    private static let ofChild: [String: [String]] = [
        "son": ["grandson"], "daughter": ["granddaughter"], "child": ["grandson", "granddaughter", "grandchild"],
        "husband": ["son-in-law"], "wife": ["daughter-in-law"],
    ]
    private static let ofParentsSibling: [String: [String]] = [
        "son": ["cousin"], "daughter": ["cousin"], "child": ["cousin"], "husband": ["uncle"], "wife": ["aunt"],
    ]
    private static let table: [String: [String: [String]]] = [
        "spouse": [
            "mother": ["mother-in-law"], "father": ["father-in-law"], "brother": ["brother-in-law"],
            "sister": ["sister-in-law"], "son": ["stepson", "son"], "daughter": ["stepdaughter", "daughter"],
        ],
        "sister": ofSibling, "brother": ofSibling, "son": ofChild, "daughter": ofChild, "child": ofChild,
        "mother": ofParent.merging(["husband": ["father", "stepfather"]]) { $1 },
        "father": ofParent.merging(["wife": ["mother", "stepmother"]]) { $1 },
        "aunt": ofParentsSibling, "uncle": ofParentsSibling,
    ]
}
