/// Ways to say that something is over: as a deed of somebody, and as what became of the thing.
enum Endings {
    /// Words of ending with the attributes they can end; no attributes stand for any.
    struct Expression: Sendable {
        let words: [String]
        let scope: Set<String>
    }

    static let things: Set<String> = ["vehicle", "device", "phone", "pet", "tool"]
    static let pursuits: Set<String> = [
        "hobby", "habit", "goal", "plan", "like", "skill", "language", "schedule", "tool", "diet", "education", "event",
        "trait",
    ]
    static let work: Set<String> = ["employer", "job_title", "work_city", "schedule"]
    static let place: Set<String> = ["home_city", "living_situation", "temporary_location"]
    static let people: Set<String> = ["partner", "relationship_status", "living_situation"]
    static let ills: Set<String> = ["health", "allergy"]

    /// Deeds whose object is over: "sold the Fiesta", "gave up chess".
    static let deeds: [Expression] = expressions([
        (
            things,
            """
            sold|got rid of|gotten rid of|get rid of|parted with|let go of|say goodbye to|said goodbye to|threw out|threw away|thrown away\
            |threw|donated|gave away|given away|gave|returned|rehomed|rehome|put down|buried|lost|scrapped|traded in|traded\
            |swapped|binned|chucked|crashed|totaled|totalled|wrecked|ditched|retired|sell|sold off|recycled|replaced
            """
        ),
        (
            pursuits,
            """
            cancel|call off|scrap|gave up|given up|gave up on|given up on|give up|stopped|quit|dropped|abandoned|ditched|scrapped|shelved\
            |changed my mind about|changed our minds about|decided against|thought better of|backed out of|bailed on|cancelled|canceled|called off|dropped out of|pulled out of|withdrew from|lost interest in|got bored of\
            |got bored with|got tired of|grew tired of|got sick of|moved on from|cut out|kicked|swore off|sworn off\
            |went off|gone off|cooled on|soured on|am done with|am through with|am finished with|am over|am off\
            |got over|outgrew|outgrown|grew out of|grown out of|turned my back on|hung up|packed in|packed up|jacked in\
            |uninstalled|deleted|unsubscribed from|achieved|reached|accomplished|ticked off|crossed off|broke\
            |got out of|fell out of love with|retired from|am done|stop|let go of|put aside|lapsed from|have finished with
            """
        ),
        (
            work,
            """
            left|quit|resigned from|retired from|stepped down as|stepped down from|handed in my notice at|gave notice at\
            |gave my notice at|was fired from|got fired from|was let go from|was let go by|got let go from|was laid off from\
            |was laid off by|got laid off from|got laid off by|was sacked from|was sacked by|walked out of|am done with\
            |parted ways with|gave up|lost|was dismissed from|was made redundant by|was made redundant at|am no longer with\
            |last shift at|last day at|last week at|was my last day at|had my last day at|handed in my badge at|handed my notice in at|handed my badge in at\
            |handed in my resignation at|got made redundant by|stopped working at|stopped working for|left behind|closed
            """
        ),
        (
            place,
            """
            left|moved out of|moved away from|moved on from|gave up|said goodbye to|turned my back on|stopped living
            """
        ),
        (
            people,
            """
            broke up with|split up with|split from|split with|separated from|divorced|left|parted ways with|dumped\
            |am done with|broke it off with|ended things with|called off|fell out with|broke off|kicked out
            """
        ),
        (
            ills,
            """
            recovered from|got over|gotten over|beat|overcame|outgrew|outgrown|grew out of|grown out of|am over|have beaten\
            |am cured of|am free of|got rid of|do not suffer from
            """
        ),
    ])

    /// What may be mended again, and ends a thing only where another is said to have come in its place.
    static let breakdowns: [Expression] = expressions([
        (
            things,
            "died|has died|broke|has broken|broke down|has broken down|gave up|finally gave up|failed|is broken|stopped working|is acting up|packed in|failed its inspection"
        )
    ])

