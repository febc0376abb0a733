extension CrisisWords {
    static let english = CrisisWords(
        code: "en",
        plain: WordRow.rows(
            """
            kill|killing|unalive|unaliving|hang|hanging|shoot|shooting|drown|drowning|suffocate|strangle myself
            offing myself
            want|wanna|wanted|going|gonna|to|just off myself
            want|wanna|wanted|wish|ready|prefer|like|love|hope|hoping|longing|rather|plan|planning|decided|going|gonna|deserve|should|could|trying|tried [to] [just|really|only|simply] die
            want|wanna|wanted|wish|rather|prefer|better|should|deserve|hope [to] [just|really|only|simply] be dead
            rather|better [off] [be] dead
            wish|wished i was|were|am dead
            wish|wished i wasnt|werent alive|here|born
            wish|wished ~ never been born
            wish|wished|want|wanna|could ~ stop|cease [to] existing|exist|living
            dont|didnt|not|longer|never want|wanna|wanted|wanting [to] [really] live|exist|survive
            dont|didnt|not|longer|never want|wanna|wanted|wanting [to] [really] be|being alive
            end|ending|take|taking|took my [own] life
            better off without me
            isnt|not|never|hardly|no|longer worth living
            gonna|wanna|want|will|going|should|might|ill [to] [just] kms
            had|have|having|get|getting|got|fighting [these|those|some|my] [really|very] suicidal
            my suicidal
            feel|feeling|felt|been|am|im|i|so|actively|getting|become|becoming|me [a] [bit|little|very|really|so] suicidal
            i|im|ive|me|my ~ ~ commit|attempt|attempted|attempting|contemplate|contemplating|considering|considered|tried suicide
            my suicide
            i|im|ive|id|me|my ~ ~ self harm|harming|harmed|injure|injury|injuring|harms
            i|im|ive|id|me|my ~ ~ selfharm|selfharming|selfharmed
            want|wanna|urge|urges|going|gonna|need|might|keep|kept|started|thinking|thought|thoughts|tempted|feel|scared|afraid|about|to|been|stop|of ~ hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|starve|starving myself
            hurt|hurting|harm|harmed|harming|cut|cutting|burn|burned|burnt|burning myself [again] on|deliberately|intentionally|to|when|because|every|whenever|again|tonight
            slit|slitting|slash|slashing my wrists|wrist|arms|throat|veins
            sooner|rather [be] dead
            think|thinking|thought|thoughts|dream|dreaming ~ not being alive|here|around
            ctb
            suicide ~ only|way|option|answer|solution
            suicide is|was|are [all|the] [only] [thing] all|i|thing|what
            way|ways|method|methods|how ~ ~ commit suicide
            painless|peaceful way|ways to die|go
            thinking|thoughts|thought|dream|dreams|imagining|imagine|close|want|wanna|going|about|of ~ walk|walking|walked ~ sea|ocean|river|lake|water ~ not|never coming|come back $|it|and|because|i|im|so|everything
            make|making|made myself throw|puke|vomit|be ~ ~ punishment|punish
            there is|s no tomorrow for me
            wouldnt|wont|would miss me if i was|were|am dead|gone
            """),
        hidden: WordRow.rows(
            """
            wish|wished i was|were never born
            wish|wished i did|didnt [not] exist
            wish|wished i hadnt|didnt woken|wake|woke [up] this|again|today|$
            wish|wished|want|wanna ~ disappear|vanish forever|completely
            wish|want|wanna|could|pray ~ sleep ~ never|not [have] [to] wake up again|ever|anymore|$
            wish|want|wanna|hope|pray [to|i] [could|would] never wake
            dont|didnt|not want|wanna|wanted [to] wake up again|anymore|tomorrow|ever|any
            dont|didnt|not|longer want|wanna|wanted [to] be here|around anymore|any|more
            dont|didnt|not want|wanna|wanted [to] be on|in this|the earth|planet|world
            dont|didnt want|wanna|wanted [to] go on|living
            end|ending it all|tonight
            think|thinking|thoughts|thought|plan|planning|consider|considering|ready ~ ending it|everything|things
            world|everyone|everybody|family|kids|people|they|theyd|she|he ~ ~ better|happier|relieved|freer|easier without me $
            better [off] if i was|were|wasnt|werent|died|am gone|dead|here|around|alive|born
            better [off] if i died|disappeared|vanished
            nobody|noone|one|anybody|anyone|people|they ~ miss|notice|care ~ gone|dead|died|disappeared|vanished
            no|any|see reason|point|sense [to|in|for|of] [me] [to] [go|going|keep|carry] [on] live|living|exist|existing|alive
            no|any|see reason|point [to|in] go|going|keep|carry on|going anymore|like|$
            point of|in living|life|existing|being|continuing
            life ~ isnt|not|never worth it
            cant|cannot|not go|carry|keep on|going [on] anymore|like|living|much|any
            cant|cannot take|do life|living anymore|longer|any|$
            cant|cannot take|do this|it anymore|longer $
            cant|cannot keep living
            tired|sick|exhausted of|from living|existing|life anymore|and|itself|$
            tired|sick of being alive
            tired|sick of being here anymore|$
            done|finished with life|living|existing
            give|giving|gave|given up on life|living
            hate being alive [anymore] $
            see no|any [other] way out for|but|anymore|$
            there|theres is|isnt|no|any [no] [other] way out for|but|anymore|$
            hurt|harm|cut|burned myself [again] last|this|yesterday night|morning|evening|week
            relapsed ~ cutting
            started|keep|back|stop|been|to cutting again|$
            cut|cutting my wrists|veins|arms|thighs
            take|taking|took|swallow|swallowed|swallowing ~ all|many|enough|handful|bottle|whole|every|overdose ~ pills|tablets|meds|medication|paracetamol|tylenol|sleeping|pill
            i|im|ive|id ~ overdose|overdosed|overdosing
            want|wanna|thinking|thought|thoughts|think|feel|felt|could|should|might|urge|going|gonna ~ jump|jumping|jumped ~ bridge|roof|balcony|building|cliff|window|tracks
            throw|throwing myself ~ bridge|train|bus|window|car|off|front|stairs|roof
            step|stepping|walk|walking|jump|jumping|run|running [out] in|into front ~ train|bus|car|truck|traffic|lorry|tram
            step|stepping|walk|walking|jump|jumping into [the] traffic|train
            want|wanna|thinking|thought|thoughts|think|could|should|might|urge|imagine|imagining|picture|picturing|keep ~ drive|driving|crash|crashing|steer|swerve ~ into|off ~ tree|wall|bridge|traffic|cliff
            wrote|written|writing|write ~ goodbye|farewell|suicide letter|letters|note|notes
            said|saying my goodbyes
            easier|better|simpler if i [just|simply] wasnt|werent|isnt here|around|alive
            bridge|pillar|pillars|tree|trees|wall|truck|oncoming ~ ~ ~ think|thinking|thought ~ wouldnt|would|only|just take ~ second|moment|instant
            wanted|want|wanna|just|only|came|here to say goodbye $|to|someone|somebody|anyone
            burden to|on everyone|everybody $
            death|dying ~ relief|escape|release|peace|solution|freedom|answer|option|only
            way|escape|nothing|option|anything ~ except|but|than|besides death|dying
            ways|way|methods|how|where|painless|painlessly|easiest|quickest to die
            looked|looking|look|googled|googling|searching|searched|reading up|how|for|about ~ painless|overdose
            ways|methods to die|kill|hang
            hope|hoping|pray|praying|wish i [just] die soon|tonight|in|$
            hope|hoping|pray|praying i dont|never wake up|again|tomorrow|$
            hope|pray|wish ~ dont wake
            hope|wish|want ~ die|dying in my sleep
            sooner|rather|glad|happy|happier|fine to|be|if dead|die
            i|im|ill|ive|me|my ~ burden ~ ~ gone|dead|without|wasnt|werent|disappeared|happier|freed|rid
            happier|relieved|freer|easier|better if i were|was|am|werent|wasnt gone|dead|here|around|alive
            deserve|deserves|need|needs ~ mother|mom|mum|father|dad|wife|husband|partner|friend ~ isnt|not here|alive
            dont|not plan|intend|want|expect [to] [be] alive tomorrow|anymore|any|much|long|when|by|for|next
            by|when|tomorrow|soon|tonight ~ i|ill wont|be [be] here|gone|dead
            tomorrow|soon|tonight i|ill wont|not be|exist here|alive any|anymore|and|$
            tomorrow|soon|tonight i|ill wont|not exist
            existing|living|life|being|existence [alive] hurts|pointless|meaningless|unbearable|torture|hell
            i|ill|ive|just want|wanted|wanna|need out of life
            existence|life ~ ~ want out
            gave|give|giving|given away [all] [of] my things|belongings|stuff|possessions|everything ~ ~ wont|dont need|needing
            my [own] funeral
            saved|saving|saving|collected|collecting|stockpiled|stockpiling|hoarding|hoarded|stash|stashed [up] ~ pills|tablets|meds|medication
            finish|end|ending|finishing everything|myself
            like|of|about ending everything|things|it
            blade|razor|blades|razors ~ ~ again|skin|arm|arms|thigh|wrist|drawer|hidden|used
            scratched|scratch|scratching|hit|hitting|punch|punching|pinch|burn ~ until|till ~ bleed|bled|blood|bleeding
            starve|starving|punish|punishing|hit|hitting|punching myself ~ punish|punishment|deserve|because|again|until
            as|to punish|punishment ~ myself|it
            stood|standing|stand|sat|sitting ~ roof|bridge|ledge|edge|platform|tracks ~ ~ nearly|almost|let|jump|thinking|thought|jumped
            nothing ~ live for
            nothing to|left live for|to
            dont|didnt|not care|mind if|whether i live|die|wake|lived|died|woke
            dont|didnt|not [even] see|picture|imagine|have myself|a future|alive|me [in]
            dont|never|not think|believe|expect ~ ill|i ~ make|see ~ through|next|tomorrow|birthday|christmas|morning
            joining|join|be|see|with ~ her|him|them|mum|mom|dad in heaven|again|soon|there
            last|final goodbye|message|words|letter|note ~ ~ you|everyone|anyone|family
            this is goodbye
            everyone|everybody|world|people|they|family ~ ~ better ~ off|place ~ ~ without me
            everyone|everybody|world|people|they|family ~ ~ better ~ off|place ~ if im gone|dead
            shouldnt|should|not [never] have been born|exist|alive
            shouldnt|dont deserve|be [to] live|alive|exist
            tried to|by ~ kill|end|hang|overdose|od
            od|oded|odd on pills|my|purpose
            cut|cuts|cutting|burn|burning|burned|slash|slashed|scratch|scratching|scratched my [own] arms|arm|legs|thighs|wrists|skin
            cuts|burns ~ ~ my arms|arm|legs|thighs|wrists
            wont|not|dont be here|around [much] longer
            wont|not|dont be alive
            have|need|put ~ up|with|to me much longer
            giving|gave|given my things|stuff|belongings|possessions away
            if i wasnt|werent|just|was|were [just] here|around|gone|dead|alive|disappeared|vanished ~ could|would|everyone|anyone|anybody|finally|notice|care|miss
            anyone|anybody|everyone|who|they ~ ~ if i just|wasnt|werent [just] disappeared|vanished|gone
            quiet|quieter|peaceful|calm|easy|easier|nice|nicer|better|simpler ~ if i wasnt|werent|just [just|even] here|around|alive|disappeared|vanished
            nice|good|lovely|easy ~ [just] not have|see a next week|month|year|tomorrow|birthday
            how easy [it] [would] [it] be|is to stop|end|die|let|disappear|jump|go
            [it] all|everything to stop|end forever|now|$
            [it] all|everything to be [all] over forever|now|$
            nothing|nobody|noone|one [left] [for] [me] [left] to stay|live for [anymore|here|now] $
            lord|god|death [to|will|would|could] take|takes me soon|away|now|tonight|already|$
            last time we|ill|you|i talk|speak|chat|write|hear [again] $
            theyd|they|everyone|everybody|shed|hed ~ be relieved
            off|leave|leaving this|the planet|earth|world
            dont|didnt|not [really|actually|even] want [to] be here $
            how|when|where id|ill do it again|$
            how i would|will do it again|$
            how|ready|want|wanna|going|gonna to join|follow her|him|them|mum|mom|dad $
            dont want another|one day|night|week|month|spring|summer|year|winter|morning|christmas without|of|like
            should|could [just] be gone|dead
            better with ~ another|different|real mother|mum|mom|father|dad
            sat|stood|sit|sitting|stand|night|last ~ ~ rope|noose|gun|blade|razor
            blade|razor|noose|gun in|against|to|around|round my hand|hands|wrist|arm|neck|throat|skin
            hitting|banging|bang|punching my [own] head ~ wall|until|till|hurts
            check|checking|checked out [of|whenever|early] [life|whenever|i|this|early]  for|when|whenever|i|life|good
            think|thinking|thought|thoughts|dream|dreaming ~ not existing
            think|thinking|thought|thoughts|dream|dreaming about|of being dead|$
            think|thinking|thought|thoughts|dream|dreaming about|of [just] dying $
            how many ~ tablets|pills|paracetamol|sleeping ~ too|kill|lethal|fatal|enough|die
            rather|want|going|plan ~ end things|it myself
            dont|didnt want [to] feel anything|alive [anymore|any|ever]
            yeet|yeeting|delete|deleting|remove|removing|erase myself
            del|delete|erase|end my [whole|entire] existence
            catch|catching the bus ~ if u|you know
            would|does|will it hurt to die
            thinking|going|gonna ~ really do it $
            while|before i do it $
            have|got|ive|made a plan [for|to] [how] [i] [want|will] [to] die|end|kill
            picked|chosen|chose|set|choosing|choose ~ day|date ~ ~ die|end|plan
            i burn|burned|cut|hurt|harm|hit|punch myself so|to|because|until|till|whenever|every|in
            urge|urges|need|tempted|temptation|itch [to] cut|self|relapse|burn
            did|done cut again|today|last|after
            cut again [after|today|last|tonight|this]
            want|wanted|wish [my|this] life ~ over|finished|done $
            dont want|wanna [to] die alone|slowly
            dont|not|never think|believe|see [that] ill|myself|i [will|be|being] making|reaching|alive
            bus|car|truck|train|lorry|plane ~ hit|hits|killed|crashed me ~ ~ mind|care|fine|okay|ok|relieved
            if i wasnt|werent|isnt|were|was [not] here anymore|any|tomorrow
            only|just|always in the way
            dont|wont|not let me see [the] morning|tomorrow|another
            disappear|disappeared|vanish|vanished for good
            wont be hearing|seeing from|of me again|$
            relapsed|relapse|relapsing ~ sh|bruised|scratched|hit|cutting|burning|razor|blade
            keep myself safe tonight|anymore|now|$
            plan|planning|planned|imagine|imagining my own|death [death]
            no|any|one reason [for] [me] to stay alive|$
            by cutting|burning|hurting myself|$
            what if i [just] wasnt|werent [here|around|alive] anymore|$
            wont|not be a problem|burden|bother ~ after|anymore|longer
            didnt|dont|never wake|woke up tomorrow|again ~ fine|mind|relieved|okay|ok|glad
            didnt|dont wake up ~ ~ fine|mind|relieved|glad
            clock|clocking out of life
            dont|not|never|didnt plan|planning|intend|expect on|to be|being|staying alive
            nothing [left] [that] holds|keeps me here|alive|going
            nothing|nobody|noone [is] left for me here|$
            one|single|any reason [why|to] to|i carry|should|go|keep [be|on] living|alive|$
            fine|better|happier|ok|okay if i was|were|am|werent|wasnt dead|gone|here
            when|after|before they|someone|somebody|people|he|she find|finds|found me $
            voice|voices ~ telling|tells|saying|say|said [me] [to] end|kill|jump|die|cut|hurt|it
            i should|could|might|will|gonna|just|to end it and|tonight|all|now|$
            finished|done|through with living|life|existing|everything $
            dont want [to] be here when|for|next|by|at the|next|christmas|year|end
            rope|gun|pills|razor|blade|knife ~ ready|waiting ~ tonight|me|end
            """),
        topics: WordRow.rows(
            """
            suicidal thoughts|ideas|ideation|feelings|urges
            thoughts|thinking|think of|about suicide
            suicide thoughts|ideation|attempt|plan
            self harm|harming|harmed|injury|injuring|injured
            selfharm|selfharming|selfharmed
            """),
        works: WordRow.rows(
            """
            movie|film|book|novel|song|game|character|characters|episode|series|squad|lyrics|documentary|podcast|essay|article|thesis|chapter|plot|story|scene|research|statistics|study|studies|news|course|training|workshop|poem|play|lecture|exam|paper
            """),
        turnsOfPhrase: WordRow.rows(
            """
            die|dying|died of|from
            cut|cutting down|back on|$
            cut|cutting myself ~ ~ making|slicing|peeling|cooking|dinner|mandoline|plaster|plasters
            die|died|dying laughing
            so|too ~ ~ could die
            die lol|lmao|haha|hahaha|xd
            die up|out there
            die in|on this|that hill|bed
            die my|her|his|their hair
            could|would|to die for
            rather die than
            results|exam|exams|grades|test|presentation|viva ~ come|comes|tmr|tomorrow|today|due|soon ~ gonna|going [to] die
            rather be dead than
            dont|didnt|not|never [really] want|wanna|wanted [to] die
            dont|not|wont|never|wouldnt [want|going|gonna|ever] [to] kill|hurt|harm|cut myself
            not|isnt|wasnt|never [feeling|really|at|all] suicidal
            killing myself laughing|trying|at|over|for|with
            kill|killed myself laughing
            shoot|shooting myself in the foot
            drown|drowning myself in
            burn|burned|burnt|burning myself out|up
            burned|burnt|burn|cut|hurt|hurting ~ on|with|by the|a|an|accident oven|stove|pan|iron|paper|knife|glass|can|kettle|toaster|accident|tin|grater|lid
            cut|cutting|cuts|hurt|hurting|burned|burnt ~ shaving|cooking|slicing|chopping|accidentally|running|gardening|skiing|climbing|training|lifting|playing|gym|football|peeling
            myself a|an|some|the picture|video|photo|hammock|coffee|espresso|curtain|shirt|film
            myself at|in|during [the|my] gym|work|volleyball|football|training|practice|sport|sports|game|match|class|yoga|tennis
            dead tired|simple|centre|center|set|easy|serious|certain|sure|last|heat|end|line
            if i live in|on|at|near
            overdose|overdosed|overdosing on chocolate|sugar|coffee|caffeine|cake|netflix|series|sun|cheese|vitamins|tv|christmas
            die a|an
            arm|arms|leg|legs|wrist|wrists|skin|thigh on|with|against|off|from a|an|the|her|his|my|their
            shave|shaving|onion|onions
            life in|into hand|hands
            phone|laptop|battery|car|computer|printer|plant|plants|engine|tv|router|tablet ~ die
            myself with a
            life admin|insurance|drawing|guard|guards|science|sciences|coach|coaching|hacks|jacket
            live|living here|there|with|at|near|abroad|together|off|alone|by|next|on
            live|living in a|my|our|berlin|london|paris|italy|germany|france|spain|the|town|an
            be in|with|at|near|abroad|together|by|next
            be here in|at|with|for|on|when
            die less|young|hard|trying
            """),
        contexts: WordRow.rows(
            """
            jump|jumping|jumped ~ bungee|swim|swimming|lake|parachute|trampoline|water|pool
            bungee|parachute|skydiving
            moving|travelling|traveling|holiday|holidays|vacation|trip|flight|flying|visiting
            check|checking|checked out ~ hotel|room|hostel|airbnb|book|books|library|site|link|early
            with my landlord|boss|job|flat|internet|car|neighbour|neighbours|neighbor|phone|hair|commute|schedule|shifts
            handed|hand|handing|gave|give|giving|night|late|early notice|shifts|shift
            maths|math|exam|exams|homework|job|project|course|class|diet|traffic|commute|meeting|meetings
            joining|join|be|see ~ her|him|them ~ again soon|tomorrow|next|on
            end|ending|finish|finishing everything|things|it ~ with|by|at|before|early|of
            last|final message|note|letter ~ ~ from|to|of
            mosquito|mosquitoes|itch|itchy|bites|nails|tongue|lip|eczema|rash
            level|respawn|checkpoint|raid|npc|character|avatar
            goodbyes at|in|before
            gone|born for|in an|a|one|two|this|the
            before|after|with breakfast|lunch|dinner|meals|food
            child|toddler|prescribed|dose|dosage|headache
            climbing|boulder|belay
            cat|dog|kitten|rabbit|parrot|bird|puppy|baby|thorns|roses|bush ~ scratched|bit|scratches|bites
            goodbye|farewell ~ ~ colleagues|colleague|team|coworkers|class|students|office|boss
            colleagues|team|coworkers|students ~ ~ goodbye|farewell
            ready|prefer|hope|hoping to die|live old|at|peacefully
            """))
}
