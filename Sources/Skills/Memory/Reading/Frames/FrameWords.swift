/// Word classes that the slots of frames are read by.
enum FrameWords {
    /// Words that no food and no thing liked is.
    static let noNouns = words(
        """
        weekend weekends moment
        i my our your his her their we you he she they it that this these those who what which people everyone
        someone nobody everything nothing something thing things one not there here work life if when to idea answer
        """)

    /// Words that stand before "here" and are no names.
    static let notNames = words(
        """
        new hey hello hi still back newbie same nothing everything nobody everyone quick first next welcome long
        good student retired guest admin yes over down up out me myself happy glad only right you we sun winter
        summer
        """)

    /// Parts of the body that wear out.
    static let parts = words(
        """
        knees knee back hip hips hearing eyesight heart shoulder shoulders eyes memory lungs feet ankle ankles
        joints teeth neck wrist wrists hands
        """)

    /// Parts of the body that are taken out or renewed.
    static let organs = words(
        """
        hip hips knee knees appendix gallbladder tonsils cataract cataracts valve kidney spleen shoulder tooth teeth
        thyroid uterus
        """)

    /// What befalls a body once.
    static let illnesses = words(
        """
        stroke attack miscarriage breakdown replacement bypass transplant mastectomy hysterectomy aneurysm seizure
        burnout embolism disc hernia stents stent ulcer gallstones pacemaker
        """)

    /// Work that somebody does for others.
    static let chores = words(
        """
        accounts books payroll cleaning cooking catering flowers lighting laundry gardens hair bookkeeping sound
        driving
        """)

    /// What one can or cannot do.
    static let abilities = words(
        """
        swim drive cook dance sing draw ski skate whistle ride touch-type juggle yodel weld sail knit sew crochet
        """)

    /// Work, said as something that goes on.
    static let labours = words(
        """
        cleaning driving selling teaching repairing fixing cooking delivering packing building painting translating
        nursing sewing cutting designing making picking guarding baking
        """)

    /// What one has to do at an hour.
    static let risings = words(
        """
        catch take get wake rise leave start clock be
        """)

    /// Verbs of trades.
    static let repairs = words(
        """
        fix repair mend install service sell make build clean drive cut paint weld
        """)

    /// Verbs of making for its own sake.
    static let crafts = words(
        """
        carve whittle weave embroider knit crochet sew build fly restore paint draw sketch brew bind blow throw grow
        breed race photograph quilt forge bake make collect distil press
        """)

    /// Programs one changes over to.
    static let apps = words(
        """
        firefox chrome safari vim emacs neovim vscode obsidian notion excel libreoffice linux debian ubuntu fedora
        arch windows macos slack teams signal telegram zed todoist evernote onenote joplin figma blender gimp
        photoshop proton protonmail brave
        """)

    /// Makes and names of telephones.
    static let handsets = words(
        """
        nokia motorola iphone pixel fairphone xiaomi huawei oneplus oppo xperia redmi galaxy smartphone blackberry
        honor vivo realme
        """)

    /// Units of measure.
    static let units = words(
        """
        metric imperial celsius fahrenheit kelvin kilometers kilometres km miles kilos kilograms kg pounds stone
        grams ounces litres liters gallons pints cups feet inches metres meters centimetres centimeters cm
        """)

    /// Nouns for those who employ people.
    static let institutions = words(
        """
        brigade police army navy office hospital council railway railways university library church ngo bank museum
        ministry cross government airline airport charity court post municipality city borough union theatre opera
        coastguard guard force embassy company startup school clinic firm agency service factory plant supermarket
        chain
        """)

    /// What is made, mended or sold for a living.
    static let wares = words(
        """
        shoes bikes bicycles cars clocks watches boats pianos violins guitars furniture phones computers lifts
        elevators roofs windows kitchens pipes houses dresses suits hair dogs boilers machines engines instruments
        organs saddles cheese candles bread
        """)

    /// How answers may be wanted, beside their length.
    static let manners = words(
        """
        light friendly technical gentle practical polite
        """)

    /// Verbs that come again without being deeds.
    static let stative = words(
        """
        am is are was were be think feel want need hope wish guess love like hate enjoy prefer know get have has do
        does will can no use used live lives forget wonder say ask mean see find
        """)

    /// Verbs of deeds that come again.
    static let deedVerbs = words(
        """
        climb fast lift stretch row skate draw call phone babysit mow water feed light clean iron polish check weigh
        do stream record post blog tutor coach donate pray attend host rehearse practise take bring fetch pick drop
        push jump skip bathe dip go walk cycle meet buy eat drink cook have watch read visit spend send swim
        """)

    /// What one wears to see, hear or move.
    static let aids = words(
        """
        glasses lenses contacts aid aids brace pump prosthesis braces orthotics splint retainer
        """)

    /// What one takes.
    static let medicines = words(
        """
        insulin statins antidepressants thinners medication beta-blockers metformin warfarin sertraline
        antihistamines levothyroxine ritalin lithium ssris hrt dialysis chemo chemotherapy
        """)

    /// How one looks.
    static let features = words(
        """
        hair eyes freckles tattoos tattoo beard dreadlocks dimples moustache
        """)

    /// Adjectives for what somebody is like.
    static let ways = words(
        """
        shy stubborn impatient messy organised organized disorganised introverted extroverted forgetful anxious
        superstitious competitive sensitive chatty talkative quiet reserved sarcastic blunt lazy punctual indecisive
        patient perfectionistic frugal stingy clumsy vain nosy squeamish ticklish claustrophobic musical religious
        spiritual sentimental
        """)

    /// Words in "-ing" that nobody does for its own sake.
    static let notPursuits = words(
        """
        going doing being having getting making thinking nothing something anything everything looking trying
        working feeling wondering asking talking saying shopping missing crying living moving waiting according
        during driving teaching selling cleaning nursing managing hearing getting
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
