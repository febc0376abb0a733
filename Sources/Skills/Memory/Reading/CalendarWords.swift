import Foundation

/// The words of the calendar in English, French, German, Spanish, Italian, Portuguese and Dutch. They are closed
/// classes: months, days, units of time, numbers, and the few words that say on which side of today a time lies. All
/// are folded, without accents.
enum CalendarWords {
    /// The number of a month, from 1.
    static let months = table([
        "january jan janvier januar jänner enero gennaio janeiro januari",
        "february feb février februar febrero febbraio fevereiro februari", "march mars märz marzo março maart",
        "april apr avril abril aprile", "may mai mayo maggio maio mei", "june jun juin juni junio giugno junho",
        "july jul juillet juli julio luglio julho", "august aug août agosto augustus",
        "september sep sept septembre septiembre settembre setembro",
        "october oct octobre oktober octubre ottobre outubro okt",
        "november nov novembre noviembre novembro", "december dec décembre dezember diciembre dicembre dezembro dez",
    ])

    /// Months that are common words of English too and count only beside a number or a preposition.
    static let doubtfulMonths: Set<String> = ["may", "march", "mars", "mai", "jan", "dez", "sept"]

    /// The number of a weekday, Monday being 1.
    static let weekdays = table([
        "monday lundi montag lunes lunedì segunda maandag", "tuesday tues mardi dienstag martes martedì terça dinsdag",
        "wednesday mercredi mittwoch miércoles mercoledì quarta woensdag",
        "thursday thurs jeudi donnerstag jueves giovedì quinta donderdag",
        "friday vendredi freitag viernes venerdì sexta vrijdag",
        "saturday samedi samstag sonnabend sábado sabato zaterdag",
        "sunday dimanche sonntag domingo domenica zondag",
    ])

    /// The day a word names, counted from today.
    static let days: [String: Int] = {
        var days = table(["tomorrow demain morgen mañana domani amanhã"])
        for word in ["today", "tonight", "aujourd", "heute", "hoy", "oggi", "hoje", "vandaag"] { days[word] = 0 }
        for word in ["yesterday", "hier", "gestern", "ayer", "ieri", "ontem", "gisteren"] { days[word] = -1 }
        return days
    }()

    /// Days that are other words in another of the languages: "morgen" is also "morning", "hier" also "here".
    static let doubtfulDays: Set<String> = ["morgen", "hier"]

    /// A unit of time.
    enum Unit: Int, Sendable {
        case day = 1
        case week
        case month
        case year
        case decade
        case weekend
        case spring
        case summer
        case autumn
        case winter
        case christmas
    }

    /// The unit that a word names.
    static func unit(_ word: String) -> Unit? { units[word].flatMap(Unit.init) }

    private static let units = table([
        "day days jour jours tag tage tagen día días giorno giorni dia dias dag dagen",
        "week weeks semaine semaines woche wochen semana semanas settimana settimane weken",
        "month months mois monat monate monaten mes meses mese mesi mês maand maanden",
        "year years an ans année années jahr jahre jahren año años anno anni ano anos jaar jaren",
        "decade decades", "weekend wochenende", "spring printemps frühling frühjahr primavera lente",
        "summer été sommer verano estate verão zomer", "autumn fall automne herbst otoño autunno outono herfst",
        "winter hiver invierno inverno", "christmas noël weihnachten navidad natale natal kerst xmas",
    ])

    /// The number that a word or its digits say.
    static func number(_ word: String) -> Int? { Int(word) ?? numbers[word] }

    private static let numbers: [String: Int] = {
        var numbers = table([
            "a an one un une ein eine einem einer einen uno una um uma een",
            "two couple deux zwei dos due dois duas twee", "three trois drei tres tre três drie",
            "four quatre vier cuatro quattro quatro", "five cinq fünf cinco cinque vijf", "six sechs seis sei zes",
            "seven sept sieben siete sette sete zeven", "eight huit acht ocho otto oito",
            "nine neuf neun nueve nove negen",
            "ten dix zehn diez dieci dez tien", "eleven onze elf once undici",
            "twelve douze zwölf doce dodici doze twaalf",
            "thirteen", "fourteen", "fifteen quinze fünfzehn quince quindici vijftien", "sixteen", "seventeen",
            "eighteen",
            "nineteen", "twenty vingt zwanzig veinte venti vinte twintig",
        ])
        for (word, number) in [("thirty", 30), ("forty", 40), ("fifty", 50)] { numbers[word] = number }
        return numbers
    }()

    /// The day of a month: `3rd`, `third`, `1er`, or digits.
    static func dayOfMonth(_ word: String) -> Int? {
        let digits = word.prefix(while: \.isNumber)
        let isNumeral =
            !digits.isEmpty && ["", "st", "nd", "rd", "th", "er", "o", "e"].contains(word.dropFirst(digits.count))
        let day = isNumeral ? Int(digits) : ordinals[word]
        return day.flatMap { (1...31).contains($0) ? $0 : nil }
    }

    private static let ordinals = table([
        "first premier ersten primero primo primeiro eerste", "second", "third", "fourth", "fifth", "sixth", "seventh",
        "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
        "seventeenth", "eighteenth", "nineteenth", "twentieth",
    ])

    /// Words that put a time before today: "last week", "lundi dernier".
    static let past = words(
        """
        last past dernier dernière derniers dernières passé passée letzte letzten letzter letztes letztem vorige vorigen \
        pasado pasada último scorso scorsa passado passada vorige afgelopen
        """)
    /// Words that put it after today: "next week", "la semaine prochaine".
    static let coming = words(
        """
        next coming prochain prochaine nächste nächsten nächster nächstes nächstem kommende kommenden próximo próxima \
        prossimo prossima volgende komende que vem
        """
    ).subtracting(["que"])
    /// Words for the current one: "this week".
    static let current = words("this ce cette dieses diese dieser diesen este esta questo questa deze dit")
    /// Words that count back from today: "two years ago", "il y a deux ans", "vor zwei Jahren".
    static let ago = words("ago back y vor hace fa há atrás geleden")
    /// Words that say since when: "since 2019", "for six years".
    static let since = words("since for depuis seit desde da dal dall dalla sinds al from ab")
    /// Words that count on from today: "in three weeks".
    static let after = words("in dans en fra daqui over within binnen")
    /// Words that say until when.
    static let until = words("until till til jusqu jusque bis hasta fino até tot through")
    /// Prepositions before a year or a month.
    static let prepositions = since.union(until).union(
        words("in on by during of early late mid around im am en nel nella em no na op le el il der den de du"))

    private static func table(_ rows: [String]) -> [String: Int] {
        var table: [String: Int] = [:]
        for (index, row) in rows.enumerated() {
            for word in words(row) where table[word] == nil { table[word] = index + 1 }
        }
        return table
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map { Folding.lower(String($0)) })
    }
}
