/// Turns of phrase for what somebody owns and works with, and for the animals near them.
extension Frame {
    static let things = """
        S get* (around|about|to work|everywhere|to school|to campus) (on|in|by) {vehicle:ride}
        S commute* (by|on|in) {vehicle:ride}
        my (ride|wheels|daily driver|runabout) (is|are) {vehicle:named}
        I (drive|ride) [around] (in|on) {vehicle:named}
        there is {vehicle:ride} (in|on) (my|our) (garage|driveway|drive|yard)
        I am (typing|writing|sending|reading|texting|asking) [this|all this] (on|from) {device:named}
        (typed|sent|written|writing|typing) [this] (on|from) {device:named}
        [I] (do|write|draw|edit|record|game|work|play|code|read|type|watch) ~ on {device:gadget}
        [I] (edit|write|design|draw|plan|track|organise|organize|manage|keep|draft|code|model|mix|record|store|log|take) [all|most] [of] [my|the|our] {_:belongings} (in|with|on|using) {tool:named}
        I (swear by|rely on|depend on) {tool:named}
        my (editor|browser|ide|os|operating system|search engine|note app|notes app|shell|distro) [of choice] is {tool:named}
        my (go-to|go to|preferred|main|favorite) (tool|app|program|editor|browser|ide) is {tool:named}
        I own {phone:handset}
        my (mobile|cell|cellphone|handset) is {phone:named}
        I (think|count|calculate|earn|get paid|am paid|budget) in {currency:currency}
        (amounts|prices|money|costs|sums|figures) [should be|always|go] in {currency:currency}
        my (money|salary|budget|wage|rent) is in {currency:currency}
        my (pension|income|pay|savings|account|accounts|mortgage) (is|are) in {currency:currency}
        I (charge|invoice|bill|quote|price) ~ in {currency:currency}
        I (charge|invoice|bill|quote|price) ~ , in {currency:currency}
        I (think|measure|work|cook|bake|count) in {units:units}
        I (prefer|want|need|understand|use|go by) [only] {units:units}
        (give|use|show|put|write|quote|tell) [me] [temperatures|distances|weights|numbers|everything] [in] {units:units}
        (temperatures|distances|measurements|weights|recipes) in {units:units}
        [there is|there are] {pet:pet} (in the house|at home|around here|on my lap|asleep on my lap|in my life|in our house)
        there (is|are) {pet:house_pet} (in|on|at|under) (my|our) (house|home|flat|lap|garden|yard|feet|bed|sofa|kitchen)
        {pet:pet} (live|lives|sleep|sleeps|lie|lies|sit|sits|rule|rules|share|shares) (in|on|with|under) (my|our|the house|the flat|me|us)
        I (am|get) (owned|ruled|bossed around|woken|woken up|kept company|kept busy|supervised) [every morning] by {pet:pet}
        I share [my|our|the|a] [flat|house|home|life|place|bed|apartment|office|room] with {pet:pet}
        I (keep|raise|breed|look after|feed|rescue|foster) {pet:flock}
        [I] [have] (got|adopted|rescued|took in) (myself|ourselves) {pet:pet}
        {pet:pet} (is|are) (mine|ours|my baby|my babies|my pride)
        my (pet|pets) (is|are) {pet:pet}
        {device:gadget} running {tool}
        {tool:named} for (everything|all my code|code|notes|coding|writing|work)
        {units:units} [units] always
        prices [always] in {currency:currency}
        I do (them|it|that|everything|all that|those) [all] in {tool:named}
        [I] [have] (moved|switched|migrated|gone) [over|across] [from ~] to {tool:app}
        [I] got the {phone:handset} now
        HIS ~ (gave|got|bought|set|fixed|sorted|lent) ME [up] [with] (a|an|her old|his old|their old|her|his) {phone:given_handset}
        my phone , (a|an) {phone:handset}
        there is {pet:house_pet} (in|on|at|under) (my|our)
        (my|the|our) (van|car|motor|bike|truck|lorry|motorbike|scooter|ute|wagon|camper) is (a|an) {vehicle:named}
        I use (a|an) {device:equipment}
        [I] (switched|changed) to (a|an) {device:equipment}
        I (play|record|shoot|film|take pictures|take photos|photograph|paint|sew|knit) (on|with) (a|an|my) {device:named}
        (give|show|quote|tell|use) ~ in {units:units} , ~
        ?(could|can|would|will) you [please|always] (give|use|show|put|write|quote|tell|state|do|stick to) [me|us] [all|the|your|any] [temperatures|distances|weights|numbers|everything|measurements|lengths|recipes] [in] {units:units} [please] (from now on|always|in future|in the future|going forward|every time|from here on)
        ?(could|can|would|will) you [please|always] (give|use|show|put|write|quote|tell|state|do|stick to) [me|us] [all|the|your|any] (prices|amounts|costs|money|sums) [in] {currency:currency} (from now on|always|in future|in the future|going forward|every time|from here on)
        """
}
