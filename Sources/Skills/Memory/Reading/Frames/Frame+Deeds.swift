/// Turns of phrase for what somebody does again and again or for its own sake.
extension Frame {
    static let deeds = """
        in my (spare|free|leisure|down) time [,] I {hobby:doing}
        (at|most|on) weekends [,] I {hobby:doing}
        in the evenings [,] I {hobby:doing}
        I {hobby:doing} in my (spare|free|leisure) time
        I {hobby:doing} (for fun|as a hobby|to relax|to unwind|to switch off|for pleasure)
        I spend [most of|all|a lot of] my (free|spare) time {hobby:doing}
        I (spend|pass) my (evenings|weekends|sundays|saturdays|free hours|spare hours) {hobby:doing}
        (weekends|evenings|sundays|saturdays|my weekends|my evenings|my sundays|my saturdays) are for {hobby:doing}
        my (big hobby|main hobby|great passion|favorite pastime|favorite hobby|big passion) is {hobby}
        {hobby:pursuit} is my (hobby|passion|pastime|therapy|escape|obsession|sport)
        {hobby:pursuit} keeps ME (sane|calm|going|young|busy)
        I (unwind|relax) (with|by) {hobby}
        to (relax|unwind|switch off|clear my head) [,] I {hobby:doing}
        I [have] (taken up|took up|got into|gotten into|fallen in love with|discovered|gone back to) {hobby:pursuit}
        I have been (doing|practising|practicing|playing|into|training) {hobby} (since|for)
        I [have been] (collect|collecting|collected) {hobby:collecting}
        I am (a|an) (keen|avid|amateur|passionate|hobby|weekend|enthusiastic|serious|casual|hopeless) {hobby:pursuer}
        I am in (a|an|the|our) {hobby:group}
        I (sing|play|perform|dance|drum) (in|with|for) (a|an|the|our|my) {hobby:group}
        I (belong to|am part of|am a member of|joined|run) (a|an|the|our) {hobby:group}
        I volunteer (at|for|with|as|in) {habit:volunteering}
        I (do|practise|practice|play) {hobby:pursuit} (on|every|twice|once|two|three|four|five|six|2|3|4|5|6|most|with|at)
        I go {hobby:pursuit}
        (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays) [,] I {habit:deed}
        on (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays) [,] I {habit:deed}
        every (morning|evening|night|day|week|month|year|summer|winter|spring|autumn|other day|weekend) [,] I {habit:deed}
        every (monday|tuesday|wednesday|thursday|friday|saturday|sunday) [,] I {habit:deed}
        (most|on) (mornings|evenings|nights|days|weekdays) [,] I {habit:deed}
        S {habit:regular}
        I can not start (my|the) day without {habit:needs}
        my (mornings|days|day|morning) [always|usually] (start|starts|begin|begins) with {habit:needs}
        I (speak|talk|use) {language} (at home|with my|to my)
        at home we (speak|talk|use) {language}
        I grew up (speaking|with) {language}
        my languages (are|:) {language}
        [I] (can|could) (speak|understand) {language}
        {language} is my (mother tongue|native language|first language|second language|native tongue)
        I have been (learning|studying|taking) {language}
        I (know|understand) [some|a bit of|a little|basic|fluent|good|decent] {language}
        (two|three|four|five|six) [languages] [actually] : {language}
        I know [some|a little|basic] sign language => language=sign language
        I am fluent in sign language => language=sign language
        S {hobby:makes}
        S (learn*|study*|am learning) {language}
        I (keep|tend|look after) (bees|a beehive|beehives) => hobby=keeping bees
        I (keep|tend|look after) (an allotment|a vegetable garden|a vegetable patch) => hobby=gardening
        I (keep|tend|look after) an aquarium => hobby=keeping an aquarium
        {language} is my (third|fourth|fifth|other|home|everyday|working) language
        S can get by in {language}
        trying to learn {language}
        S am learning {language}
        I have been {hobby:pursuit} (since|for) ~
        S do* (a bit of|some|a little|lots of|a lot of) {hobby:pursuit}
        {hobby:liked} (keep|keeps) (my brain|my mind|ME) (sane|calm|going|young|busy|alive|sharp|fit|happy)
        (mornings|evenings|afternoons) [,] I {habit:deed}
        (weekends|nights) [,] I {hobby:doing}
        S never miss* {habit:one}
        I can not {skill:ability} [to save my life|at all|properly]
        I (am learning|have started learning) to {hobby:one}
        [I] never learned [how] to {skill:ability}
        in the (evening|evenings|morning|mornings|afternoon) I learn {language}
        I grew up (bilingual|trilingual) [,|:|in|with] {language}
        my {language} is (better than|worse than|so-so|improving|rusty|fluent|basic|terrible|decent|passable|ok|good|bad|coming along|getting better)
        my (weekends|evenings|sundays|saturdays) are [all] about {hobby}
        I have started (a|an) {hobby:venture}
        I am on call => schedule=on call
        my (first|native) language was {language}
        {habit:activity} (every|on|each) {_:weekday}
        (every|each) (monday|tuesday|wednesday|thursday|friday|saturday|sunday) [night|evening|morning] is {habit:pastime}
        (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays) (are|mean|is) {habit:pastime}
        (monday|tuesday|wednesday|thursday|friday|saturday|sunday) (night|nights|evening|evenings|morning|mornings) (is|are|means|mean) {habit:pastime}
        I have [got] {habit:pastime} (every|on) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)
        S (rise*|get* up|wake* up|wake*) [up] at {habit:rising}
        I (practise|practice) {hobby:pursuit}
        I can {skill:able} $
        I do not (watch|use|read|wear|do|follow) {habit:abstained}
        S (take*|catch*) the bus (everywhere|to work|to school|to campus|every) => habit=takes the bus
        S (take*|catch*) the train (everywhere|to work|to school|to campus|every) => habit=takes the train
        S (take*|catch*) the tram (everywhere|to work|to school|to campus|every) => habit=takes the tram
        S keep* a diary => habit=keeps a diary
        S keep* a journal => habit=keeps a journal
        I am teaching myself [to play|to] {hobby:taught_self}
        S do* {hobby:lessons} (on|every|at|with|twice|once|in)
        S (drink*|eat*|chew*|smoke*|vape*) {habit:consumed} (all day|all day long|all the time|every day|nonstop|non-stop|constantly)
        I am ~ (days|weeks|months|years) sober => habit=sober
        I am ~ (days|weeks|months|years) clean => habit=clean
        ?my (allotment|veg patch|vegetable patch|vegetable garden|greenhouse) => hobby=gardening
        ?my (beehives|hives) => hobby=keeping bees
        I (never|rarely|seldom|hardly ever|almost never) {habit:never}
        we homeschool => habit=homeschools the children
        """
}