    /// What becomes of a thing that is over: "the trip fell through", "Rex died".
    static let fates: [Expression] = expressions([
        (
            things,
            """
            passed away|passed on|has passed|is dead|is gone|is no more|was stolen|got stolen\
            |has been stolen|broke down for good|died for good|gave up the ghost|bit the dust|conked out|packed up|packed it in\
            |was totaled|was totalled|got totaled|got totalled|was written off|got written off|was scrapped|ran away\
            |was put down|had to be put down|had to be put to sleep|were put down|was put to sleep|crossed the rainbow bridge|is history|has gone|went to the scrapyard|is sold\
            |has been sold|was sold|got sold|did not make it|drowned|drowned in|smashed|got smashed|shattered\
            |kicked the bucket|gave out|fell in|was run over|got run over|got lost
            """
        ),
        (
            ["pet", "vehicle"], "died|has died|have died"
        ),
        (
            ["pet"],
            "passed|has passed|is with the angels|went over the rainbow bridge|fell asleep for ever|is in dog heaven|left us|flew off|flew away|escaped|disappeared|never came back"
        ),
        (
            pursuits,
            """
            reached|has been reached|achieved|accomplished|completed|fell through|has fallen through|have fallen through|has fallen apart|has come to an end|lasted|did not last|did not work out|fell apart|is off|is out|is over|is history|is behind me|is cancelled|is canceled|was cancelled\
            |was canceled|got cancelled|got canceled|has been cancelled|has been canceled|was called off|got called off\
            |has been called off|came to an end|ended|has ended|finished|fizzled out|is a thing of the past|is no more\
            |is not happening|is no longer happening|is done|was a phase|went out the window|is dead|is finished\
            |is off the table|will not happen|is not going to happen|is in the past|lost its appeal|is off the cards
            """
        ),
        (["reply_style"], "are fine again|are ok again|are okay again|are fine now|are welcome again|are back"),
        (
            work,
            """
            let me go|fired me|sacked me|laid me off|made me redundant|dismissed me|is behind me|is history|closed down\
            |shut down|went bankrupt|went bust|went under|is over|ended|has ended|has closed|folded|is in the past\
            |terminated my contract|let us go|laid us off|is gone|collapsed
            """
        ),
        (
            ills,
            """
            is gone|has gone|went away|has gone away|cleared up|has cleared up|has disappeared|disappeared|healed\
            |has healed|is healed|is cured|was cured|is better|is over|vanished|has vanished|is history|is in the past\
            |has passed|is fine again|is fine now|are fine again|are fine now|are ok now|are okay now|are fine|is ok again|is okay again|is back to normal|works again|is all good now|stopped|has stopped|is fixed|got better|is fully healed|has mended|is no longer a problem|cleared
            """
        ),
        (
            place.union(people),
            """
            is behind me|is history|is over|is in the past|is a thing of the past|fell apart|did not work out|ended\
            |has ended|is no more|moved out|has moved out|left me|dumped me|broke up with me|broke up|is my ex|is my ex now
            """
        ),
    ])

    /// The end of a job without its name: "got laid off".
    static let dismissals: [[String]] = """
        got laid off|was laid off|got let go|was let go|been let go|been laid off|got fired|was fired|been fired|got sacked|was sacked\
        |was made redundant|got made redundant|been made redundant|lost my job|quit my job|left my job|resigned|gave notice|gave my notice\
        |handed in my notice|handed in my resignation|am out of a job|am between jobs|am unemployed|got the sack|quit last week|walked out
        """.split(separator: "|").map { $0.split(separator: " ").map(String.init) }

    /// What becomes of a relationship, by the words for it.
    static let weddings: [([String], String)] = [
        ("tied the knot", "married"), ("got hitched", "married"), ("got married", "married"),
        ("are married now", "married"),
        ("am married now", "married"), ("eloped", "married"), ("said i do", "married"), ("married last", "married"),
        ("divorce came through", "divorced"), ("divorce went through", "divorced"), ("divorce is final", "divorced"),
        ("divorce is through", "divorced"), ("got divorced", "divorced"), ("am divorced", "divorced"),
        ("getting divorced", "getting divorced"),
        ("getting a divorce", "getting divorced"), ("filed for divorce", "getting divorced"),
        ("got engaged", "engaged"), ("are engaged", "engaged"),
        ("said yes", "engaged"), ("am a widow", "widowed"), ("am a widower", "widowed"), ("a widow now", "widowed"),
        ("became a widow", "widowed"),
        ("signed the divorce papers", "divorced"), ("moved out for good", "separated"), ("have separated", "separated"),
    ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }

    private static func expressions(_ groups: [(Set<String>, String)]) -> [Expression] {
        groups.flatMap { scope, list in
            list.split(separator: "|").map {
                Expression(words: $0.split(separator: " ").map(String.init), scope: scope)
            }
        }.sorted { $0.words.count > $1.words.count }
    }
}
