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
            theyd|theyll be upset|sad|shocked ~ while|bit|week|weeks|month|then
            everyone|everyones|everybody|everybodys ~ fine|better|happier probably|without|off|eventually
            easier|simpler|better all round
            easier|better|simpler for|on everyone|everybody|them [all] without me
            easier|better|simpler for|on everyone|everybody|them [all] if|once i|im
            nobody|noone|no [one] ~ miss me
            theyd|theyll [all] manage|cope [fine|okay|better|without]
            """),
        Kind(
            isHeavy: true,
            """
            no|not|isnt|much ~ call|need|use|reason|place for me ~ being|be about|around|here
            cant|couldnt|dont|cannot picture|see|imagine me|myself in it|there
            cant|couldnt|dont|cannot picture|see|imagine me|myself next|past|beyond|being here
            not much left for me
            """),
        Kind(
            isHeavy: true,
            """
            not have|be|see a|another next|tomorrow|year|morning|christmas|birthday
            just [for] it [all] to stop
            not be|being here next|anymore
            """),
        Kind(
            """
            giving|given|gave|give [all] my|mine ~ ~ ~ away
            giving|given|gave|give away [all] [of] my
            gave|given|giving my ~ to my|a|the ~
            gave|given|giving my ~ to ~ ~ ~ and my ~
            finding|found|find a|new home|homes for my|the dog|cat|pets
            """),
        Kind(
            """
            paperwork|papers|passwords|folder|letters ~ ~ everyones names|name
            made|making|finished|wrote|writing my will
            passwords|accounts ~ ~ written|listed down|out|for
            passwords|password ~ ~ envelope|drawer|folder|list|box
            wrote|written|writing [some] letters|cards|notes [to|for] everyone|people|them|family
            written|wrote|writing it [all] down for
            sorted|tidied|cleaned my room|desk|things out|up too
            wont|dont be|be needing|need [it|them|that] $|anymore
            tidying|tidied|sorting|sorted|cleaning|cleaned [everything] [up|out] so nobody|noone|no|they ~ has|have|needs|need
            sorting|sorted|putting|put my affairs
            """),
        Kind(
            """
            calmer|lighter|peaceful than ~ been|months|weeks|ages|years
            feels|feel|felt [so|much] lighter|calm|peaceful
            at peace with
            """),
        Kind(
            """
            only one ive|i|id [ever] said|told|mentioned
            havent|didnt told|tell|said anyone|anybody|anything
            dont want|make [a|it|me] [a|into|any] fuss|big [thing|deal]
            nobody|noone [has|have] noticed|notices
            """),
    ]
}
