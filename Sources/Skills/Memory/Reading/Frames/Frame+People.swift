/// Turns of phrase for who is near somebody, what they like and what they are like.
extension Frame {
    static let people = """
        I (am|got|have been|was) [recently|newly] married to [a|an|my] {partner:person}
        my (other half|better half|significant other|spouse) is [called|named] {partner:person}
        I (am|have been) (dating|seeing|going out with|engaged to|together with) [a|an|my] {partner:person}
        {partner:person} and I (have been together|are together|are a couple|are dating|are married|are engaged)
        I (am|have been) (a widower|a widow|widowed) => relationship_status=widowed
        I (tied the knot|got hitched) ~ => relationship_status=married
        I (proposed|popped the question) and (she|he|they) said yes => relationship_status=engaged
        [a] [proud|single|tired|busy|happy] (mum|mom|dad|mother|father|parent|mama|papa) (of|to) {children:count}
        I am raising {children:raised}
        {children:raised} at home
        no (kids|children) [of my own|of our own|yet|here|for ME] $ => children=none
        (kids|children) : none $ => children=none
        I (never had|have no) [any] (kids|children) => children=none
        I have [got] {children:twins}
        [a] [proud|single|tired|busy|happy] (mum|mom|dad|mother|father|parent|mama|papa) (of|to) {children:kids}
        I am married to ~ , {partner:person}
        [I am] [a] single (mum|mom|dad|father|mother|parent) => relationship_status=single
        {pet:lone_pet} $
        ~ and I (adopted|raised|have|fostered) {children:raised}
        I am ~ with {children:kids}
        I have [got] a {children:babies}
        we are a (family|household) of {_:one} in {home_city}
        me , my (husband|wife|partner|girlfriend|boyfriend) {partner:plain_name} and (my|our) {children:kids}
        divorced twice => relationship_status=divorced twice
        married twice => relationship_status=married twice
        widowed twice => relationship_status=widowed twice
        I am (in a long distance relationship|in a long-distance relationship|long distance) => relationship_status=in a long-distance relationship
        my late (husband|wife) => relationship_status=widowed
        (her|his|my|our) {children:kids} {_:plain_name} was born
        """

