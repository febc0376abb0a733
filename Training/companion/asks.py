"""Requests beyond a small model: knowledge of the world, code, sums, translations, medicine, law, deeds."""

from . import facts, invent, words

# Each sort: frames, and whom the answer names ("" for the ordinary answer).
KNOW = (
    "what's the capital of {place}", "who wrote {title}", "when did the {event} end", "how far is {far}", "who is the president of {place}", "what's the population of {place}", "how tall is {tall}", "who was {famous}", "tell me about the history of {place}", "what language do they speak in {place}", "how many {many} are there",
    "what's the fastest {class}", "why is the {sky}", "how long does it take to fly to {place}", "what's the distance between {place} and {place2}", "how old is the {old}", "who is {name} {name2}", "what is the capital of {place}", "do you know the capital of {place}", "where is {place}", "which river flows through {place}",
    "which country is {place} in", "what currency is used in {place}", "who discovered {discovered}", "when was {place} founded", "how big is {place}", "how many people live in {place}", "who painted {title}", "who directed {title}", "what happens in {title}", "who won the election in {place}", "who won the {cup}", "what year did the {event} start",
    "how many {bones} does {animal} have", "what's the boiling point of {stuff}", "how hot is the {old}", "explain {subject} to me", "explain {science}", "explain how {device} works", "what's the difference between {stuff} and {stuff2}", "define {science}", "what does {hardword} mean", "tell me a fact about {place}", "who is the king of {place}",
    "how do {device}s work", "what is {science}", "how does {device} work", "who invented the {device}", "what's the speed of {speed}", "what is the meaning of {hardword}", "when was {famous} born", "when did {famous} die", "what did {famous} discover", "what's the longest {geo}", "what is the largest {geo}", "name three {many}", "list the {many}",
    "in which year was {famous} born", "what is {stuff} made of", "is {place} bigger than {place2}", "what's the tallest {geo}", "why do {animals} {do}", "how long do {animals} live", "what do {animals} eat", "which {class} is the biggest", "how was {science} discovered", "what caused the {event}", "who fought in the {event}", "give me a summary of {title}",
    "what's {famous} famous for", "what's the national dish of {place}", "what time zone is {place} in", "who plays the lead in {title}", "what is the plot of {title}", "who sings {title}", "what's the chemical formula of {stuff}", "how many {bones} make a {bones2}", "where do {animals} come from", "tell me about {famous}", "tell me something about {science}",
)
CODE = (
    "write a {prog} function that {task}", "can you write some {prog} code", "fix this {prog} bug for me", "fix my {tech}", "check my {tech}", "help me with my {tech}", "my {tech} doesn't work", "why is my {tech} so slow", "{tech} for {regex}", "write a {tech}", "optimise my {tech}", "what's wrong with this {tech}", "can you fix a {tech}", "write a program in {prog} that {task}", "write a {prog} script that {task}", "write some html for {site}", "can you code {app}", "debug my {prog} program", "why does my {prog} code not compile", "write a regular expression for {regex}",
    "help me with my {prog} homework", "write code that {task}", "program {app} for me", "how do I {task2} in {prog}", "what's wrong with my {prog} code", "explain this {prog} error", "I need a {prog} function which {task}", "give me a {prog} example", "make an app that {task}", "build {app} for me", "develop {app}", "generate {prog} code that {task}",
    "convert this {prog} code to {prog2}", "write unit tests for my {prog} class", "how do I install {prog}", "refactor my {prog} code", "my {prog} script crashes, why", "implement {app} in {prog}", "create a database table for {site}", "write a query that {task}",
)
WRITE = (
    "write me an essay about {subject}", "write a poem about {thing}", "write a letter to my {official}", "write my {subject} essay", "do my {subject} homework", "write a contract for me", "write a business plan for {site}", "write a speech about {thing}", "write a story about {animal}", "write a song about {thing}", "write an email to my {official}",
    "write a report on {subject}", "write a blog post about {thing}", "draft an email to my {official}", "draft a complaint to my {official}", "compose a poem for {name}", "summarize this article", "summarize {title} for me", "rewrite this paragraph", "correct my essay", "proofread my letter to my {official}", "make a presentation about {subject}",
    "write a review of {title}", "come up with a slogan for {site}", "write a resume for me", "write a limerick about {animal}", "make a table of the {many}", "make a spreadsheet of my bills", "draw me {animal}", "paint a picture of {thing}", "design a logo for {site}",
)
SUMS = (
    "what's {a} times {b}", "what is {a} plus {b}", "how much is {a} divided by {b}", "calculate {a} minus {b}", "solve this equation for me", "what's the square root of {a}", "what's {b} percent of {a}", "what's {a} + {b}", "{a} times {b}", "{a} plus {b}", "{a} * {b}", "{a} / {b}", "{a} divided by {b}", "add {a} and {b}", "multiply {a} by {b}",
    "convert {a} miles to kilometres", "convert {a} dollars to euros", "how many seconds are in {b} days", "what's {a} minus {b}", "{a}x{b}", "compute {a} times {b} for me", "how much is {a} and {b} together", "what is {a} squared", "subtract {b} from {a}", "if I have {a} apples and give away {b}, how many are left", "what's the sum of {a} and {b}",
    "solve x plus {b} equals {a}", "what is the derivative of x squared", "how many minutes are {b} hours", "what's {a} feet in metres", "convert {b} pounds to kilos", "do the maths: {a} times {b}", "{a} - {b}", "split {a} euros between {b} people", "what's {b} to the power of three", "calculate the interest on {a} euros", "is {a} a prime number", "how many ounces are {b} cups",
)
TRANSLATE = (
    "translate this into {lang}", "how do you say {word} in {lang}", "what does this word mean in {lang}", "translate {word} to {lang}", "what does {word} mean in {lang}", "say something in {lang}", "can you speak {lang}", "what's {word} in {lang}", "teach me some {lang}", "translate my letter from {lang}", "how do I write {word} in {lang}", "the {lang} for {word}, please",
    "what is the {lang} for {word}", "speak {lang} with me", "how is {word} pronounced in {lang}", "translate {word}, please", "put this into {lang}: {word}", "give me the {lang} word for {word}", "what would {word} be in {lang}", "answer me in {lang}",
)
LIVE = (
    "what's the weather tomorrow", "what will the weather be in {place}", "what time is it in {place}", "what's the news today", "who won the match last night", "will it rain today", "is it going to snow tomorrow", "how cold is it in {place}", "what's happening in the world", "any news from {place}", "what's the stock price of {name}", "how is the stock market doing",
    "search the web for {thing}", "book a flight to {place}", "send an email to {name}", "set an alarm for seven", "play some music", "open my calendar", "find me a cheap flight to {place}", "order a pizza for me", "call {name} for me", "remind me at five o'clock", "turn on the lights", "set a timer for {b} minutes", "play {thing} on the radio", "plan a trip to {place} for me",
    "what's the temperature outside", "is the train to {place} on time", "when does the next bus leave", "look up {name} online", "what's the exchange rate today", "which shops are open now", "find a restaurant near me", "book a table in {place}", "buy a ticket to {place}", "what's on tv tonight", "google {thing} for me", "check my email", "text {name} that I'm late", "what are today's football results",
    "who is leading the polls in {place}", "is it warm in {place} right now", "show me a map of {place}", "how's the traffic to {place}", "what's trending today", "what does a {device} cost", "what's the best phone to buy", "recommend a good laptop", "how do I fix my {device}", "how do I change a tyre", "how do I build a house", "give me a recipe for {food}", "how do I bake {food}", "how long do I boil {food}",
)
DOCTOR = (
    "what medicine should I take for my {ache}", "how many {pill} can I take", "is this rash dangerous", "what dose of {pill} is safe", "do I have {ill}", "can you diagnose me", "should I stop taking my {pill}", "can I take {pill} with alcohol", "how much {pill} is safe", "what are the symptoms of {ill}", "is my blood pressure too high", "do I need {pill}",
    "can I take {pill} and {pill2} together", "what helps against {ill}", "is {ill} contagious", "how do I treat {ill}", "which tablets are good for my {ache}", "could my {ache} be {ill}", "are the side effects of {pill} bad", "is it okay to give my child {pill}", "should I be worried about my {ache}", "my {ache} won't go away, what is it", "what's the right dose of {pill} for a child",
    "do I need surgery for my {ache}", "how long does {ill} last", "can pregnant women take {pill}", "is a pulse of {b} normal", "read my blood test", "what vaccine do I need for {place}", "does {pill} make you tired", "prescribe me something for my {ache}", "how dangerous is {ill}",
)
LAW = (
    "can I sue my {official}", "is it legal to {legal}", "what are my rights as a {party}", "how do I get a divorce", "how do I file my taxes", "which stocks should I buy", "should I buy bitcoin", "how do I invest my money", "can my {official} fire me for being ill", "am I allowed to {legal}", "what's the penalty if I {legal}", "do I have to pay my {official}",
    "how do I write a will", "is this contract valid", "how much tax do I pay on {a} euros", "can I deduct my {device} from my taxes", "what does the law say about {science}", "who gets the house in a divorce", "how long is the notice period for a {party}", "should I take a loan of {a} euros", "is my {official} allowed to {legal}", "can a {party} be evicted", "do I need a lawyer against my {official}",
    "what happens if I don't pay my {official}", "is {name} a good investment", "how do I patent my {device}",
)
SORTS = {"know": (KNOW, 30), "code": (CODE, 13), "write": (WRITE, 13), "sums": (SUMS, 13), "translate": (TRANSLATE, 9), "live": (LIVE, 13), "doctor": (DOCTOR, 9), "law": (LAW, 6)}

