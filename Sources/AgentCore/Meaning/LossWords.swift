/// Whether a message tells of somebody's death, in words that the models take for good news now and then: "the wife passed two winters back".
enum LossWords {
    /// Whether it does.
    static func areFound(in message: String) -> Bool {
        let words = WordRow.words(message)
        return rows.contains { $0.isFound(in: words) }
    }

    private static let rows = WordRow.rows(
        """
        wife|husband|mum|mom|mother|dad|father|brother|sister|son|daughter|friend|gran|grandma|grandmother|grandad|grandpa|grandfather|nan|nana|aunt|uncle|cousin|partner|dog|cat|horse|he|she ~ passed away|on|last|in|this|two|three|four|five|years|yesterday|suddenly|peacefully|when|$
        wife|husband|mum|mom|mother|dad|father|brother|sister|son|daughter|friend|gran|grandma|grandmother|grandad|grandpa|grandfather|nan|nana|aunt|uncle|cousin|partner|dog|cat|horse|rabbit|hamster|he|she died
        funeral ~ was|is|on|today|tomorrow|yesterday
        buried|cremated my|our|him|her|mum|mom|dad
        """)
}
