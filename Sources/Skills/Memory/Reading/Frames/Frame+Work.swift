/// Turns of phrase for what somebody does for a living and learns.
extension Frame {
    static let work = """
        S (make*|earn*) (a|my|his|her|our) (living|bread|money|keep|crust) [working] as {job_title}
        by (profession|trade|training|day) [,] S am {job_title}
        I am {job_title:known_job} by (profession|trade|training|occupation)
        {job_title:known_job} by (profession|trade|training|occupation|day)
        (my|the) (trade|line of work|day job|calling|occupation|craft|metier|profession) is {job_title:trade}
        S have* been {job_title:known_job} (for|since) ~
        S (work*|serve*|act*) [full time|part time|mostly|nights|freelance] as {job_title}
        S do* {job_title:trade} for a living
        I am with {employer:institution} in {work_city}
        I am with {employer:institution}
        (working|work) for {employer:institution} (these days|now|nowadays|since|for)
        (my|our) (employer|company|firm|workplace) is [called|named] {employer}
        (my|the) company I work for is [called] {employer}
        {employer:institution} (pays my bills|is my employer|employs me|pays my salary)
        S have* (my|our|her|his) own {job_title:business} in {work_city}
        S have* (my|our|her|his) own {job_title:business}
        S (mend*|repair*|fix*|make*|build*|tune*|sell*|restore*|install*|groom*|tailor*|weld*|cut*) {job_title:craft}
        {job_title:known_job} (here|speaking) [,|.|:|—]
        I (trained|qualified|retrained|requalified) as {job_title}
        I (retired|am retired) (from|after) ~ $ => job_title=retired
        I (got|was|have been|just got) [just] (promoted|made|appointed|elected) (to|as|up to) {job_title}
        [I got] (promoted|made it) to {job_title:known_job}
        {job_title:known_job} (as of|starting|since|from) [this|last|next] (month|week|monday|today|year|spring|january|february|march)
        I am (between jobs|job hunting|looking for work|on the dole|jobless) => job_title=unemployed
        S (study*|read*) {education:subject}
        I am (studying|reading|doing) {education:subject}
        I (have|hold|did|got|earned|finished|completed) [a|an|my] {education:degree}
        [I] (dropped out|dropped) (of|from) {education:dropped}
        {education:student} student (here|speaking) $
        I never (went to|attended) (university|uni) => education=never went to university
        I never (went to|attended) college => education=never went to college
        I never finished (university|uni) => education=never finished university
        I never finished college => education=never finished college
        I never finished (school|high school) => education=never finished school
        I left school (at|when|after) ~ $ => education=left school
        my (shift|shifts|working day|hours|office hours|workday) (run|runs|go|goes|start|starts|last|are|is) [from] {schedule:hours}
        I am off [work] (on|every) {schedule:off}
        my (day|days) off (is|are) {schedule:off}
        I (have|get) {schedule:off} off
        I (start|finish|begin|clock in|clock off) [work|my shift] at {schedule:starts}
        S am {job_title:progressive}
        running (one|a|my|our|my own|the) {job_title:business}
        ?guess who is [the|a|an|your] [new] {job_title:title} [as of|now|since|,]
        ?I am expecting {event:expecting}
        ?guess who (became|just became|made|just made|got made|got promoted to) [a|an|the] {job_title:title}
        my [work|working|shift] (roster|rota|pattern|schedule|hours) (is|are) {schedule:plan}
        HIS ~ (degree|doctorate|diploma|major|minor|masters|bachelors|phd|training) (is|was) in {education:one}
        I am doing {education:subject}
        S am [now|currently] doing {education:subject} (at|in) {_}
        I (worked|served|spent ~ years|sailed|flew|drove|toiled|laboured) ~ as {experience:pastjob}
        me [,] I [just] {job_title:makes}
        I have been at {employer:firm} [for|since|nearly|almost] ~ (years|months|decades)
        (was|been) (a|an) {experience:pastjob} (until|for|till|before)
        S drive* the ~ bus => job_title=bus driver
        S drive* {job_title:omnibus}
        S clean* {job_title:cleaned} (at|in|for|on|every|overnight)
        S clean* {job_title:cleaned} $
        S drive* the ~ tram => job_title=tram driver
        I am the {job_title:title} (at|for|of) {employer:firm}
        S do* (the|our) {job_title:chores} (for|at|in) {_}
        (freelance|part-time|full-time|self-employed|trainee) {job_title:known_job} [,]
        I am (on|in|behind) the {_} at {employer:firm}
        I am in [school ,] (grade|year|form) {education:grade}
        I am still in school , (grade|year|form) {education:grade}
        now (a|an) {job_title:known_job}
        my (job|work) is {job_title:gerund}
        it is {employer:firm} I work for
        (they|my boss|work|the boss|management) [have] (put|moved|switched|shifted) ME (on|to|onto) {schedule:plan}
        [currently] doing (a|my) {education:degree}
        S have* worked (at|for|with) {employer} (since|for) ~
        S am in charge of {job_title:charge}
        [I am] [currently] taking [evening|night|online] (classes|courses|lessons|a course) in {education:one}
        S am {job_title:bare}
        I (have to|need to|must|have got to|got to) {schedule:routine}
        [my] (payday|pay day) is [always] [on] {schedule:payday}
        S (wait*|am waiting) tables => job_title=waits tables
        waiting tables (at|on|in|to|for|by) ~ => job_title=waits tables
        S am driving a {job_title:cab}
        I was [recently|just] made redundant => event=made redundant
        S teach* {job_title:taught_deed}
        {job_title:lone_job} (at|with|for) {employer:firm} $
        {job_title:lone_job} , [mostly] nights [mostly] => schedule=works nights
        {job_title:lone_job} , [mostly] days [mostly] => schedule=works days
        {job_title:lone_job} , [mostly] earlies [mostly] => schedule=works earlies
        {job_title:lone_job} , [mostly] lates [mostly] => schedule=works lates
        {job_title:lone_job} , [mostly] weekends [mostly] => schedule=works weekends
        (first|second|third|fourth|final|last) (semester|year|term) of {education:one} at ~
        I work (weekends|nights|days|evenings|mornings|saturdays|sundays|fridays|part-time|part time|full time|full-time) (at|for) {employer}
        I (work|do) (a|an) {schedule:pattern} (pattern|rota|roster|shift pattern)
        I (look*|am looking) after {job_title:tended} (at|in) (a|an|the|our) {_}
        S work* {schedule:weekspan}
        S am on (maternity|paternity|parental|sick) leave {schedule:leave}
        S [have|has] [just|finally] passed (my|her|his|their) {event:exam}
        [I am] (homeschooled|home-schooled) => education=homeschooled
        I have [got] (a|an) {children:agedchild}
        S am (head|director|chief|vice president|vp|manager|chair|professor|editor|leader|dean|curator) of {job_title:headof}
        S am (head|director|chief|vice president|vp|manager|chair|professor|editor|leader|dean|curator) of ~ in {work_city}
        S am {job_title:assistant}
        S am (a|an) ~ in the {employer:forces}
        S lecture* (in|on) ~ at {employer:firm}
        I am [being] (deployed|posted|sent|transferred|seconded|relocated) to {plan:trip}
        I am (writing|working on|recording|editing) (a|an) {goal:opus}
        I have [got] (a|an) {device:equipment}
        S has [just|recently|finally] (started|begun|finished|left) [at] {event:schooling}
        S am [only|just] working {schedule:parttime}
        S (work*|am working) [away|out|down|offshore|nights|part time|full time] (in|on|at|down) {job_title:workplace}
        S am (on the|down the) {job_title:post}
        S am in the army => job_title=in the army
        S am in the navy => job_title=in the navy
        S am in the marines => job_title=in the marines
        S am in the police => job_title=in the police
        S am in the military => job_title=in the military
        S am in the reserves => job_title=in the reserves
        S am in the coastguard => job_title=in the coastguard
        S am in the infantry => job_title=in the infantry
        S (drive*|haul*) {job_title:hauling}
        I have been driving {job_title:hauling}
        I am [a] [senior|junior|managing|equity] partner (at|in|with) (a|an) ~ (firm|practice|agency|consultancy) => job_title=partner
        I am [a] [senior|junior|managing|equity] partner (at|in|with) (a|an) ~ (firm|practice|agency|consultancy) in {work_city}
        I (taught|have taught) {experience:taught} for ~ years
        S (look*|am looking) after my {_:one} (full time|full-time|round the clock) => job_title=full-time carer
        S (care*|am caring) for my {_:one} (full time|full-time|round the clock) => job_title=full-time carer
        {schedule:shifts} (shift|shifts) (mon|tue|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (to|till|through|-) (mon|tue|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
        {schedule:rota} on [,|and|then|/] {_:rota} off
        [I] [am|work] (remote|remotely|from home|in the office|in office) (on|every) {schedule:weekdays}
        my (shop|restaurant|cafe|salon|practice|bakery|clinic|studio|office|store|bar|stall|surgery|pub) is closed (on|every) {schedule:weekdays}
        (laundry|market|shopping|cleaning|gym|leg|washing|baking|date|bath|library|bin|training) (day|night) (for me|for us|here|at ours|in our house) is {schedule:weekdays}
        (my|our) (laundry|market|shopping|cleaning|gym|leg|washing|baking|date|library|bin|training|rest|cheat|study|late|early|busy|busiest|long) (day|night) is [always] {schedule:weekdays}
        I am on (maternity|paternity|parental|sick|long-term sick|garden|gardening|sabbatical) leave (until|till|from|since|for) {schedule:leave}
        I am on maternity leave => schedule=on maternity leave
        I am on paternity leave => schedule=on paternity leave
        I am on parental leave => schedule=on parental leave
        I (write|code in|program in|develop in|code|know) [mostly|mainly|some] {skill:programming}
        S (run*|have*|own*) (a|an|his|her|my|our|the) ~ {job_title:business} with (my|his|her|our) {_}
        I (do|work) (nights|earlies|lates|days|weekends|split shifts|double shifts|night shifts|shifts) {schedule:nights}
        S [have|has] [just|recently|finally] (opened|launched|set up|founded) (a|an|my|our|her|his|their) {event:opening}
        S (start*|begin*|started|began|starting) [at] {event:schooling}
        S am (starting|going off to|off to) [at] {event:schooling}
        I [will] celebrate (my|our) {event:jubilee} (this|next|in|on)
        we are celebrating (my|our) {event:jubilee} (this|next|in|on)
        my (appointment|interview|meeting|check-up|checkup|scan|session|consultation) (with|at|for) {event:one} is on ~ 
        my (lease|contract|visa|scholarship|passport|funding|internship|probation|residency|tenancy|mortgage) (runs out|is up|expires|ends|finishes) {event:expiry}
        my [monthly] (salary|pay|stipend|wage|wages|pension|allowance|rent) (is paid|comes in|comes|arrives|lands|is due|goes out) on (the|every) {schedule:payday}
        """
}