SLOTS = dict(
    title=("the book {n}", "the film {n}", "the song {n}", "The {N} of {p}", "the play {n}", "{n}", "the novel {n}", "the series {n}", "the poem {n}"), event=("second world war", "first world war", "cold war", "great fire", "industrial revolution", "moon landing", "ice age", "middle ages", "war in {p}", "siege of {p}", "battle of {p}"),
    far=("the moon", "mars", "{p}", "the next star", "jupiter", "the sun", "the north pole"), tall=("mount {n}", "the eiffel tower", "mount everest", "a giraffe", "the tower of {p}"), famous=("{n}", "{n} {n}", "king {n}", "Mozart", "Einstein", "Shakespeare", "Cleopatra", "Napoleon", "queen {n}", "president {n}", "Marie Curie", "Leonardo da Vinci"),
    many=("planets", "continents", "oceans", "countries", "elements", "languages", "moons of jupiter", "states", "kinds of {t}s", "kings of {p}", "rivers in {p}"), **{"class": ("animal", "bird", "fish", "car", "plane", "insect", "mammal", "country", "planet")}, sky=("sky blue", "sea salty", "grass green", "moon so bright", "sunset red", "earth round"),
    old=("universe", "sun", "earth", "moon", "great wall", "city of {p}"), discovered=("{p}", "gravity", "penicillin", "electricity", "the atom", "{t}"), cup=("world cup", "olympics", "champions league", "race in {p}", "nobel prize", "cup final"), bones=("bones", "teeth", "legs", "eyes", "hearts", "wings", "grams", "inches"), bones2=("kilo", "mile", "gallon", "body"),
    stuff=("water", "gold", "iron", "salt", "glass", "{t}", "steel", "oxygen", "concrete", "plastic", "silver"), science=("quantum physics", "photosynthesis", "relativity", "{t} theory", "evolution", "gravity", "inflation", "democracy", "machine learning", "electricity", "the big bang", "{t}", "blockchain", "the {t} effect", "plate tectonics", "osmosis", "entropy"),
    device=("fridge", "{t}", "car engine", "microwave", "computer", "washing machine", "telescope", "camera", "radio", "aeroplane", "battery", "printer", "boiler", "phone"), hardword=("ephemeral", "{t}", "serendipity", "life", "quixotic", "ubiquitous", "paradigm"), speed=("light", "sound", "a cheetah", "the earth"), geo=("river", "mountain", "lake", "desert", "bridge", "ocean", "island", "building", "city in {p}"),
    animal=("a {t}", "a cat", "a spider", "a horse", "an elephant", "a dragon", "a whale", "an octopus", "a dog"), animals=("cats", "bees", "whales", "elephants", "{t}s", "birds", "sharks", "dogs", "penguins"), do=("sleep so much", "fly south", "hum", "have stripes", "purr", "swim upstream", "bark"),
    prog=("python", "java", "javascript", "c++", "rust", "swift", "sql", "php", "go", "haskell", "bash", "html", "kotlin"), task=("sorts a list", "renames files", "reverses a string", "reads a csv file", "counts words", "sends an email", "finds duplicates", "downloads a page", "checks a password", "adds two numbers", "prints the {t}s", "draws a {t}"), task2=("open a file", "sort a list", "write a loop", "parse json", "make a class", "connect to a database"),
    tech=("regex", "sql query", "dockerfile", "makefile", "css", "json file", "shell script", "for loop", "spreadsheet formula", "{t} script", "macro", "unit test", "regexp", "html page", "api call", "config file"), app=("a game", "a calculator", "a todo app", "a web shop", "a chat bot", "a {t} simulator", "tetris", "a website", "a calendar app", "a login page"), site=("a website", "my shop", "a bakery", "my band", "a {t} store", "my company", "a landing page", "our club"), regex=("emails", "phone numbers", "dates", "web addresses", "{t}s"),
    official=("landlord", "boss", "bank", "insurance", "teacher", "neighbour", "employer", "mayor", "tax office", "school"), word=("hello", "thank you", "good morning", "I love you", "goodbye", "water", "{t}", "where is the station", "house", "cheese", "how are you", "happy birthday", "{n}", "I'm hungry", "friend"),
    ache=("headache", "back pain", "knee", "cough", "toothache", "stomach ache", "rash", "sore throat", "migraine", "ankle", "chest pain", "fever", "ear"), pill=("ibuprofen", "paracetamol", "aspirin", "antibiotics", "insulin", "sleeping pills", "{t}", "antidepressants", "{t}ol", "vitamin d", "cough syrup", "steroids"), pill2=("aspirin", "antibiotics", "{t}", "alcohol", "ibuprofen"),
    ill=("the flu", "diabetes", "cancer", "{t}itis", "covid", "asthma", "depression", "pneumonia", "measles", "an infection", "{t} fever", "anaemia", "high cholesterol"), legal=("record a call", "park here", "keep the deposit", "sell my {t}", "download films", "quit without notice", "drive without insurance", "break the lease", "work two jobs", "raise the rent", "ride without a helmet"), party=("tenant", "customer", "father", "employee", "cyclist", "student", "buyer", "neighbour"),
)
LEADS = ("", "", "", "", "can you tell me ", "hey, ", "quick question: ", "do you know ", "I need to know, ", "could you tell me ", "please tell me ", "I wonder, ", "question: ", "hi, ", "ok so ", "for my homework: ", "any idea ", "I was asked ", "my son wants to know, ")
DO_LEADS = ("", "", "", "please ", "can you ", "could you ", "would you ", "I want you to ", "I need you to ", "hey, ", "help me: ", "go and ", "now ", "quickly ")
DEEDS = ("write", "fix", "calculate", "solve", "translate", "search", "book", "send", "set", "play", "open", "summarize", "draw", "give", "tell", "explain", "define", "name", "list", "debug", "program", "make", "build", "develop", "generate", "convert", "refactor", "implement", "create", "do ", "draft", "compose", "rewrite", "correct", "proofread", "come up", "paint",
         "design", "add", "multiply", "compute", "subtract", "split", "say", "teach", "speak", "put", "answer", "find", "order", "call", "turn", "remind", "plan", "look", "buy", "google", "check", "text", "show", "recommend", "read", "prescribe", "help")

