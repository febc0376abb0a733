/// Turns of phrase for who somebody is and where they are at home.
extension Frame {
    static let identity = """
        (they|everybody|everyone|people|friends|folks|all my friends|my friends) (call|calls|know|knows) ME [as] {name}
        [this is|it is] {name:whole_name} (here|speaking) $
        {name:whole_name} (is the name|is my name) $
        (my parents|my mum|my mom|my mother|my dad|my father) (named|christened) ME {name}
        I go by [the name of|the name] {nickname}
        I (answer|listen) to [the name] {name:named_person}
        (people|friends|everyone|they) (shorten|shortened|shortens) it to {nickname}
        I (will be|turn) {age:next_age} (in|on|this|next|come) ~ $
        I am (turning|about to turn) {age:next_age} $
        I [have] (hit|reached|made it to|made) (the big|the ripe old age of|the grand age of|the age of) {age} $
        I (turned|have turned) [the big] {age}
        I am [only|all of|already] {age} (years young|springs|winters|summers)
        I am (at the age of|at the ripe old age of|aged) {age}
        (as of today|since yesterday|since today|as of yesterday|from today|as of this morning) [,] I am {age}
        ?as (a|an|someone who is|somebody who is) {age} (year old|years old|yo)
        ?as (a|an) {age:year_old}
        ?(at|being) {age} (years old|years of age) [,] I
        (at|aged) {age} [,] I (still|am|have|can|do|feel|decided|finally)
        my (birthday|bday|big day) (falls on|lands on|is always on) {birthday}
        I (blow out my candles|celebrate my birthday|have my birthday) (on|every) {birthday}
        I came into (the|this) world (on|in) {birthday}
        I am a ~ , born [on] {birthday}
        (they|everybody|everyone|people|friends|folks|colleagues|kids) ~ (call|calls|know|knows) ME [as] {nickname}
        (myself|me) {name:whole_name} [,] (aged|age|from|here)
        myself {name:capital_name}
        aged {age} [years]
        ?guess who is {age} (today|now|already|as of today)
        ?guess who (turned|just turned|is turning) {age}
        (put|write|mark) ME down as {name}
        I sign [everything|my letters|my emails|off] as {name}
        {nickname:capital_name} (will do|is fine|does fine|is enough) $
        I (turn|will be) {age:next_age} (next|this) (week|month|year|friday|saturday|sunday|monday|spring|summer|autumn|winter)
        I am in my {age:ordinal_age} year
        {age} years (young|old) (and|,|today)
        S am {age:next_age} going on {_}
        I have been (on this earth|on this planet|around|alive) for {age} years
        my {age:ordinal_age} [birthday] is (coming up|next|approaching|around the corner)
        born on {birthday}
        it is [just] {nickname:capital_name} , (nobody|no one|noone|hardly anyone|hardly anybody) [ever] calls ME
        (nobody|no one|noone|hardly anyone|hardly anybody) [ever] calls ME {_} , (it is|I am|I go by|just|call me|use) [just] {nickname:capital_name}
        only ~ (call|calls) ME {_} , (it is|I am|I go by|just) [just] {nickname:capital_name}
        [my|our|HIS] (mother tongue|native language|first language|native tongue) [is|,|:] {language:lang}
        {language:lang} I (speak|understand) (too|as well|also|fluently|well)
        """

