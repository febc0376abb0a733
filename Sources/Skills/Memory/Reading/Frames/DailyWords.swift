/// Words for work, weeks and belongings, by which the slots of everyday rows are read.
enum DailyWords {
    static func isWeekday(_ form: String) -> Bool {
        Lexicon.weekdays.contains(form) || Lexicon.weekdays.contains(String(form.dropLast()))
            || ["weekends", "weekend", "weekdays"].contains(form)
    }

    /// Where work is done that is called by its place.
    static let workplaces = words(
        """
        mines mine tills till checkouts checkout buses trains railways railway trams ships ship ferries ferry boats
        trawler trawlers rigs rig platform docks dock port warehouse kitchens kitchen sites site roads bins lorries
        wards ward reception desk phones line lines factory mill sawmill quarry foundry shipyard abattoir
        slaughterhouse greenhouse greenhouses plantation orchard vineyard vineyards fields farm farms bakery brewery
        distillery laundry hotel hotels restaurant restaurants pub bar bars cafe café casino cinema theatre library
        museum school schools nursery kindergarten hospital clinic pharmacy lab laboratory surgery hospice archive
        archives morgue crematorium zoo aquarium stables kennels sanctuary prison court courts garage workshop salon
        barbershop supermarket shop store shops market bookshop bookstore butchers bank airport airline planes
        embassy consulate ministry parliament council townhall startup agency studio newsroom gallery ski-resort
        resort campsite lifeboat lighthouse newspaper tv radio
        call-centre call-center centre center doors forestry construction
        """)

    /// Where somebody is who works there: "on the tills".
    static let posts = words(
        """
        tills checkouts buses trains trams ferries ships boats rigs bins roads docks railways wards doors phones
        lorries trawlers mines pits
        """)

    /// What is driven for a living.
    static let hauled = words(
        """
        lorries trucks buses trams trains taxis cabs vans forklifts ambulances tankers coaches eighteen-wheelers
        18-wheelers minibuses tractors cranes diggers excavators hearses trolleybuses semis road-trains rigs
        """)

    /// What is cleaned for a living.
    static let cleaned = words(
        "offices houses homes schools hospitals hotels rooms trains buses planes shops flats apartments wards clinics")

    static let helpers = words("pa assistant secretary deputy advisor adviser nanny chauffeur clerk aide")
    static let forces = words("army navy force marines police corps guard coastguard reserves legion brigade militia")
    static let works = words("book novel memoir album screenplay play cookbook thesis dissertation musical opera zine")
    static let omitted = words(
        "eat drink wear watch cook skip take use smoke go answer sleep miss buy shop swear gamble fly drive")
    static let offspring = ["boy": "son", "girl": "daughter", "toddler": "child"]
    static let servings = words(
        "tea coffee steak eggs egg whisky whiskey toast curry pizza porridge martini gin chips bacon burger rice pasta")
    static let genres = words(
        """
        novels fiction non-fiction nonfiction biographies memoirs poetry manga comics thrillers mysteries fantasy sci-fi
        documentaries anime jazz metal punk techno rock pop hip-hop rap opera classical podcasts audiobooks audiobook
        newspapers magazines cricket football westerns musicals sitcoms k-dramas folk blues reggae country house
        """)
    static let usages = words(
        "spelling punctuation grammar formatting markdown bullets tables headings jargon pronouns")
    static let mannerisms = words(
        "apologise apologize lecture flatter praise swear joke repeat summarise summarize hedge moralise preach patronise"
    )
    static let banned = words(
        "spoilers emojis emoji lists lectures jargon disclaimers chitchat headings swearing tables puns hedging fluff filler waffle markdown slang preamble flattery sarcasm bullets"
    )
    static let abstained = words(
        "tv television telly news makeup make-up perfume instagram facebook tiktok twitter media drugs heels jewellery")
    static let cabs = words("taxi cab bus tram lorry train ambulance forklift truck minibus coach tanker")
    static let partDays = words("days time mornings evenings afternoons nights weekends hours weeks")
    static let spans = words("day days week weeks month months night nights")
    static let articles = words("a an my our her his their")

    /// Languages that programs are written in.
    static let programming = words(
        """
        go golang rust python java kotlin c c++ c# javascript typescript ruby php haskell scala perl r julia sql cobol
        fortran elixir erlang clojure lua swift dart matlab assembly html css ocaml zig
        """)

    /// Where somebody learns.
    static let schools = words(
        """
        nursery school kindergarten university college uni secondary preschool daycare creche primary reception
        playgroup sixth-form academy boarding-school middle-school high-school apprenticeship training
        """)

    /// Who is due.
    static let expected = words("twins triplets baby child son daughter girl boy grandchild grandson granddaughter bub")

    static let jubilees = words("jubilee anniversary wedding graduation")
    static let pills = words("pills tablets meds tablet injections drops steroids antibiotics hormones painkillers")

    /// Who does something well, badly or often.
    static let doers = words(
        """
        eater sleeper riser loser listener talker reader crier spender planner driver cook learner speaker walker
        texter worrier packer flyer flier snorer
        """)

    /// How somebody wants to be helped.
    static let helps = words(
        """
        hint hints clue clues nudge pointer pointers example examples steps outline reasoning options summary sources
        links questions list formula method
        """)

    static let dwellings = words(
        """
        semi bedsit bungalow terrace duplex loft penthouse maisonette villa cabin houseboat caravan trailer townhouse
        condo farmhouse chalet studio yurt
        """)

    /// Things one works or plays with.
    static let equipment = words(
        """
        keyboard mouse trackball monitor screen stylus tablet headset headphones microphone mic camera lens printer
        scanner router e-reader ereader kindle sewing-machine treadmill telescope drone synthesizer amp pedal kettle
        wheelchair machine chair desk
        """)

    /// What one goes to or does on its day.
    static let activities = words(
        """
        bingo church mass mosque temple synagogue choir gym zumba football five-a-side netball cricket rugby basketball
        volleyball badminton squash bowling darts quiz trivia karaoke salsa tango band rehearsal practice training
        therapy physio poker bridge mahjong scouts brownies guides spin hiit bootcamp parkrun swim run ride bouldering
        handball hockey hurling camogie lacrosse futsal padel pickleball athletics gymnastics ballet drama life-drawing
        spanish french german italian arabic mandarin japanese orchestra market allotment sauna movie-night pizza-night
        lessons class classes
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
