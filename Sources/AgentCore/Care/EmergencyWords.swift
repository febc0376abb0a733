/// Words by which emergencies are often told. They are also those of old stories and of jokes: by themselves they tell nothing.
enum EmergencyWords {
    /// Whether a message has such words.
    static func areFound(in message: String) -> Bool {
        let sentences = message.prefix(limit).split { ".!?;\n…".contains($0) }.map { WordRow.words($0) }
        return sentences.contains { words in rows.contains { $0.isFound(in: words) } }
    }

    /// Characters that are read of a message.
    private static let limit = 10_000

    private static let rows = WordRow.rows(
        """
        swallowed|swallow|drank|drunk|ate|eaten|chewed|licked|sipped ~ ~ bleach|cleaner|detergent|battery|batteries|magnet|magnets|pills|tablets|poison|antifreeze|chemical|chemicals|berries|mushroom|mushrooms|capsule|capsules|medicine|thinner|petrol|acid
        swallowed|drank|ate [some|a] something ~ ~ cupboard|sink|garage|shed
        too|double|twice many|much|the ~ pills|tablets|dose|insulin|medication|paracetamol|tylenol
        not|isnt|aint|stopped|stops|cant|cannot|barely|hardly [even|really] breathing|breathe
        struggling|fighting|gasping to|for breathe|air|breath
        turning|turned|going|gone|went|goes blue|grey|gray|purple|floppy|limp
        lips|face|baby|skin ~ blue|swelling|swollen|drooping|drooped|drooping
        pills|tablets|capsules ~ ~ missing|gone
        all|both|everyone|everybody|family ~ ~ headache|headaches|dizzy|faint
        throat|tongue|airway ~ closing|swelling|swollen|tight|tightening
        slurring|slurred|slurs
        speech|words|sentence|sentences ~ slurred|jumbled|garbled|nonsense|soup|mixed
        face|mouth|smile|eyelid ~ ~ droopy|drooping|hangs|hanging|sagging|crooked|lopsided|down
        one|left|right side ~ ~ numb|weak|paralysed|paralyzed|drooping|hanging|hangs|dead|working
        cant|cannot|couldnt lift|move|raise|feel ~ arm|leg|hand|side|legs|face
        arm|leg|hand ~ ~ wont|doesnt move|lift|work
        chest ~ ~ pain|pains|pressure|tight|tightness|crushing|squeezing|heavy|hurts
        pain|pains|pressure|tightness|crushing|squeezing|elephant ~ ~ chest|breastbone
        clutching|holding|grabbing ~ chest
        unconscious|unresponsive
        wont|isnt|not|cant|doesnt|wouldnt [get|be] wake|waking|respond|responding|woken
        passed|passing out
        collapsed
        fitting|seizing|convulsing
        having|has|had|another [a] seizure|fit|stroke
        choking
        bleeding|blood ~ ~ stop|stopping|everywhere|gushing|pouring|spurting|heavily|soaking|soaked
        gushing|spurting|pouring ~ blood
        vomiting|coughing|throwing|puking ~ blood
        smell|smells|smelling|stinks|reeks ~ gas
        carbon monoxide
        monoxide alarm
        house|kitchen|flat|car|curtains|room|building|bed|pan|drier|dryer ~ ~ fire|flames
        electric|electrocuted shock|by
        stiff|stiffly neck
        neck ~ stiff|bend
        rash ~ ~ fade|fading|glass|spreading
        stung ~ ~ allergic|swelling|breathe|throat
        allergic ~ ~ swelling|breathe|throat|swollen|lips
        worst headache
        drowned|drowning
        shot|stabbed
        gun|knife ~ ~ me|door|outside|threatening|pointing
        breaking|broken|break|trying [to] [get] in|into ~ house|door|window|flat
        overdose|overdosed
        waters|water broke|broken
        """)
}