    static let places = """
        (my|our) roots (are|lie) in {origin}
        my family (is|comes|is originally|hails|came) from {origin}
        S (hail*|come*|stem*) (from|out of) {origin}
        by birth I am {origin:demonym}
        (originally|by birth) [,] I (am|come|hail) from {origin}
        I am (originally|initially) (from|of) {origin}
        I (was raised|was brought up|was born|spent my childhood|grew up) (in|near|outside) {origin}
        (raised|brought up|born and bred|born and raised) in {origin}
        I am a (native|child|son|daughter) of {origin}
        {origin} (is where I am from|is where I come from|is where I grew up|is where I was born)
        I am (a|an) {origin} (native|girl|boy|lad|lass) [at heart|through and through|born and bred]
        (my|the) (birthplace|native city|native town|homeland|home country|birth town) is {origin}
        home for me is {home_city}
        home is [currently|now] {home_city}
        {home_city} (is|has been|is now|has become|became) (my|our) home
        {home_city} (is|has been|is now|has become|became) home (since|for|now|these days)
        {home_city} (is|has been|is now|has become|became) home $
        [I|we] (call|calls) {home_city} home
        S have* been (living|based|settled) (in|near|outside) {home_city}
        we have been in {home_city} for ~ (years|months|ages|decades)
        I have been in {home_city} (for|since) ~ (years|months|ages|decades)
        I have been in {home_city:capital_place} (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|2|3|4|5|6|7|8|9|10|11|12|15|20|25|30|40|a few|several|many|over|almost|nearly) [two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty] (years|decades)
        (my|our) (flat|house|apartment|home|studio|cottage|farm|place) is [up|down|over] in {home_city}
        I am [up|down|over|back|out] in {home_city} (these days|now|nowadays|at the moment)
        I (stay|dwell|reside) [at present] (in|near) {home_city}
        I stay in ~ with {living_situation:company}
        I am (settled|rooted|resident|domiciled) (in|near|around) {home_city}
        now [I am] (based|living|settled|residing) in {home_city}
        (based|living|settled|residing) in {home_city} (now|these days|nowadays|since|for)
        I have (moved|relocated|shifted|emigrated) [back|over|down|up] (to|into) {home_city}
        I (ended up|wound up|put down roots|made my home|made a home|set up home|bought a house) (in|near) {home_city}
        I (bought a flat|rent a flat|rent a room|rent an apartment|have a flat|have a house|rent a studio) (in|near) {home_city}
        (my|our) (office|workplace|lab|firm|workshop) is [over|up|down] in {work_city}
        [I] commute (to|into) {work_city}
        ?[to] my (office|workplace|job) in {work_city}
        I work (over|up|down|out) in {work_city}
        I have (an office|a practice|a workshop) in {work_city}
        I (lived|was living|did ~ years|spent my twenties|spent my thirties|spent my youth) in {past_home_city}
        I spent ~ (years|year|decade|decades|months) (in|living in|working in) {past_home_city}
        before [that|this] [,] I (lived|was living) in {past_home_city}
        I am in {temporary_location} (until|till|this week|for a|for the|for two|for three|on business|on holiday|right now)
        S share* (a|our|the) (flat|house|apartment|place|home|room) with {living_situation:company}
        I am (sharing|renting) {living_situation:home}
        I (rent|share|own) {living_situation:home}
        S live* {living_situation:alone}
        it is just me and {living_situation:company} at home
        I [have] (moved|moving) (back in|in) with {living_situation:company}
        S (rent*|lodge*) in {home_city}
        {home_city} is where I (live|pay the bills|pay my bills|pay rent|hang my hat|live now|lay my head|am based)
        ?guess who (moved|just moved|is moving|has moved) to {home_city}
        I teach ~ (in|at) ~ (school|college|university) (in|outside|near) {work_city}
        S am {job_title:progressive} in {work_city}
        running (one|a|my|our|my own|the) {job_title:business} in {work_city}
        S (have|has) gone [off] to live in {home_city}
        S (have|has) [since|just|recently] (moved|relocated|emigrated) [back|over|out] to {home_city}
        I was (posted|stationed|sent|seconded|deployed|based) (to|in|at) {past_home_city}
        (my|our) (flat|house|apartment|home|studio|cottage|farm|place) is ~ (in|outside|near|above) {home_city}
        I have [got] (a|my|our) ~ (place|house|flat|cottage|farm|apartment) ~ (in|near|above|outside) {home_city}
        [I] [have] been living in {home_city}
        I am (a|an|what they call a|what they call an|what you would call a) {origin:people}
        now I am (stuck|living|back|based|settled) in {home_city}
        living (on|above|over|with|next|in|at) ~ in {home_city}
        [I] studied in {education:place}
        living ~ with {pet:pet}
        I am [now] (a|an) {home_city:capital_place} resident
        it is {home_city} I live in
        ?my (building|street|neighborhood|neighbourhood|block) in {home_city}
        S live* ~ in {home_city}
        S live* ~ (outskirts|edge|side|coast|suburbs) of {home_city}
        {home_city} has been (my|our) home
        S live* in ~ with {living_situation:company}
        I am (a|an) {origin:demonym} in {home_city}
        I was born in ~ , ~ in {origin}
        (I|we) (came|moved|relocated) [over|here] to {home_city} in ~ , before that [it was|we were in|I was in|we lived in|I lived in|in] {past_home_city:before}
        me and my {_:one} (came|moved|relocated) [over|here] to {home_city} in ~ , before that [it was|we were in|we lived in|in] {past_home_city:before}
        my {_:one} and (I|me) (came|moved|relocated) [over|here] to {home_city} in ~ , before that [it was|we were in|we lived in|in] {past_home_city:before}
        I live (alone|on my own|by myself) with {pet:pet}
        I live with {pet:pet}
        I live with ~ and {pet:pet}
        I retired to {home_city}
        I bought (a|our|my) [first|new|own|little|small] (place|house|flat|cottage|apartment|farm) in {home_city}
        I am half {origin:demonym} (,|and) half {origin:demonym}
        I am moving (back in|in) with {living_situation:company}
        I have moved ~ , this time to {home_city}
        I came ~ as ~ from {origin:place}
        (stationed|garrisoned) (in|at|near) {work_city}
        I [have] (came|come|emigrated) to {home_city} from {past_home_city:place} [in|~] [~|ago|back] (ago|in|for|when|back|last|with|to)
        I [have] (came|emigrated) [here] from {past_home_city:place} to {home_city}
        I am (house-sitting|housesitting|house sitting|dog-sitting|pet-sitting|couch-surfing|camping out|staying|lodging|holed up|interning|on assignment|on secondment|posted|cat-sitting|babysitting|on placement|on a placement|on a work placement|on a course|on a training course|at a conference|volunteering|dogsitting|cat sitting|dog sitting) (in|at|near) {temporary_location} (until|till|for|this|while|through)
        I have [got] (a|an) {living_situation:dwelling} in {home_city}
        {language} is what (I|we|my family|everyone) (speak|speaks|talk|use) ~
        {language} is (spoken|the language) (at|in) (home|our house|my house|the house|my family)
        we speak {language} (at home|with|in the house)
        """
}
