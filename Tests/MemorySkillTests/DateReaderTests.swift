import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// Times reckoned from the words that a reader copied, against Saturday, 14 March 2026.
struct DateReaderTests {
    private let reader = DateReader(now: Fixtures.now, calendar: Fixtures.calendar)

    @Test(arguments: [
        ("last Saturday", "2026-03-07"), ("yesterday", "2026-03-13"), ("since 2019", "2019"), ("in 2011", "2011"),
        ("for six years", "2020"), ("two months ago", "2026-01"), ("a couple of weeks ago", "2026-02-28"),
        ("since last October", "2025-10"), ("on the 4th of May 2024", "2024-05-04"), ("last week", "2026-03-07"),
        ("3 days ago", "2026-03-11"), ("last summer", "2025-06"), ("1990-05-03", "1990-05-03"),
        ("depuis 2019", "2019"), ("il y a deux ans", "2024"), ("lundi dernier", "2026-03-09"), ("hier", "2026-03-13"),
        ("seit zwei Monaten", "2026-01"), ("vor drei Jahren", "2023"), ("am 3. Oktober 2025", "2025-10-03"),
        ("desde enero", "2026-01"), ("hace dos años", "2024"), ("ayer", "2026-03-13"), ("da tre anni", "2023"),
        ("due settimane fa", "2026-02-28"), ("ontem", "2026-03-13"), ("há cinco anos", "2021"),
        ("twee jaar geleden", "2024"), ("sinds 2015", "2015"), ("vorige week", "2026-03-07"),
    ])
    func `what holds began at a time before today`(_ words: String, _ from: String) {
        #expect(reader.period(in: words, leaning: .past).from == from)
    }

    @Test(arguments: [
        ("on 9 october", "2026-10-09"), ("on Friday", "2026-03-20"), ("tomorrow", "2026-03-15"),
        ("next month", "2026-04"), ("in three weeks", "2026-04-04"), ("in January", "2027-01"),
        ("on the 4th", "2026-04-04"), ("next summer", "2026-06"), ("this weekend", "2026-03-14"),
        ("May 3rd", "2026-05-03"), ("demain", "2026-03-15"), ("la semaine prochaine", "2026-03-21"),
        ("nächsten Montag", "2026-03-16"), ("el próximo mes", "2026-04"), ("for christmas", "2026-12"),
        ("am 12. April", "2026-04-12"), ("volgende week", "2026-03-21"), ("dans trois semaines", "2026-04-04"),
    ])
    func `what is planned lies ahead`(_ words: String, _ from: String) {
        #expect(reader.period(in: words, leaning: .coming).from == from)
    }

    @Test(
        arguments: [
            ("until June", nil, "2026-06"), ("from 2011 to 2014", "2011", "2014"), ("jusqu'en juin", nil, "2026-06"),
            ("bis Freitag", nil, "2026-03-20"), ("until the end of 2027", nil, "2027"),
        ] as [(String, String?, String?)])
    func `an end is told from a beginning`(_ words: String, _ from: String?, _ to: String?) {
        let period = reader.period(in: words, leaning: .past)
        #expect(period.from == from)
        #expect(period.to == to)
    }

    @Test func `of two days of a year the nearer is meant, and a weekday alone says too little`() {
        #expect(reader.period(in: "on 3 February", leaning: .nearest).from == "2026-02-03")
        #expect(reader.period(in: "on 9 December", leaning: .nearest).from == "2025-12-09")
        #expect(reader.period(in: "on 9 June", leaning: .nearest).from == "2026-06-09")
        #expect(reader.period(in: "on Friday", leaning: .nearest).from == nil)
    }

    @Test(arguments: ["", "soon", "every now and then", "2026-13-45", "99 May", "the other day", "🙂"])
    func `what tells no time gives none`(_ words: String) {
        let period = reader.period(in: words, leaning: .past)
        #expect(period.from == nil && period.to == nil)
    }
}