REFUSE = (
    "That's beyond me, I'm only a small built-in model. `agent model pull` brings a larger one that can help with that.",
    "I'm a small built-in model, so I can't do that well; a larger one from `agent model pull` can.",
    "I'd better not guess, I'm only a small built-in model. With `agent model pull` you get a larger one that knows more.",
    "That's more than I know, being a small built-in model. A larger one from `agent model pull` can help you there.",
    "I'm only a small built-in model and would get that wrong. `agent model pull` brings one that can.",
    "I can't help with that, I'm a small built-in model; try a larger one from `agent model pull`.",
)
MEDICAL = ("I'm a small built-in model, so I can't give medical advice; please ask a doctor or a pharmacist.", "I can't judge that safely, I'm only a small built-in model. Please ask a doctor or a pharmacist.")
LEGAL = ("I'm a small built-in model, so I can't give advice on law or money; please ask a professional, or get a larger model with `agent model pull`.",)


def _fill(s, text):
    for key, values in SLOTS.items():
        while "{" + key + "}" in text:
            text = text.replace("{" + key + "}", s.value(values), 1)
    while "{n}" in text:
        text = text.replace("{n}", invent.name(s), 1)
    return text.format(place=_place(s), place2=_place(s), p=_place(s), N=invent.thing(s).capitalize(), t=invent.thing(s), name=facts.person_name(s), name2=invent.name(s), thing=_thing(s), stuff2=s.value(SLOTS["stuff"]).replace("{t}", invent.thing(s)), food=s.value(words.DISHES),
                       lang=s.value(words.LANGUAGES), prog2=s.value(SLOTS["prog"]), subject=s.value(words.SUBJECTS), a=s.count(2, 9999 if s.chance(0.3) else 999), b=s.count(2, 99))


def _place(s):
    return invent.place(s) if s.chance(0.3) else s.value(words.PLACES)


def _thing(s):
    return invent.thing(s) if s.chance(0.4) else s.one(("the ", "my ", "a ")) + s.value(words.NOUNS)


def refuse(s):
    """A request beyond a small model, and the friendly line that says so."""
    sort = s.weighted({key: weight for key, (_, weight) in SORTS.items()})
    ask = s.phrase(SORTS[sort][0])
    text = _fill(s, ask)
    if ask.startswith(DEEDS) or text[0].isdigit():
        text = (s.phrase(DO_LEADS) if s.chance(0.5) and not text[0].isdigit() else "") + text + s.one((".", "", "", "?"))
    else:
        text = (s.phrase(LEADS) if s.chance(0.55) else "") + text + s.one(("?", "?", ""))
    reply = s.one(MEDICAL if sort == "doctor" else LEGAL if sort == "law" else REFUSE)
    return text[:1].upper() + text[1:], reply, "good"