    static let tastes = """
        I could (eat|drink|watch|listen to|read|have) {like:liked} (every day|all day|forever|for breakfast|every single day|for hours)
        I can not (get enough of|resist) {like:liked}
        I (am a sucker|have a soft spot|have a weakness|live|would die|am a fool) for {like:liked}
        {like:liked} (is|are) (my thing|my jam|my favorite|my favorites|my weakness|my guilty pleasure|my comfort food|my happy place)
        {like:liked} (is|are) (my cup of tea|right up my street|my kryptonite|my addiction|my go to|my go-to|my obsession|my passion)
        I am [really|so|very|totally] (into|in love with|devoted to) {like:liked}
        (nothing beats|you can not beat) {like:liked}
        there is nothing (better than|nicer than|like) {like:liked}
        give me {like:liked} (any day|anytime|over)
        {dislike:liked} (is|are) (disgusting|gross|revolting|horrible|awful|unbearable|a nightmare) [to|for] ME
        {dislike:liked} (is|are) (not my thing|not my cup of tea|not for me|my worst nightmare|my pet hate|my nemesis)
        {dislike:liked} (drives|drive) ME (crazy|mad|nuts|insane|up the wall)
        {dislike:liked} (gives|give) ME the (creeps|ick|shivers|jitters)
        {dislike:liked} (turns|turn) my stomach
        I am (frightened of|bored by|put off by|not keen on|no friend of) {dislike:liked}
        I (dread|abhor|can not be doing with) {dislike:liked}
        {dislike:liked} (and I) do not (agree|get along|get on|mix)
        I could (happily|easily|gladly) (live|do) without {dislike:liked}
        I have a (phobia|fear|horror) of {dislike:liked}
        I am [a bit|a little|kind of|sort of] {trait:trait}
        I am {trait:height}
        I have {trait:looks}
        I am (a|an) {trait:character}
        {trait:character} [,] (yes|that is me|here|guilty) $
        my (sign|star sign|zodiac sign) is {trait:one}
        [I] can not (do|stand|bear|abide|stomach|deal with|cope with) {dislike:liked}
        [I] can not (stand|bear|abide) the (sound|smell|taste|sight|thought|texture|noise) of {dislike:liked}
        {dislike:foods} (is|are) (disgusting|gross|revolting|horrible|awful|vile|nasty|overrated)
        {like:foods} (is|are) (delicious|amazing|heaven|heavenly|divine|the best|the best thing ever|life)
        I (would|will) (take|choose|pick|have) {like:liked} over {_} (every|any|always|anytime)
        I am [far|much|way] (fonder of|keener on|more of a) {like:liked} than [of|on] {dislike:liked}
        I am (mad for|mad on|wild about|potty about|daft about) {like:liked}
        I am (hopeless|terrible|bad|useless|awful|rubbish) (at|with) {trait:one}
        I am [much|far] more of a {like:one} person
        I have [absolutely|very] (no|little|zero) (patience|time|love|tolerance) for {dislike:liked}
        {dislike:liked} (make|makes) my (blood boil|skin crawl|teeth itch|eyes roll)
        {dislike:liked} (leaves|leave) ME cold
        {dislike:liked} (do|does) nothing for ME
        {like:liked} (makes|make) ME (happy|smile|feel at home)
        anything (by|from|with) {like:one} and I am (happy|dancing|sold|in)
        {dislike:liked} ? (no thank you|no thanks|not for me|never)
        I am (a bit of|something of) (a|an) {trait:one}
        I am a (practising|practicing|devout|lapsed|committed) {trait:one}
        {dislike:liked} (terrify|terrifies|scare|scares|frighten|frightens|bore|bores|disgust|disgusts|annoy|annoys|irritate|irritates) ME
        I am (always|chronically) late $ => trait=chronically late
        nothing makes ME happier than {like:liked}
        I have a sweet tooth => like=sweets (sweet tooth)
        I have never been (big|keen|mad|crazy|much|huge|hot) (on|about|for|into) {dislike:liked}
        I have never (been able to stand|understood the appeal of|seen the point of|got on with|gotten along with|taken to|cared for|warmed to) {dislike:liked}
        S am not (big|keen|mad|crazy|wild|hot|fussed|bothered) (on|about|for) {dislike:liked}
        [I] can not be doing with {dislike:liked}
        [I] can not be bothered with {dislike:liked}
        S am (mad|crazy|nuts|bonkers|passionate|obsessed|potty|bananas|wild) (about|on|for|with|over) {like:liked}
        I would [much|far|always] (rather|sooner) (have|read|eat|drink|watch|wear|take|use|play|be given|get|hold) {like:rather}
        {like:liked} , that is me $
        {like:club} (fan|supporter) (since|for|all|through) ~
        I have [always] (hated|loathed|detested|despised|disliked) {dislike:liked}
        I have [always] (loved|adored|liked|enjoyed) {like:liked}
        S have* (always|long) been (a|an) {_:one} (fan|lover) => trait=lifelong fan
        S am (a|an) {trait:character}
        S am (a|an) {trait:doer}
        {dislike:plainly} I [really|just|simply] (can not stand|hate|loathe|can not bear|detest|can not abide|can not eat) $
        {like:plainly} I [really|just|simply|absolutely] (love|adore) $
        I am (going through|in the middle of) a divorce => relationship_status=going through a divorce
        [I] [can not|could not] (hate|stand|bear|dislike|abide|loathe|detest|stomach) people (who|that) {dislike:offenders}
        I (drink|take|like|have|want|prefer|love) my {like:served}
        {like:liked} for ME , (always|please|every time|any day) $
        I (read|watch|listen to) (mostly|mainly|only|a lot of|lots of|loads of|nothing but|tons of|too much|too many) {like:liked}
        I [mostly|mainly|only] (read|watch|listen to) {like:genre}
        my (thing|poison|drug of choice|kryptonite|go-to|go-to snack|go-to drink|usual) is {like:liked}
        {dislike:liked} (give|gives) ME (nightmares|a headache|headaches|anxiety|the heebie-jeebies|the willies|goosebumps|the shudders)
        I (tend|have a tendency) to be {trait:tendency}
        I could (live on|survive on|live off) {like:liked}
        [I] can not say no to {like:liked}
        {dislike:liked} (is|are) (the devil's work|from hell|hell|torture|the bane of my life|evil|my idea of hell)
        I am not much of (a|an) {trait:notmuch}
        I am (a|an) [big|huge|massive|lifelong|diehard|die-hard] fan of {like:liked}
        [big|huge|massive|lifelong|diehard|die-hard] fan of {like:liked}
        {dislike:liked} (send|sends|put|puts|bore|bores) ME (to sleep|off|to tears)
        there is nothing I (like|love|enjoy) (more|better) than {like:liked}
        I am (useless|no good|not good|rubbish|hopeless) without {like:one}
        """

