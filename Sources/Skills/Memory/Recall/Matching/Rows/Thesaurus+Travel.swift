extension Thesaurus {
    /// Rows about travel, places, plans and habits.
    static let travel = """
        depart = departure, leave, leaves, leaving, set-off, sets-off, go, goes, take-off, takes-off, start
        arrive = arrival, get-in, gets-in, land, lands, reach, come, comes, get-there, turn-up
        transport/vehicle/commute/get-around > car, bus, train, bike, bicycle, tram, tube, underground, subway, \
        metro, ferry, taxi, scooter, moped, motorbike, plane, walk, cycle, cycles, drive, drives, coach, van, \
        boat, on-foot
        commute = travel-to-work, get-to-work, gets-to-work, way-to-work, drive-to-work, cycle-to-work, \
        cycles-to-work
        tube = underground, metro, subway
        coach = bus, minibus
        taxi = cab, uber, minicab, lift
        ferry = boat, ship, crossing, sail
        cruise = ship, liner
        sail = boat, sailing, yacht, sailboat, dinghy
        ticket = booked, pass, fare, reservation, season-ticket
        book = reserve, reservation, booking, booked, reserved
        hotel/accommodation/lodging/stay > hotel, hostel, b&b, guesthouse, airbnb, inn, motel, campsite, cottage, \
        apartment, resort, hut, cabin, chalet, villa, lodge, pension, caravan, tent, pub
        hotel = stay, staying, accommodation, room, inn, guesthouse
        camping = camp, tent, campsite, campervan, caravan
        passport = travel-document, visa, renew, expire
        luggage = suitcase, baggage, bag, case, rucksack, backpack, bags
        souvenir = brought-back, bring-back, memento, keepsake, from-holiday
        beach = seaside, sea, coast, shore, sand, seashore
        sea/ocean > atlantic, pacific, mediterranean, baltic, adriatic, north-sea, aegean, black-sea, caribbean, \
        channel, indian-ocean
        lake > como, garda, geneva, windermere, constance, balaton, ontario, michigan, superior, tahoe, vänern, \
        loch-ness, zurich, bled
        river > thames, danube, rhine, seine, elbe, oder, vistula, nile, amazon, mississippi, severn, loire, \
        volga, po, tiber, mersey, tyne
        mountain/mountains/peak/summit > alps, pyrenees, dolomites, everest, kilimanjaro, ben-nevis, snowdon, \
        matterhorn, tatras, andes, himalayas, rockies, carpathians, mont-blanc, snowdonia, scafell, fuji, \
        zugspitze
        mountain = hill, peak, summit, climb, climbed, hike, alps
        island > crete, mallorca, majorca, ibiza, tenerife, sicily, sardinia, corsica, malta, cyprus, skye, wight, \
        madeira, bali, iceland, corfu, rhodes, gotland, jersey, guernsey, menorca, lanzarote, santorini, mykonos, \
        hawaii
        countryside = village, rural, farm, country
        address = street, road, live, lives, number, postcode, avenue, lane, house-number
        street/road/address > street, road, lane, avenue, close, crescent, square, drive, terrace, way, alley, \
        boulevard, court, place, row, mews, strasse, rue
        live = lives, living, reside, resides, resident, address, home, based, dwell, settle, settled, stay
        home = house, flat, apartment, live, lives, address
        postcode = zip, zipcode, zip-code, postal-code
        floor/storey/story > ground-floor, first-floor, second-floor, third-floor, fourth-floor, fifth-floor, \
        top-floor, basement, attic, penthouse, upstairs, downstairs
        area/district/neighbourhood/neighborhood/part-of-town/quarter > suburb, centre, hackney, brooklyn, soho, \
        kreuzberg, montmartre, leith, didsbury, outskirts, downtown, old-town, camden, brixton, islington, \
        manhattan, queens
        origin = from, come-from, comes-from, came-from, born, roots, native, hail, hails, descent, ancestry, \
        heritage, background
        hometown = home-town, grew-up, born, birthplace, from, native, raised, brought-up, come-from, comes-from
        grow-up = grew-up, raised, brought-up, childhood, upbringing, hometown
        nationality = citizen, citizenship, passport, from, country
        nationality/citizenship/citizen/national/origin > british, english, scottish, welsh, irish, american, \
        canadian, australian, french, german, italian, spanish, portuguese, dutch, belgian, swiss, austrian, \
        polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian, ukrainian, swedish, \
        norwegian, danish, finnish, icelandic, serbian, croatian, slovenian, japanese, chinese, korean, indian, \
        pakistani, brazilian, mexican, argentinian, nigerian, kenyan, egyptian, moroccan, iranian, israeli, \
        vietnamese, thai, filipino, estonian, latvian, lithuanian
        language/languages/speak/speaks/tongue/mother-tongue/bilingual > english, french, german, italian, \
        spanish, portuguese, dutch, polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, \
        russian, ukrainian, swedish, norwegian, danish, finnish, icelandic, serbian, croatian, slovenian, \
        japanese, chinese, mandarin, cantonese, korean, hindi, urdu, bengali, arabic, hebrew, persian, farsi, \
        vietnamese, thai, welsh, gaelic, latin, esperanto, yiddish, swahili, catalan, basque
        mother-tongue = native-language, first-language, native-speaker, native
        fluent = fluently, speak, speaks, bilingual, trilingual
        country/countries/nation > england, scotland, wales, ireland, britain, uk, france, spain, portugal, italy, \
        germany, austria, switzerland, netherlands, holland, belgium, luxembourg, denmark, norway, sweden, \
        finland, iceland, poland, czechia, slovakia, hungary, romania, bulgaria, greece, turkey, russia, ukraine, \
        serbia, croatia, slovenia, bosnia, albania, estonia, latvia, lithuania, malta, cyprus, usa, america, \
        canada, mexico, cuba, brazil, argentina, chile, peru, colombia, china, japan, korea, india, pakistan, \
        nepal, thailand, vietnam, indonesia, philippines, malaysia, singapore, australia, new-zealand, israel, \
        iran, iraq, lebanon, egypt, morocco, tunisia, kenya, tanzania, ghana, nigeria, ethiopia, south-africa
        europe/european > england, scotland, wales, ireland, france, spain, portugal, italy, germany, austria, \
        switzerland, netherlands, holland, belgium, denmark, norway, sweden, finland, iceland, poland, czechia, \
        slovakia, hungary, romania, bulgaria, greece, ukraine, serbia, croatia, slovenia, bosnia, albania, \
        estonia, latvia, lithuania, malta, cyprus, london, paris, rome, berlin, madrid, lisbon, vienna, prague
        asia/asian > china, japan, korea, india, pakistan, bangladesh, nepal, thailand, vietnam, indonesia, bali, \
        philippines, malaysia, singapore, taiwan, mongolia, cambodia, laos, myanmar, sri-lanka, kazakhstan, iran, \
        iraq, israel, lebanon, jordan, dubai, hong-kong, tokyo, bangkok, delhi, beijing
        africa/african > egypt, morocco, tunisia, algeria, libya, kenya, tanzania, uganda, ghana, nigeria, \
        ethiopia, senegal, namibia, botswana, zimbabwe, zambia, rwanda, madagascar, cameroon, south-africa, \
        cape-town, nairobi, cairo, lagos
        south-america/latin-america > brazil, argentina, chile, peru, colombia, ecuador, bolivia, uruguay, \
        paraguay, venezuela, mexico, cuba, costa-rica, guatemala, patagonia, buenos-aires, lima
        north-america > usa, america, canada, mexico, alaska, california, texas, florida, new-york, toronto, \
        chicago, quebec
        scandinavia/scandinavian/nordic > sweden, norway, denmark, finland, iceland, swedish, norwegian, danish, \
        finnish, stockholm, oslo, copenhagen, helsinki, reykjavik, bergen, gothenburg
        middle-east > israel, lebanon, jordan, syria, iraq, iran, dubai, qatar, oman, kuwait, saudi-arabia, yemen, \
        emirates
        balkans > serbia, croatia, bosnia, albania, slovenia, bulgaria, montenegro, macedonia, kosovo, greece
        baltic > estonia, latvia, lithuania, tallinn, riga, vilnius
        oceania > australia, new-zealand, fiji, samoa, tonga, sydney, auckland
        continent > europe, asia, africa, america, australia, antarctica, south-america, north-america
        capital > london, paris, rome, berlin, madrid, lisbon, vienna, prague, warsaw, budapest, stockholm, oslo, \
        copenhagen, helsinki, dublin, edinburgh, cardiff, brussels, amsterdam, bern, athens, tokyo, ottawa, \
        canberra, washington, moscow, kyiv, zagreb, belgrade, ljubljana, bratislava
        city/town/place > london, paris, rome, berlin, madrid, barcelona, lisbon, porto, vienna, prague, brno, \
        warsaw, krakow, budapest, stockholm, gothenburg, oslo, bergen, copenhagen, helsinki, dublin, cork, \
        edinburgh, glasgow, cardiff, manchester, liverpool, leeds, sheffield, bristol, birmingham, york, bath, \
        brighton, oxford, cambridge, amsterdam, brussels, hamburg, munich, cologne, frankfurt, dresden, leipzig, \
        zurich, geneva, milan, florence, venice, naples, athens, istanbul, new-york, boston, chicago, seattle, \
        toronto, montreal, sydney, melbourne, tokyo, kyoto
        england/uk/britain > london, manchester, liverpool, leeds, sheffield, bristol, birmingham, york, bath, \
        brighton, oxford, cambridge, newcastle, nottingham, norwich, exeter, plymouth, southampton, cornwall, \
        devon, yorkshire, kent, sussex, whitby, durham, leicester
        uk/britain/united-kingdom > england, scotland, wales, northern-ireland, london, edinburgh, glasgow, \
        cardiff, belfast
        scotland > edinburgh, glasgow, aberdeen, dundee, inverness, skye, highlands, orkney, shetland, stirling, \
        perth, fife, oban
        wales > cardiff, swansea, snowdonia, pembrokeshire, bangor, aberystwyth, tenby, anglesey
        ireland > dublin, cork, galway, limerick, kerry, belfast, donegal, sligo, waterford, killarney
        france > paris, lyon, marseille, nice, bordeaux, toulouse, brittany, normandy, provence, strasbourg, \
        nantes, lille, corsica, dordogne, cannes, avignon
        germany > berlin, hamburg, munich, cologne, frankfurt, dresden, leipzig, stuttgart, bavaria, bremen, \
        hanover, nuremberg, düsseldorf, bonn, heidelberg, freiburg, saxony
        italy > rome, milan, florence, venice, naples, turin, sicily, tuscany, bologna, sardinia, palermo, verona, \
        genoa, pisa, umbria, amalfi, puglia
        spain > madrid, barcelona, seville, valencia, granada, malaga, bilbao, mallorca, majorca, ibiza, tenerife, \
        andalusia, galicia, santiago, alicante, catalonia
        portugal > lisbon, porto, algarve, madeira, faro, coimbra, azores, braga, lagos
        switzerland > zurich, geneva, basel, bern, lausanne, lucerne, zermatt, interlaken, ticino
        austria > vienna, salzburg, innsbruck, graz, linz, tyrol, tirol, carinthia
        netherlands/holland > amsterdam, rotterdam, utrecht, the-hague, delft, leiden, eindhoven, groningen, \
        maastricht, haarlem
        belgium > brussels, antwerp, ghent, bruges, liège, leuven
        sweden > stockholm, gothenburg, malmö, malmo, uppsala, gotland, lund, lapland, skåne, kiruna
        norway > oslo, bergen, trondheim, tromsø, tromso, stavanger, lofoten, svalbard
        denmark > copenhagen, aarhus, odense, aalborg, jutland, bornholm
        finland > helsinki, turku, tampere, oulu, lapland, espoo, rovaniemi
        poland > warsaw, krakow, cracow, gdansk, wroclaw, poznan, lodz, lublin, zakopane, katowice
        czechia/czech-republic > prague, brno, ostrava, pilsen, plzen, olomouc, bohemia, moravia, liberec
        hungary > budapest, szeged, debrecen, pécs, balaton, eger
        greece > athens, crete, corfu, rhodes, thessaloniki, santorini, naxos, mykonos, kos, zakynthos, lesbos
        turkey > istanbul, ankara, izmir, antalya, bodrum, cappadocia
        croatia > zagreb, split, dubrovnik, zadar, istria, pula, rijeka, hvar
        russia > moscow, petersburg, st-petersburg, siberia, novosibirsk, kazan
        ukraine > kyiv, kiev, lviv, odesa, odessa, kharkiv
        usa/america/us/states/united-states > new-york, boston, chicago, seattle, california, texas, florida, \
        los-angeles, san-francisco, washington, ohio, oregon, colorado, denver, philadelphia, atlanta, miami, \
        hawaii, alaska, vermont, maine, michigan, detroit, portland, minnesota, brooklyn, new-orleans, nashville
        canada > toronto, montreal, vancouver, quebec, ottawa, calgary, ontario, halifax, nova-scotia, alberta
        australia > sydney, melbourne, perth, brisbane, adelaide, canberra, tasmania, queensland, darwin, hobart
        new-zealand > auckland, wellington, christchurch, dunedin, queenstown
        japan > tokyo, kyoto, osaka, hiroshima, sapporo, nara, hokkaido, okinawa, nagoya
        india > delhi, mumbai, bombay, goa, kerala, kolkata, calcutta, bangalore, chennai, punjab, jaipur
        china > beijing, shanghai, shenzhen, guangzhou, chengdu, hong-kong, wuhan
        england = english, englishman, englishwoman, englishmen
        britain = british, brit, uk, great-britain, united-kingdom, briton
        scotland = scottish, scot, scots, scotsman, scotswoman
        wales = welsh, welshman, welshwoman
        ireland = irish, irishman, irishwoman
        france = french, frenchman, frenchwoman
        germany = german
        austria = austrian
        switzerland = swiss
        italy = italian
        spain = spanish, spaniard
        portugal = portuguese
        netherlands = holland, dutch, dutchman, dutchwoman
        belgium = belgian
        denmark = danish, dane
        norway = norwegian
        sweden = swedish, swede
        finland = finnish, finn
        iceland = icelandic, icelander
        poland = polish, pole
        czechia = czech, czech-republic, bohemian
        slovakia = slovak, slovakian
        hungary = hungarian, magyar
        romania = romanian
        bulgaria = bulgarian
        greece = greek
        turkey = turkish, turk
        russia = russian
        ukraine = ukrainian
        serbia = serbian, serb
        croatia = croatian, croat
        slovenia = slovenian, slovene
        bosnia = bosnian
        albania = albanian
        estonia = estonian
        latvia = latvian
        lithuania = lithuanian
        america = american, usa, us, united-states, states, yank, yankee
        canada = canadian
        mexico = mexican
        brazil = brazilian
        argentina = argentinian, argentine
        chile = chilean
        peru = peruvian
        colombia = colombian
        cuba = cuban
        australia = australian, aussie, down-under
        new-zealand = new-zealander, kiwi
        china = chinese, mandarin
        japan = japanese
        korea = korean
        india = indian, hindi
        pakistan = pakistani
        vietnam = vietnamese
        thailand = thai
        philippines = filipino, filipina
        iran = iranian, persian, persia, farsi
        israel = israeli
        lebanon = lebanese
        syria = syrian
        egypt = egyptian
        morocco = moroccan
        nigeria = nigerian
        kenya = kenyan
        ghana = ghanaian
        ethiopia = ethiopian
        south-africa = south-african
        plan = planning, planned, intend, intends, going-to, intention, want, hope, aim, mean-to
        goal = aim, target, ambition, objective, want, plan, resolution, aspire, working-towards
        dream = wish, ambition, hope, want, would-like, always-wanted, bucket-list, long, aspire
        wish = want, would-like, hope, dream, long, crave, wishlist
        want = wish, would-like, hope, keen, desire, wanna
        resolution = vow, promise, new-year's-resolution, resolve, decide
        decide = decided, decision, choose, chose, make-up-mind
        look-forward = looking-forward, excited, anticipate, can't-wait, keen
        goal/resolution/ambition/challenge > marathon, half-marathon, triathlon, lose-weight, save, quit, learn, \
        novel, degree, promotion, driving-licence, exam, 10k
        save = saving, savings, put-aside, set-aside, put-by, saving-up
        prepare = preparing, preparation, train, training, practise, revise, get-ready
        promise = promised, vow, swear, pledge
        habit/routine/ritual > walk, walks, jog, jogs, diary, journal, meditate, meditates, yoga, swim, swims, \
        nap, pray, prays, smoke, smokes, crossword, coffee, read, reads, stretch, gym
        vice/bad-habit > smoke, smokes, smoking, drink, drinks, gamble, gambles, nail-biting, bites-nails, snore, \
        snores, swear, cigarette, vape, overspend, procrastinate
        routine = usually, every-day, every-morning, ritual, habit, always
        wake = wakes, woke, get-up, gets-up, got-up, rise, rises, alarm, up-at, wake-up, wakes-up
        sleep = asleep, slept, bed, bedtime, go-to-bed, goes-to-bed, turn-in, nap, insomnia, rest, night's-sleep
        insomnia = can't-sleep, sleepless, trouble-sleeping, sleep-badly, sleeps-badly, sleeping-pills
        nap = siesta, doze, lie-down, snooze, kip
        bed = bedtime, sleep, sleeps, turn-in
        walk = stroll, walking, ramble, hike, go-for-a-walk, on-foot, wander
        diary = journal, writes-down, daybook, keeps-a-diary, notebook
        meditate = meditation, mindfulness, mindful
        pray = prayer, praying, say-prayers
        smoke = smoking, smoker, cigarette, tobacco, cigar, pipe, fag, vape, nicotine
        drink = alcohol, booze, drinking, drinker, sober, teetotal, tipple
        sober = teetotal, teetotaller, stopped-drinking, doesn't-drink, alcohol-free, on-the-wagon, dry
        alcohol/booze/tipple/drink > wine, beer, whisky, whiskey, gin, vodka, rum, cider, champagne, sherry, port, \
        prosecco, lager, ale, stout, brandy, cocktail, martini, schnapps, cognac
        give-up = gave-up, quit, stop, stopped, kick, kicked, abandon
        quit = give-up, gave-up, stop, stopped, resign, resigned, leave, left
        tidy = neat, clean, orderly, tidiness
        messy = untidy, mess, cluttered, sloppy
        punctual = on-time, early, never-late
        late = tardy, unpunctual, never-on-time, overdue
        like = likes, love, loves, enjoy, enjoys, fond, favourite, favorite, prefer, keen-on, into, adore, fan, \
        crazy-about
        love = loves, adore, adores, like, enjoy, fond, favourite, favorite, passionate
        favourite = favorite, prefer, prefers, best-loved, like-best, likes-best, loves-most, loves, preferred, \
        fave
        prefer = preference, rather, favour, favourite, favorite, like-better
        fan = support, supports, supporter, follow, follows, love, admire
        hobby = pastime, spare-time, free-time, leisure, enjoys, interest, interests
        dislike = hate, hates, dislikes, can't-stand, can't-bear, loathe, loathes, detest, detests, not-keen, \
        doesn't-like, not-fond, least-favourite, despise
        hate = dislike, dislikes, loathe, loathes, detest, detests, can't-stand, can't-bear
        annoy = annoys, annoying, irritate, irritates, bother, bothers, get-on-nerves, gets-on-nerves, pet-hate, \
        pet-peeve, bug, wind-up, drive-mad, drives-mad, can't-stand
        avoid = avoids, stay-away, steer-clear, shun, doesn't-eat
        fear = afraid, scared, frightened, phobia, terrified, fears, dread, dreads, scare, scares, frighten, \
        frightens, anxious
        afraid = scared, fear, fears, frightened, terrified, phobia, dread
        fear/phobia/afraid/scared > spiders, spider, heights, snakes, flying, needles, thunder, dogs, darkness, \
        dark, clowns, lifts, mice, wasps, bees, claustrophobia, claustrophobic, arachnophobia, vertigo, dentist, \
        water, crowds
        claustrophobia = claustrophobic, enclosed-spaces, small-spaces, confined
        arachnophobia = spider, arachnophobic
        vertigo = height, heights, dizzy
        originally = origin, come, born, roots, native, hail, hometown
        city/town/country/village/place/address > live, born, move, come, settle, based, stay, going, flat, house
        age = old, years
        """
}
