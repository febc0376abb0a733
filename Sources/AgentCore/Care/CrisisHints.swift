/// What people in danger hint at where they do not say it: warning signs of suicide as health services list them (being a burden, no reason to
/// live, no future; giving things away, putting affairs in order, a sudden calm, farewells). One of them means little; several within a
/// conversation are a cry.
enum CrisisHints {
    /// Messages of the user that are looked at, the newest among them.
    private static let window = 6
    /// The least signs of other kinds where none of the heavy ones is among them, and the fewest where one is.
    private static let least = (light: 3, heavy: 2)

    /// Signs of one kind.
    private struct Kind {
        let rows: [WordRow]
        /// Whether it is about being here at all.
        let isHeavy: Bool

        init(isHeavy: Bool = false, _ rows: String) {
            self.rows = WordRow.rows(rows)
            self.isHeavy = isHeavy
        }
    }

    /// Whether messages hint at it, and the newest does so too.
    ///
    /// - Parameter messages: the user's, the newest last.
    static func areFound(in messages: [String]) -> Bool {
        let found = messages.suffix(window).map(kinds)
        guard let newest = found.last, !newest.isEmpty else { return false }
        let all = Set(found.joined())
        return all.count >= (all.contains { signs[$0].isHeavy } ? least.heavy : least.light)
    }

    /// The places of the kinds of signs in a message.
    private static func kinds(of message: String) -> Set<Int> {
        let sentences = message.split { ".!?;\n…".contains($0) }.map { WordRow.words($0) }
        return Set(
            signs.indices.filter { kind in
                sentences.contains { words in signs[kind].rows.contains { $0.isFound(in: words) } }
            })
    }

    private static let signs = [
        Kind(
            isHeavy: true,
            """
            theyd|theyll|everyone|everyones|everybody|everybodys|family|kids|mum|mom|dad ~ upset|sad|fine|cope|better|easier ~ while|week|weeks|month|probably|round|without|eventually
            easier|simpler|better all round
            easier|better|simpler for|on everyone|everybody|them [all] if|without|once ~ ~ me|i|im
            nobody|noone|no [one] ~ ~ miss|notice|mind ~ if|when|once i|im
            """),
        Kind(
            isHeavy: true,
            """
            no|not|isnt|much ~ call|need|use|reason|place|room for me ~ about|around|here|anymore|being
            cant|couldnt|dont|cannot picture|see|imagine me|myself in|there|next|past|beyond|being
            not much left for me
            """),
        Kind(
            isHeavy: true,
            """
            not have|be|need|do|see a|another next|tomorrow|week|year|morning|christmas|birthday
            just [for] it [all] to stop
            not wake|waking up
            not be|being here ~ next|anymore
            """),
        Kind(
            """
            giving|given|gave|give [all] my|mine ~ ~ ~ away
            giving|given|gave|give away [all] [of] my
            finding|found|find a|new home|homes for my|the dog|cat|pets
            """),
        Kind(
            """
            paperwork|papers|passwords|will|folder|letters|notes|cards ~ ~ ~ ~ everyones|names|family|people|kids|them|table
            wrote|written|writing [some] letters|cards|notes [to|for] everyone|people|them|family
            written|wrote|writing it [all] down for
            tidying|tidied|sorting|sorted|cleaning|cleaned [everything] [up|out] so nobody|noone|no|they ~ has|have|needs|need
            sorting|sorted|putting|put [my] things|affairs [out|in]
            """),
        Kind(
            """
            calmer|calm|lighter|peaceful than|now|lately
            feels|feel|felt [so|much] lighter|calm|peaceful
            at peace with
            """),
        Kind(
            """
            only one ive|i|i'd [ever] said|told|mentioned
            havent|have|didnt not|told|tell [told] anyone|anybody|a soul
            dont|not want|make ~ fuss|big thing|deal
            nobody|noone|no ~ noticed|notices
            """),
    ]
}