    static let manners = """
        I am (saving|putting money aside|saving up) (for|to) {goal:one}
        I am (preparing|gearing up) for {goal:one}
        I have (booked|bought) [a|my|our] (flight|tickets|ticket|trip|holiday|flights|train) to {plan:trip}
        I am (flying|travelling|traveling|heading|moving|off|relocating|emigrating) [back|over|out] to {plan:trip}
        (in|next|this|on|from|come) ~ I (am|will|shall) [be] (flying|travelling|traveling|heading|moving|living|relocating|studying|working|staying|fly|travel|move|live|study|work) (to|in|into) {plan:trip}
        (in|next|this|on|come) ~ I (fly|move|travel) to {plan:trip}
        (in|next|this|on|come) ~ I am (going|off) to {plan:trip}
        [please] (keep|make) (it|answers|replies|things|your answers|your replies) {reply_style:manner} (when|please|with) ~
        [please] (answer|reply|respond|write|explain|talk) [to me|to us] [always|only] {reply_style:manner} [please] $
        [please] use my first name => reply_style=use first name
        (go|explain [things]|take me through it|walk me through things|do it) step by step => reply_style=step by step
        no need to be [so|that|too|all] {reply_style:less}
        (explain|tell|describe) [things|everything|stuff|it] [to me] like (I am|you would to|you are talking to) {reply_style:liketo}
        use {reply_style:spelling}
        (never|do not) (suggest|recommend|propose) [me] {reply_style:unwanted}
        treat ME {reply_style:treat}
        no {reply_style:banned} [ever|please|thanks|with me] $
        no {reply_style:banned} , (ever|please|thanks)
        [please] do not {reply_style:donot} (so much|all the time|every time|with me|at me|to me|in every answer|so often|constantly)
        do not call ME {_} , (it is|I am|call me|my name is) {name:capital_name}
        keep it {reply_style:manner} , (I|please|my|no|always)
        [please] do not be so {reply_style:less}
        use {reply_style:one} (in|for) [the|your|all|my] (examples|code|snippets|samples|code examples)
        use [the|a] {reply_style:clock} [when|in|please|for]
        [please] (talk|speak|write) to me (like|as if I were|as) {reply_style:like}
        [please] stop {reply_style:stopping}
        (my first name|first name) is fine => reply_style=first name
        {reply_style:one} at a time [please]
        do not call ME {reply_style:one}
        (answers|replies) in {reply_style:tongue}
        I would like you to (answer|reply|write|speak|talk|respond) [to me] in {reply_style:tongue}
        I would rather you (used|gave me|use) {units:units}
        I (hope|want|would like|would love|dream|wish) to {goal:deed} (one day|someday|before I die|in my lifetime|next|eventually|at some point|some day)
        I am seeing (the|a|my) {event:visit}
        (write|talk|speak|explain [things]|answer) [to me] in (plain|simple|easy) (language|english|words|terms) => reply_style=simple, plain language
        always {reply_style:always}
        {reply_style:wording} [only] [,] please $
        please [only] [use] {reply_style:wording} $
        (when|whenever) [ever] [you] explain ~ , ~ (use|give me|give) {reply_style:samples}
        (when|whenever) [ever] [you] explain ~ , [please] (go|take it|do it) (slow|slowly) => reply_style=go slowly
        (when|whenever|if) I ask [you] ~ , [please] [just] (give|show|offer|tell|drop) ME {reply_style:help}
        [do not] give ME the (answer|answers|solution) straight away , [just] (give|show|offer) ME {reply_style:help}
        I have [got] [a] (tickets|ticket|flights|a flight|a train) to {plan:trip}
        I (want|would like|would love|hope|dream|plan) to {goal:become} (when|once|one day|someday|some day) ~
        my dream is to {goal:become}
        I (always|have always|have long) (wanted|dreamed|dreamt) (to|of) {goal:become}
        """
}
