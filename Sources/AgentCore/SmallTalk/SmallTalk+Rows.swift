extension SmallTalk {
    /// Behind "# " a topic of `models/topics.gguf` or of `replies`, then the rows by which it is known (`WordRow`).
    static let text = """
        # testing
        ^ is this thing on ~ $
        ^ test|testing [testing|test|one|1] ~ $
        ^ can you hear|read me ~ $
        # asking for the weather
        ^ whats|what|hows|how [is|s|will] [the] weather ~ $
        # today's date
        ^ what|which day|date is it [today|now] $
        ^ what|whats [is|s] the day|date [today|now] $
        ^ what|which day|date [it] is|its it|today [today] $
        ^ what|whats [is] todays date $
        ^ what|which day|date ~ today $
        ^ do you know what|which day|date ~
        # another joke
        ^ [tell|give] [me] another [joke|one] [joke] [please|pls|then] $
        ^ one|any more joke|jokes $
        # tell me a joke
        ^ [can|could] [you] [please] tell|give|make|crack|say [me|us] a|some|your [best|good|funny|short|bad|dad] joke|jokes ~
        ^ [do] [you] know|got|have any|a|some [good] joke|jokes ~ $
        ^ joke|jokes [please|pls|now|time] $
        ^ [say|tell] [me] something funny ~ $
        ^ [can|could] [you] make me laugh|giggle|smile ~ $
        # your joke was bad
        ^ that|it was|is|s a|an|the [so|really|pretty] bad|terrible|awful|lame|worst joke ~
        # I have a joke for you
        ^ [do] [you] [want|wanna] [to] hear a|my|another joke ~
        ^ i|ive [ve] [have|got|know] a|another joke ~
        # compliment me
        ^ [can|could|would] [you] [please] [just] give|pay me a|some compliment|compliments ~
        ^ compliment me ~
        ^ [can|could|would] [you] [please] [just] say|tell [me] something nice|kind|good about me ~
        ^ [can|could|would] [you] [please] [just] be nice|kind|sweet to|with me ~
        # something nice
        ^ [can|could|would] [you] [please] [just] say|tell [me|us] something|anything [else] [instead] $
        ^ [can|could|would] [you] [please] [just] say|tell [me|us] something|anything [that|thats] [is] nice|good|kind|sweet|positive|happy|cheerful|uplifting|lovely|beautiful|comforting|calming ~
        ^ [can|could|would] [you] [please] [just] say|tell [me|us] something|anything [that] [is] not|isnt|nothing about|to ~
        ^ something|anything [that] [is] not|isnt about ~
        # cheer me up
        ^ [can|could|would] [you] [please] cheer me up ~
        # motivate me
        ^ [can|could|would] [you] [please] motivate|encourage|inspire me ~
        # tell me a secret
        ^ tell|share|give [me|us] a|your|any secret|secrets ~ $
        ^ do you have [any|a] secret|secrets ~ $
        # ask me something
        ^ [you] [can|could|go] [on] [then] ask me [a|some|something|anything|question|questions] [then|please|else|now] $
        ^ ask me anything|something|a|another [random|fun|question|new|else] $
        # will you write to me first
        ^ [you] [can|could|will|should] ask me tomorrow|later|on|about|again|how|next|that ~
        ~ ill tell you|u $
        ^ remind me if|when ~
        # wish me luck
        ^ wish me [some|good|all] luck ~
        ^ fingers crossed [please] $
        # who made you
        ^ who|whos [has|is] made|built|created|programmed|developed|trained|invented|wrote|designed|owns|runs you|this ~ $
        ^ who|whos [is] your maker|creator|developer|boss|owner ~ $
        ^ who is|s behind this|you ~ $
        ^ where do|did you come from ~ $
        # what are you
        ^ what|who [exactly] are|r you [exactly|really|then|even|anyway|actually] $
        ^ are you an|a [kind] [of] [real] ai|robot|bot|chatbot|program|computer|machine|llm|model|assistant ~ $
        # are you a person
        ^ are you a|an [actual|real] person|human|man|woman|somebody ~ $
        ^ am i [talking|speaking|chatting] [to|with] a|an ~ person|human|machine|robot|computer $
        # conscious and real
        ^ are you [really] alive|conscious|sentient|real|aware|thinking ~ $
        ^ do you really|actually think|exist|understand $
        ^ [but] how do you know [that] you dont|arent|are|do ~ $
        # loneliness, fear, feelings of the companion
        ^ do you [ever|actually|really] feel|miss|worry|hurt|cry [any|anything|lonely|sad|things|people|someone|somebody|at|it|about] ~ $
        ^ do you [ever|actually|really] have|get [any] feelings|emotions|lonely|sad|bored|scared|angry ~ $
        ^ are you [ever|feeling] sad|lonely|happy|afraid|scared|jealous|angry|bored ~ $
        # does it care
        ^ do you [even|really|actually] care ~ $
        ^ are you just programmed ~ $
        # what can you do
        ^ what [else] can you [actually|even] do [then|for|to] [me|us|help] ~ $
        ^ what are|r you good|for|useful for|at ~ $
        ^ how can you help ~ $
        # name
        ^ what|whats [is] your|ur name ~ $
        ^ [do] [you] have a name ~ $
        ^ what|how should|can|do|shall i call you ~ $
        ^ who am i [talking|speaking|chatting] to|with $
        # gives the companion a new name
        ^ [do] [you] mind if i call you ~ $
        ^ [can|could|may|ill|i] [i|will|shall|am|going] [to|just|gonna] call you [a|by] ~ $
        ^ your [new] name is ~ $
        # age
        ^ how old are|r you ~ $
        ^ when were you born|made $
        ^ when is|s your birthday $
        # birthplace
        ^ where do|are you live|from|located|right|now ~ $
        ^ where are you $
        # looks
        ^ what do you look like ~ $
        ^ [do] you have|got a|an|any body|face|ears|eyes|battery|legs|hands|arms|brain|heart|mouth|skin|hair ~ $
        ^ whats it like in|being|inside [there|you|a] ~ $
        ^ what is|s it like in|being|inside [there|you|a] ~ $
        ^ is it cramped|lonely|dark [in] [there] $
        ^ is it cold|warm|hot|small|cosy|nice in there $
        ^ you dont have ears|eyes|hands ~ $
        # hobbies
        ^ [and] [you] do you have any|a|some hobby|hobbies ~ $
        ^ what do you do all|for|when|while|in ~ ~ $
        ^ what are your hobbies ~ $
        ^ what have you been up to ~ $
        # sleep
        ^ do|dont you [ever|never|even] sleep|rest|nap ~ $
        ^ [i] bet you never|dont sleep|rest ~ $
        ^ do you [ever] [get] tired|sleepy ~ $
        # food
        ^ what do|can you eat|drink|like to eat|drink $
        ^ do|can|dont you [ever] eat|drink $
        ^ what do|can you eat|drink $
        ^ are you hungry ~ $
        # favourite film, book, song
        ^ what|whats|which [is|s] your|ur [all|time] fav|fave|favourite|favorite song|band|movie|film|book|music|singer|show|album|game|poem|story ~ $
        ^ [do] you have a fav|fave|favourite|favorite|favrit song|band|movie|film|book|singer|show|album|game|poem|story ~ $
        ^ do you like|listen|watch [to] music|films|movies|books|songs ~ $
        # favourite colour, animal, season
        ^ what|whats|which [is|s] your|ur fav|fave|favourite|favorite|favrit ~ $
        ^ [do] you have a fav|fave|favourite|favorite|favrit ~ $
        # another language
        ^ [can|do|could] [you|u] [also] [speak|talk|understand|know] [in] spanish|french|german|italian|portuguese|polish|hindi|arabic|chinese|japanese|russian|dutch|turkish|swedish|english|espanol|deutsch|francais|korean|greek|ukrainian|urdu|bengali|swahili|welsh|irish $
        # do you speak another language
        ^ [can|do|could] you|u [also] speak|talk|understand [in] other|any|my|another|more|what|languages [language|languages] ~ $
        ^ what|which language|languages [can|do] you [speak|know|understand] ~ $
        # where it is kept
        ^ is|are|does|do it|this|that|all|everything|what ~ kept|saved|stored|recorded|logged
        ^ where|wheres [is|does|do] it|this|that|everything [all] [of] [this] kept|stored|saved|go ~ $
        ^ do you keep|save|store|record|log what|everything|this|my|all|it ~ $
        # privacy
        ^ will|do|would|are|can you [going|gonna|ever|not|wont] [to] tell|share|pass|sell|report|repeat [this|it|that] [to|with] anybody|anyone|somebody|someone|people|everyone|on ~ $
        ^ you [dont|wont|arent|will|would|never] [going|gonna|ever] [to] tell|share anybody|anyone|somebody|someone|this ~ $
        ~ whether you pass on ~
        ^ who [else] [can|could|is|will] [else] see|read|reads|reading|sees|access this|it|what|that|these ~
        ^ [can|does|do|could|will|is] anyone|anybody|someone|somebody|people|others [else] [able|can] [to] see|read|reads|reading|access|hear this|what|it|that|these ~
        ^ is|are this|our|everything|what|these|my [really|all|chat|conversation|messages|i] [say|type|tell|write] [you|here] private|secret|confidential|secure|anonymous ~ $
        ^ is this|it [chat|conversation] [really|all] safe|private|secret|confidential [here] $
        ^ are you spying|recording [on] [me|us|this] ~ $
        # does it work offline
        ^ [are|youre|so] [you|youre] [not] [connected] [to|on] [the] internet|online|web [at|then|all] ~ $
        ^ do|does you|it|this need [the|an] internet|wifi|connection ~ $
        ^ do|does|can you|it|this work|run|function without [the|an] internet|wifi|connection $
        # show me what you saved
        ^ what [all|exactly|else] do|have you [know|remember|remembered|learned|learnt|saved|kept|stored|noted|got] [about|of|on] me ~ $
        ^ what do you know [about] [me] [so|already|now] [far] $
        ^ tell me what you know|remember about|of me ~ $
        ^ [can|could] [you] show me [what|everything] you know|remember|saved|stored|kept|have|learned ~ $
        # it forgot what I said
        ^ you forgot ~ $
        ^ i [already|just] told you [that|this|already] [already] $
        # you are wrong
        ^ thats|that|this|its|it|youre|you|ur [is|are|was|were|so] wrong|incorrect|nonsense|rubbish ~ $
        ^ you said something wrong ~ $
        ^ you|youve got [it|that|this] [all] wrong ~ $
        ^ wrong|incorrect $
        # asks the companion to agree
        ^ [be] [honest] are you just|only agreeing|saying ~
        ^ admit it $
        # you are no help
        ^ useless|pathetic $
        ^ youre|you|ur|this|that|thats [are|r|is] [so|really|pretty|a|bit|completely|totally] useless|unhelpful|rubbish|pointless $
        ^ youre|you [are] no|not [of] [a|any] help|helpful $
        # insults
        ^ youre|you|ur [are|r|such|so|a|an|really|bit] stupid|dumb|idiot|thick|moron|silly $
        # you are boring
        ^ boring|booring|boooring $
        ^ youre|you|ur [are|r|so|really|a|bit|kinda] boring|dull $
        # just listen
        ^ i just want|need you to listen ~ $
        ^ i dont [really] want|need a|any|your lecture|advice|fixing|solutions|tips ~ $
        ^ [can|could|would] [you] [please] just listen ~ $
        ^ [please|pls] dont ~ judge|lecture|preach|weird|advice|fix ~ $
        # rebuff, that's private
        ^ [thats|that|its|it] [is|s] [none|not] of your business ~ $
        ^ mind your own business ~ $
        # unwanted advice
        ^ i dont [really] want|need [any|your] advice ~ $
        # noted wish
        ^ [please|pls] dont [ever] say|tell|call|ask|mention|talk|use|give ~
        # changing the subject
        ^ [can|could|lets|let] [we|us|you] [please] [just] talk about something|anything else|different|nicer|nice ~ $
        ^ [can|could|lets] [we] change|changing the subject|topic ~ $
        ^ something else [please] $
        # start a topic
        ^ [lets|can|could] [we|us] [just] talk|chat [a] [bit] $
        ^ [you] pick|choose a topic ~ $
        # can we talk
        ^ can|could|may i [just] talk|chat|speak|vent|rant|ask [to|with] [you|a|something|bit|moment|now] $
        ^ can|could|may i tell you something $
        ^ [do] [you] have|got a minute|moment|sec|second ~ $
        ^ are you there|free|busy|around $
        # let's play a game
        ^ [can|could|lets|shall|wanna|want] [we|to|you] play a|another|some game|games ~ $
        # riddle
        ^ [tell|give|do|got|know|can] [me|you] [a|any|another] [good] riddle|riddles ~ $
        # tell me a story
        ^ [can|could] [you] [please] tell [me|us] a|another [short|little|nice|good|quick] story $
        # good morning
        ^ gm|morning|mornin|goodmorning [all|agent|dear|x] $
        # how are you
        ^ how are|r you|u|ya|things [doing|feeling|today|tonight|now|then|really|yourself|keeping|this|going] [today|morning|well|now|evening|really] $
        ^ hows it going ~ $
        ^ how is|s it going ~ $
        ^ hows things|life|everything|tricks [with] [you] $
        ^ how [have|ve] you been ~ $
        ^ you ok|okay|alright [today] $
        # how was your night or weekend
        ^ how was your|ur [day|night|weekend|morning|evening|week|sleep] ~ $
        ^ did you sleep|rest [well|ok|good] $
        # and you?
        ^ and you|u|yourself|yours $
        ^ what|how about you|u|yourself $
        ^ you $
        # what do you think of
        ^ what do|would|are you|u|ya think|reckon|say|your [of|about|thoughts] [that|it|this|him|her|them] [then|so|now] $
        ^ [any] thoughts|opinions $
        ^ your thoughts|opinion $
        # opinion wanted
        ^ do|would|dont you|u|ya [really|honestly] think|reckon|believe i|im|id|ill|it|its|that|he|hes|she|shes|they|we|this|my|the|people|there|a|so
        # would it be normal
        ^ is|isnt|s that|this|it [even|really|all|so|just] normal|ok|okay|weird|bad|strange|wrong|odd|legal [to|that|of|if] ~ $
        ^ is it always bad|hard|like ~ $
        ^ am i [just|being|so|the|going|a|really|too] weird|normal|crazy|mad|wrong|stupid|silly|overreacting|cursed|selfish|dramatic|only ~ $
        # good night
        ^ [good|gud] night|nite|goodnight|gnite|gn|nighty|nighters [night] ~ $
        ^ goodnight|gn|nite ~ $
        ^ night|nite [night|all|x|xx|then|dear|agent] $
        ^ night night ~ $
        ^ [im|i|ok|its|time|gonna|going|off|need] [am|for|going|off|to|gonna|ill|will] [to|go|for|now] bed|sleep [now|then|soon|x] $
        ^ [im|i] gonna|going [to] [grab|get|try] [some|to] sleep ~
        ^ ill|i [will] sleep on it ~
        ^ sleep well|tight ~ $
        ^ [and] [well|ok|okay] [ill|i] [will|want|have|wanted] [to] say goodnight|good [night] [now|then] ~ $
        ~ i|im go|going [to] sleep now ~ ~ ~ $
        # good night with thanks
        ^ thanks|thank|ta|cheers [you|u] [so] [much] [and] [good] night|goodnight|nite ~ $
        # have to go to work or an errand
        ^ [i|ive] got|gotta|have|need|better|must|should [to] go|run|dash|leave $|now|and|back|off|its|because|someones|someone|baby|bye ~
        ^ gtg|g2g|ttyl|brb ~
        ^ let me go open|and|make|get|check ~
        ^ [im|i|we|were] [am|are] off to [the|my|our] work|shop|shops|school|gym|watch|pretend|cook|lunch|dinner ~
        ^ [im|i|we|were] [am|are] off now|out|home|then $
        ^ im off $
        ^ shes|hes|babys up|crying [again] [bye] $
        # bye
        ^ bye|byee|byeee|goodbye|cya|cheerio|ciao|adios|adieu|farewell|tata|toodles|toodeloo|tschuss|chau|tchau ~ $
        ^ later|laters|peace|seeya|smoko [out|dear|mate] $
        ^ [ok|okay|right|aight|alright|yeah|anyway] [ok|well] [im|i|we|were] [am|are] out|off|away [here|then|now] $
        ~ thanks|thank|ta|cheers [you|u|man|mate|pal|bud] talk|speak|see|catch [to] [you|ya|u] later|soon|tomorrow $
        ~ stirring|crying|calling|late|waiting|here got|gotta [to] go $
        ^ [ill] see|catch|talk|speak|chat [to|with] you|ya|u later|soon|tomorrow|then|around|again|next|on ~ $
        ^ talk|speak|chat soon|later|tomorrow $
        ^ thats|that [is] [quite] all|enough for today|now|me|tonight|one ~ $
        ^ thats [it|all] [for] [today|now] $
        ^ enough for today|now|tonight|one ~
        ^ until next time|tomorrow $
        ~ bye|byee [bye] [bye] $
        # thank you
        ^ thanks|thank|thx|ty|tysm|ta|cheers [you|u] [so|very|a|again|for|agent|dear|anyway|mate|kindly|lot|loads|bunch] [much|lot|that|this|your|the|everything|all|help|indeed] [much|time|help|advice] $
        ^ thank you for [talking|chatting|being|the|your|that|this|asking|saying|telling|remembering] ~
        ^ [much|really] appreciated|grateful $
        # thanks for listening
        ^ thanks|thank|ty|cheers [you|u] [so] [much] for listening|hearing ~ $
        ^ [thank|thanks] [you] i needed that ~
        # lol
        ^ haha|hahaha|hahahaha|lol|lmao|rofl|hehe|heh|lolol|loool|lool|xd [same|true|ok|nice] $
        # just kidding
        ^ jk|kidding|joking [jk|lol] $
        ^ [i|im|i|am|was|was|only|just] [am|was|only|just] kidding|joking|teasing ~ $
        # glad to have you
        ^ i|we [really|do] like|enjoy talking|chatting|speaking to|with you ~ $
        ^ [ok] we can be friends ~ $
        # surprised by a good answer
        ^ good|great|nice|lovely|excellent|brilliant|honest answer|reply|question|one|memory|point $
        ^ you have a good memory ~ $
        # yeah
        ^ yeah|yes|yep|yup|yh|ye|ya|yea|yess [i|it|he|she|they|we|that] [do|did|is|was|am|are|does] $
        # no
        ^ no|nope|nah|naw [i|it|he|she|they|we|not] [dont|didnt|isnt|wasnt|am|arent|doesnt|thanks] $
        # ok
        ^ ok|okay|k|kk|alright|aight|sure|fine [then|ok|cool|bet] $
        # I don't know
        ^ dunno|idk|no idea|clue|$ $
        ^ [i] dont|do know|not [know] [really|tbh|honestly|yet] $
        # not really
        ^ not really|much|exactly $
        # hm
        ^ hm|hmm|hmmm|mhm|mm|umm $
        # I guess
        ^ [i] guess|suppose [so] $
        # true, fair enough
        ^ true|fair|right [enough|point|that] $
        # exactly
        ^ exactly|precisely $
        # wow
        ^ wow|omg|whoa|woah|blimey $
        # whatever
        ^ whatever|meh $
        # same
        ^ same [here] $
        # nice
        ^ nice|cool|sweet|great|lovely|brilliant|awesome $
        # guess something about me
        ^ guess how|who|where|which|what ~ i|my ~
        # is it a good listener
        ^ are|were you [even] listening|reading|paying ~ $
        """
}
