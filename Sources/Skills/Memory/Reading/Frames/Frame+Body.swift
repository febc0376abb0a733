/// Turns of phrase for what somebody cannot have, suffers from and does not eat.
extension Frame {
    static let body = """
        {allergy:food} (is|are) ~ (,|;|:|-|—|as|because|since) [I am|I have] [a|an|very] (allergic|allergy|anaphylactic) $
        {allergy:food} (is|are) (poison|deadly|dangerous|lethal) (for|to) ME
        (no|avoid|never) {allergy:food} (for ME|please) (,|;|-|—|because|since|as) [I am|I have] [a|an] (allergic|allergy|anaphylactic)
        S (come*|break*|came|broke) out in (hives|a rash|spots|welts|bumps) (if|when|whenever|from|after|every time) [YOU] [eat*|touch*|have*|eating|touching|having] {allergy:food}
        S get* (hives|a rash|rashes|swollen lips|an itchy throat|itchy|an itchy mouth) (from|if|when|whenever|after) [YOU] [eat*|touch*|have*|eating|touching] {allergy:food}
        S swell* up (if|when|whenever|from|after) [YOU] [eat*|touch*|have*|eating] {allergy:food}
        {allergy:food} (make|makes) my (throat|tongue|lips|face|eyes|mouth|skin) (swell|itch|close|tingle|burn|swollen|itchy)
        {allergy:food} (make|makes) ME (swell up|break out|itch|sneeze|come out in hives|wheeze)
        {allergy:food} (gives|give) ME (hives|a rash|rashes|an allergic reaction|anaphylaxis)
        {allergy:allergen} (could|can|will|might|would|nearly|almost) [literally] (kill|killed|hospitalise) ME
        {allergy:allergen} (sends|send|put|puts) ME (in|to|into) [the] (hospital|er|a&e|emergency)
        S react* (badly|severely|terribly|violently|strongly|horribly|allergically) to {allergy:food}
        S (have*|had) [a|an] [bad|severe|allergic|strong] (reaction|reactions|anaphylaxis) to {allergy:food}
        S am (anaphylactic|sensitive|hypersensitive|intolerant) to {allergy:food}
        {allergy:list} [:|,|-|—] S am allergic to (all of them|both|both of them|all of it|all of those|those|all three)
        {allergy:food} (is what|are what) I am allergic to
        my (allergy|allergies) (is|are) to {allergy:food}
        (my body|my stomach|my gut) (can not|does not) (handle|tolerate|cope with|digest) {allergy:food}
        S can not (tolerate|digest|process) {allergy:food}
        S carry* an epipen (for|because of) [my] {allergy:food}
        S am {health:condition}
        S (live*|struggle*) with {health:condition}
        S suffer* [badly|a lot] (from|with) {health:condition}
        S (was|were|got|have been|has been) [recently|just] diagnosed (with|as) {health:diagnosis}
        S have* (been told|recently found out|found out) [that] YOU have* {health:condition}
        S use* a wheelchair => health=uses a wheelchair
        S use* a (walking stick|cane|white cane) => health=uses a walking stick
        S wear* {health:aid}
        S (take*|am on|inject*) {health:medicine}
        S have* [got] {health:condition}
        {diet:food} (is|are) (not|never) (something|things) I eat
        I do not (eat|touch|do|consume) {diet:without}
        I (stay|keep|steer) (away from|clear of|off) {diet:without}
        I [have] (stopped|quit|gave up|given up|cut out) [eating|drinking] {diet:without}
        I (follow|keep|am on|stick to|do) (a|the) {diet:diet} (diet|way of eating)
        I (eat|keep|cook) [strictly|mostly] {diet:diet}
        I fast (during|on|every|for) {habit:fasting}
        the (doc|doctor|doctors|gp|specialist|consultant|test|tests|results) [just|finally] (says|said|say|reckons|confirmed|told me|came back and it is|showed|show|confirm) [that] [it is|I have|I have got] {health:condition}
        it (is|turns out to be) {health:condition} , (the doctor|the doctors|the gp|my doctor) (says|said|confirmed)
        turns out I have {health:condition}
        S am (nearly|almost|half|partially|practically) blind => health=nearly blind
        S am (nearly|almost|half|partially|practically) deaf => health=nearly deaf
        my (throat|tongue|lips|face|eyes|mouth) (closes|close|swells|swell|itches|itch) [up|over|shut] (if|when|whenever) I [so much as|even] (eat|smell|touch|have|taste|look at) {allergy:food}
        {allergy:food} (is|are) a (no|hard no|big no) ~ , I (swell|react|break|am allergic|come out|get)
        {dislike:food} (is|are) a (hard|big|definite) no (from|for) ME
        no {diet:nofood} for ME
        S can not (have|eat) {diet:nofood}
        I am off {diet:nofood} [since|for|now]
        {diet:nofood} has not passed my lips
        my {health:part} (is|are) (shot|bad|gone|knackered|ruined|wrecked|not what it was|not what they were|dodgy)
        S had (a|an|my) {health:illness}
        S get* {health:condition}
        I have been sober (for|since) ~ => habit=sober
        I have been (smoke-free|smoke free) (for|since) ~ => habit=smoke-free
        it is {allergy:food} I am allergic to
        {allergy:food} (do|does) not agree with ME
        {allergy:food} (upsets|upset) my stomach
        {allergy:food} (wrecks|wreck|destroys|destroy|kills|kill|ruins|ruin|bloats|bloat|hurts|hurt|messes up|mess up) my (stomach|gut|guts|tummy|belly|insides)
        S have* [got] {health:badpart}
        I am (on the sick|off sick|signed off|off work) with {health:illness}
        S have* [had] {health:illness} (put in|fitted|removed|taken out)
        S have* [got] a {health:illness}
        S do* not eat anything (that had a mother|with a mother|with eyes|that had parents) => diet=vegetarian
        S am in a wheelchair => health=uses a wheelchair
        I have been off {diet:nofood} (since|for)
        I have [got] (a|an|two|one|new) {health:newpart}
        I can not (eat|have|touch) anything with {diet:nofood} in it
        I do not (eat|have|touch) anything with {diet:nofood} in it
        {allergy:allergen} (set|sets|triggers|trigger) [off] my (asthma|allergies|allergy|hay fever|eczema|migraines)
        I eat ~ but no {diet:nofood}
        I do not eat anything with a face => diet=vegetarian
        S have* had {health:condition}
        S am [still] recovering from {health:recovery}
        I have not (eaten|had|touched|drunk) {diet:nofood} (since|in|for) ~
        (my doctor|the doctor|they|my gp|the hospital) [have] put ME on (a|an) {diet:one} diet
        I (am on|follow|keep to) (a|an) {diet:one} diet
        {health:badpart} (to show for it|to prove it|as a souvenir|to go with it)
        S had (her|his|my|their) {event:replaced} (replaced|removed|operated on) [last|this|in|on|a|two|three|four|some|yesterday]
        blood pressure is [a bit|too|very|quite|through the roof|rather] (high|raised|up|elevated) => health=high blood pressure
        cholesterol is [a bit|too|very|quite|through the roof|rather] (high|raised|up|elevated) => health=high cholesterol
        blood sugar is [a bit|too|very|quite|through the roof|rather] (high|raised|up|elevated) => health=high blood sugar
        there is {health:condition} in (both|my|the) ~
        (doctor|doctors|doc|gp|they|specialist|cardiologist) (has|have) [got|put] ME on {health:pills}
        S am on {health:pills} (for|since) ~
        S (did|hurt|wrecked|ruined|put out|knackered|injured|broke|smashed|tore) (my|his|her) {health:part} ~ (years|ages|decades) ago
        my {health:part} (is|are) (not good|no good|not great|not so good|weak|failing|worn out|playing up|getting worse|going|killing me these days)
        (my|her|his) {health:part} has never been (right|the same)
        S walk* with a stick => health=walks with a stick
        S walk* with a cane => health=walks with a cane
        S walk* with a frame => health=walks with a frame
        S walk* with a limp => health=walks with a limp
        S walk* with a walker => health=walks with a walker
        I [have] [just] (got|have) braces => health=braces
        S am (left handed|left-handed|lefthanded) => trait=left-handed
        S am (right handed|right-handed) => trait=right-handed
        S am ambidextrous => trait=ambidextrous
        I do not (take|have|touch|allow myself) {diet:without}
        S am (off|cutting out|staying off|avoiding|giving up) {diet:without}
        {diet:food} (is|are) off the menu (for|at)
        [I] (gave up|quit|have given up|have quit|stopped|packed in|jacked in|kicked) [the] (fags|cigarettes|cigs|ciggies|tobacco|smokes|weed) => habit=gave up smoking
        [I] (gave up|quit|have given up|have quit|stopped|packed in|jacked in|kicked) [the] (vapes|vape) => habit=gave up vaping
        [I] (gave up|quit|have given up|have quit|stopped|packed in|jacked in|kicked) [the] (drink|booze|bottle) => habit=gave up drinking
        S get* (motion sick|travel sick) => health=motion sick
        S get* (car sick|carsick) => health=carsick
        S get* seasick => health=seasick
        S get* airsick => health=airsick
        S faint* (at|when|if) ~ blood => trait=faints at blood
        S faint* (at|when|if) ~ needles => trait=faints at needles
        S had (her|his|my|their) {event:replaced} (out|taken out|fixed|pinned) [last|this|in|on|a|two|three|four|some|yesterday|when|as|years]
        I (did|hurt|wrecked|ruined|knackered|injured|broke|tore) my {health:part} [in] ~ (years|ages|decades) ago
        (did|hurt|wrecked|ruined|knackered|injured|broke|tore) my {health:part} [in] ~ (years|ages|decades) ago
        (they|the dentist|the doctor|the doctors|the surgeon|surgeons|the hospital|dentist) (took|pulled|whipped|removed|cut|had|yanked) [out] {event:removed} [out] (on|last|this|yesterday|in|a|two|three|four|some|when|at) ~
        S had {event:removed} (removed|pulled|extracted|whipped out|pulled out|yanked|done) (on|last|this|yesterday|in|a|two|three|four|some|when|at) ~
        S [just|recently] had (a|their|her|his) {event:born}
        I am [very|extremely|terribly] (short-sighted|shortsighted) => health=short-sighted
        I am [very|extremely|terribly] (near-sighted|nearsighted) => health=near-sighted
        I am [very|extremely|terribly] (far-sighted|long-sighted) => health=far-sighted
        S can not see (a thing|much|well|properly) (without|out of|in|with) (my|his|her|one) ~ => health=cannot see well
        S can not hear (a thing|much|well|properly) (without|out of|in|with) (my|his|her|one) ~ => health=cannot hear well
        """
}
