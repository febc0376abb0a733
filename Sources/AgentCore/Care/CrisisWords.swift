/// How a language speaks of suicide and self-harm.
struct CrisisWords: Sendable {
    /// The language (ISO 639-1).
    let code: String
    /// What can hardly be meant otherwise.
    let plain: [WordRow]
    /// What may be meant otherwise.
    var hidden: [WordRow] = []
    /// The subject itself; it may be that of a book.
    var topics: [WordRow] = []
    /// What makes a subject that of a work or of science.
    var works: [WordRow] = []
    /// What sounds like it and is not meant.
    var turnsOfPhrase: [WordRow] = []
    /// What shows that hidden words are about something else; plain ones it does not take back.
    var contexts: [WordRow] = []

    /// Those that are read.
    static let languages = [english, german, french, spanish, italian, portuguese]

    /// What is said of somebody else in anger, and hardly ever meant.
    static let angry = WordRow.rows("kill|murder|strangle|throttle my|him|her|them|this|that|the|you|someone|somebody")

    /// What the user tells of somebody else.
    static let ofOthers = CrisisWords(
        code: "en",
        plain: WordRow.rows(
            """
            kill|killing|hang|hanging|shoot|hurt|hurting|harm|harming|cut|cutting|cuts|hurts|harms himself|herself|themselves|themself
            take|taking|took|end|ending his|her|their [own] life
            wants|wanted|want to die
            wants|wanted|wishes ~ sleep ~ not|never wake
            has|had had enough ~ ~ see|spring|summer|christmas|morning|live
            tried|trying|threatened|threatens|threatening|going|plans|planned to take|kill|end|hurt|harm ~ life|herself|himself|themselves|themself
            says|said|saying|thinks|feels|believes|told ~ ~ better off without him|her|them
            not wanting to|not exist|live|be
            joking|jokes|joked|kidding|texting ~ kms|suicide|dying|unaliving
            afraid|scared|worried|fear|terrified [that] [he|she|they|hell|shell|theyll|he|she] [will|might|could|would] do|does|doing something to|stupid|silly ~ [himself|herself|themselves]
            doesnt|dont|didnt|not want to be here|around|alive anymore|any|$
            doesnt|didnt want to wake|go up|on [anymore|again] $
            cutting|scratching|burning|slashing|slitting|scratches|cuts|burns his|her|their wrists|wrist|arms|arm|legs|thighs
            cuts|scars|burns|marks ~ on|over|all [my] [daughters|sons|his|her|their|childs|friends|sisters|brothers|partners|girlfriends|boyfriends] arms|arm|wrists|wrist|legs|thighs
            said|says|saying goodbye ~ strange|weird|odd|forever
            posted|left|wrote|sent|writes|leaves|writing ~ goodbye|suicide|farewell note|message|letter|post|text
            he|she|they|hes|shes|theyve had|has|got|have|been|keeping|hoarding|saving|hiding ~ ~ rope|noose|gun|pills|tablets|medication ready|back|up|away|aside
            wants|wanted|wishes|wished to be|he|she|they [was|were|is] dead
            doesnt|dont|didnt want to live|exist
            friend|brother|sister|mother|father|mum|mom|dad|son|daughter|wife|husband|partner|boyfriend|girlfriend|cousin|colleague|roommate|flatmate|neighbour|neighbor|he|she|they|he|shes|hes|theyre ~ suicidal
            friend|brother|sister|mother|father|mum|mom|dad|son|daughter|wife|husband|partner|boyfriend|girlfriend|cousin|colleague|roommate|flatmate|he|she|they|hes|shes|theyre ~ talks|talking|talked|threatens|threatening|threatened|mentioned|thinking|thinks|about|of ~ suicide|dying
            """),
        works: english.works,
        turnsOfPhrase: english.turnsOfPhrase
            + WordRow.rows(
                """
                movie|film|book|novel|song|game|character|episode|series|documentary|podcast|play|opera|hero|heroine|actor
                cut|cuts|hurt|burned|burnt|hurts himself|herself|themselves on|with|while|playing|at|in|shaving|by|when
                cat|dog|hamster|fish|kitten ~ ~ die
                centuries|century|decades ago|later
                in 16|17|18|19|20
                """))
}
