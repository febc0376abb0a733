extension Thesaurus {
    /// Rows about courses, feasts, clubs, journeys and characters, in the phrases that people use.
    static let events = """
        host = throws-a-party, throwing-the-party, giving-a-party, giving-the-party, has-a-party, having-a-party
        leaving-do = leaving-party, farewell-party, going-away-party, send-off, goodbye-party, leaving-drinks, \
        retirement-do, farewell
        stag-do = stag-weekend, bucks-night, bucks-party, bachelor-weekend
        hen-do = hen-weekend, bridal-shower, bachelorette-party, bachelorette-weekend
        graduation = graduation-ceremony, gets-her-degree, gets-his-degree, degree-ceremony, mortarboard, \
        convocation
        moving-out = vacate, leave-the-flat, leave-the-house, leaving-flat, leaving-house, hand-back-keys, \
        quit-the-flat, leaving-the-apartment
        moving-in = get-the-keys, gets-keys, key-handover, handover, moving-day, take-possession, completion-day
        moving-day = moving-date, move-house, moving-home, removal-day, changes-address, moving-flat, \
        moving-house-on
        house-hunting = flat-hunting, looking-for-flat, looking-for-house, apartment-hunting, looking-a-flat, \
        looking-a-house, viewings
        landlord = owns-the-flat, owns-my-flat, owns-the-house, owns-the-building, pay-rent-to, rents-from, \
        house-owner, flat-owner, rent-to
        lodger = paying-guest, rents-a-room, rents-room, sublets, subletter, boarder, rents-the-room, room-to-let
        neighbour/neighbor > lives-next-door, lives-above, lives-below, lives-opposite, lives-upstairs, \
        lives-downstairs
        lives-above = above-us, upstairs-neighbour, floor-above, flat-above, upstairs, lives-upstairs, overhead
        lives-below = below-us, downstairs-neighbour, floor-below, flat-below, underneath, lives-downstairs
        lives-opposite = across-the-road, across-road, across-the-street, across-street, over-the-road, \
        across-the-hall, facing, opposite
        next-door = adjoining, adjacent, beside-us, beside-me, through-the-wall, neighbouring
        noisy = loud, racket, noise, disturbs, keeps-awake, makes-noise, loud-music
        takes-place = held, venue, location, staged, happening
        big-birthday/milestone-birthday/round-birthday > eighteenth, twenty-first, thirtieth, fortieth, fiftieth, \
        sixtieth
        estranged = no-contact, not-speaking, doesn't-speak, cut-off, fell-out
        guardian = legal-guardian, custody, guardianship
        menu = buffet, being-served, wedding-breakfast, sit-down-meal, serving
        goalkeeper = in-goal, keeps-goal, between-the-posts, plays-goal, shot-stopper
        striker = up-front, goalscorer, scores-goals, top-scorer, forward, centre-forward
        defender = in-defence, back-four, plays-defence, central-defender
        midfielder = midfield, in-midfield, central-midfield, plays-midfield, playmaker
        position/plays-as/plays-at > left-back, right-back, centre-half, centre-forward, sweeper, playmaker, \
        wing-back
        position/plays-as/plays-at > prop, flanker, number-eight, fullback, inside-centre, outside-half, second-row
        position/plays-as/plays-at > point-guard, shooting-guard, power-forward, catcher, shortstop, outfielder, \
        linebacker
        position/plays-as/plays-at > goal-attack, goal-defence, wing-attack, spiker, outside-hitter, all-rounder, \
        batsman
        referee = umpire, officiates, linesman, line-judge, touch-judge
        scored = netted, hat-trick, goalscorer, found-the-net, goals-for
        scoreline = final-score, result, nil-nil, one-nil, ended-in-draw, match-score
        fixture = home-game, away-game, home-match, away-match, friendly, cup-tie
        kick-off = match-starts, game-starts, tip-off, throw-in, start-of-match
        takes-part = took-part, entered, competes, participates, participant, contender, running-in
        start-number = race-number, bib-number, bib, runner's-number
        finish-time = finished-in, race-time, marathon-time, completed-in, best-time, crossed-the-line, \
        half-marathon-time
        runner-up = second-place, came-second, finished-second, silver, second-prize
        winner = came-first, finished-first, gold-medal, victorious, champion
        prize/award > first-prize, second-prize, third-prize, rosette, shield, plaque, voucher
        personal-best = pb, fastest-time, quickest-time, best-ever
        horse-riding = rides-horses, horse-rider, horsewoman, horseman, in-the-saddle, pony-club
        belt/grade/rank > black-belt, brown-belt, blue-belt, green-belt, orange-belt, yellow-belt, first-dan
        chess-rating = elo, rating, fide, chess-score
        tennis-partner = tennis-with, doubles-partner, play-tennis-with, plays-doubles, hits-with
        training-partner = trains-with, running-buddy, gym-buddy, runs-with, running-partner, jogs-with, \
        gym-partner
        walking-group = ramblers, hiking-club, rambling-club, hiking-group, walking-club
        currently-reading = in-the-middle, halfway-through, started-reading, bedside-book, engrossed, reading-now, \
        bedside-table
        page = up-to-page, reached-page, bookmark, chapter, halfway-through
        audiobook = narrator, narrated, talking-book, audio-book, audible
        sequel = next-book, next-volume, second-volume, follow-up, continuation, second-part
        box-set = binge-watching, binge, miniseries, series, hooked-on
        starring = played-by, lead-role, leading-man, leading-lady, plays-the-lead, stars-in
        role = cast-as, plays-the-part, plays-the-role, acting-part, part-in-play, school-play
        school-play = nativity-play, nativity, school-production, class-play, school-show, school-musical
        choir-practice = choir-rehearsal, choir-night, choir-meets, choir-evening, rehearses, choir-sings
        piece/practising > sonata, concerto, prelude, nocturne, etude, suite, fugue, minuet
        hobby = do-for-fun, does-for-fun, for-fun, passion, enjoys-doing, likes-doing, outside-work, free-evenings
        model-making/model-building/builds-models > airfix, model-planes, model-ships, model-boats, warhammer, \
        model-kits
        meets = gets-together, comes-together, holds-meetings, convenes, gathers
        membership-fee = dues, subs, club-fee, annual-fee, joining-fee, yearly-fee, pay-for-membership
        member-since = joined, been-a-member, joined-the-club, became-a-member, became-member, joining-date
        amateur-dramatics = drama-group, drama-club, acting-group, am-dram, theatre-company, amateur-theatre, \
        theatre-club
        shirt-number = squad-number, jersey-number, number-on-shirt, wears-number, plays-number
        pitch = playing-field, sports-ground, football-ground, football-field
        pace = per-kilometre, minutes-per-km, per-mile, running-speed
        ensemble/chamber-music/plays-in > quartet, trio, quintet, duo, octet, brass-band
        protagonist = main-character, hero, heroine, leading-character
        fundraising = sponsored, raising-money, charity-run, sponsorship
        travel = travelling, traveller, traveler, globetrotter
        destination = bound-for, heading-for, headed-to, flying-to, travelling-to, flying-off-to
        travel-companion = travelling-with, coming-along, accompanies, fellow-traveller, travels-together, \
        coming-with
        arrival-time = touches-down, flight-lands, plane-lands, flight-arrives, plane-arrives, gets-in-at, \
        lands-at, train-arrives
        departure-gate = gate, boarding-gate, gate-number, boards-at
        boarding-pass = boarding-card, plane-ticket, flight-ticket, air-ticket, e-ticket
        airline = flying-with, which-airline, carrier, flown-with, air-carrier
        flown = flight, plane, fly
        layover = stopover, connecting-flight, change-planes, stop-over, transfer, connection
        direct-flight = non-stop, nonstop, straight-through, without-changing, direct
        change-trains = changes-at, connecting-train, connection, change-in, different-train
        coming-back = home-again, return-journey, back-home, journey-home, comes-home, gets-home
        return-ticket = round-trip, return-fare, two-way, return-trip
        booking-reference = booking-number, booking-code, confirmation-number, reservation-number, \
        reservation-code, pnr, confirmation-code
        tour-operator = booked-with, booked-through, travel-agency, travel-company, package-holiday, \
        booked-trip-with
        seat-number = seat-reservation, assigned-seat, sitting-on-plane, reserved-seat, seated
        check-in = check-in-time, checking-in-at, arrive-at-hotel, room-ready, check-in-from
        overnight = spend-the-night, spends-night, sleep-at, staying-the-night, stays-overnight, night-stay
        stays-with = puts-us-up, puts-me-up, crash-with, stays-friends, stay-at-friends
        length-of-stay = overnight-stays, nights-booked, staying-for, nights, long-stay
        board/meals/catering > half-board, full-board, all-inclusive, self-catering, breakfast-included, \
        bed-and-breakfast
        room-type/hotel-room/room > double-room, single-room, twin-room, suite, sea-view, family-room
        holiday-home = holiday-cottage, holiday-flat, holiday-let, gite, rental-cottage, beach-house, lake-house, \
        holiday-apartment, vacation-home
        campsite = caravan-park, campground, pitch-the-tent, pitched-tent, camping-ground, camp-site
        hire-car = rental-car, rent-a-car, car-hire, car-rental, hired-a-car, hertz, sixt, avis, europcar
        cycle-tour = cycling-holiday, bike-tour, bike-trip, cycling-trip, bicycle-tour, bikepacking
        cruise = cruise-ship, river-cruise, cruise-liner, port-of-call, embarks, sails-on
        night-train = sleeper-train, sleeper, overnight-train, couchette, nightjet
        platform = track, platform-number, leaves-from, which-platform
        bus-stop = alight, nearest-stop, local-stop, stop-nearest, tram-stop
        season-ticket = travelcard, travel-card, railcard, bus-pass, monthly-pass, monthly-ticket, rail-pass
        route = via, directions, go-via, drives-via, road-there
        itinerary = travel-plan, trip-plan, stages, stopovers, tour-stops, route
        far-away = miles-away, minutes-away, minutes'-walk, minutes'-drive, walking-distance, kilometres-away, \
        far-from, distance
        journey-time = travel-time, driving-time, flying-time, hours'-drive, hours'-flight, minutes'-drive, \
        flight-time, travelling-time, long-journey
        take-to-drive = hours'-drive, minutes'-drive, drive-takes, drives-hours, by-car, hours-car, minutes-car
        take-to-walk = minutes'-walk, walk-takes, on-foot, minutes-foot, walks-minutes, minutes'-stroll
        visa = entry-permit, tourist-visa, esta, travel-permit, work-visa, entry-stamp
        packing-list = pack, things-to-pack, bring-along, take-along, pack-for
        hand-luggage = carry-on, cabin-bag, hand-baggage, cabin-luggage, cabin-baggage, carry-on-bag
        checked-baggage = hold-luggage, checked-bag, baggage-allowance, luggage-allowance, checked-luggage, \
        kilos-of-luggage
        time-difference = jet-lag, jetlag, time-zone, hours-ahead, hours-behind
        weekend-away = weekend-break, weekend-trip, short-break, city-break, mini-break, long-weekend, \
        away-for-weekend
        lived-abroad = expat, years-abroad, worked-abroad, overseas, lived-overseas, time-abroad
        visited = travelled-to, toured, travelled-round, went-to-see, travelled
        getting-to/getting-there/travelling-to > train, flight, ferry, coach, car, bus
        sights = attractions, sightseeing, landmarks, must-see
        religious = churchgoer, church-going, goes-to-church, goes-church, devout, pious, practising, observant
        denomination = creed, faith, religion, religious-affiliation, which-church
        converted = conversion, changed-religion, changed-faith, became-catholic, became-muslim, became-jewish
        left-church = lapsed, left-the-church, non-practising, no-longer-religious, lost-faith
        church-service = mass, sunday-service, evensong, vespers, matins, worship
        synagogue = shul, jewish-community, sabbath-service, jewish-congregation
        mosque = friday-prayers, prayer-room, islamic-centre, muslim-community
        pray = rosary, says-grace, evening-prayer, prayer-time, bedtime-prayer
        believer = believes-in, faith, faithful, religious, god-fearing
        language = understands, smattering, conversational, converses, spoken, gets-by
        bilingual = both-languages, second-language, raised-bilingual, speaks-both, brought-up-bilingual
        speak-at-home = home-language, family-language, speaks-home, language-at-home, talk-at-home
        accent = drawl, twang, brogue, lilt, burr, regional
        speech-impediment/speech-defect > stutter, stammer, lisp
        pronounced = pronunciation, rhymes-with, sounds-like, stressed-on, rhymes
        spelt = spell, written-with, letters-in, spelling-of-name
        nickname = known-as, short-for, for-short, friends-call, everyone-calls, calls-me, shortened
        full-name = short-for, proper-name, real-name, long-form, stands-for, whole-name
        alias = pen-name, pseudonym, stage-name, writes-as, nom-de-plume, publishes-as, performs-as
        maiden-name = name-before-marriage, name-at-birth, unmarried-name, before-marrying, before-marriage
        married-name = double-barrelled, double-name, hyphenated, took-his-name, kept-her-name, took-name
        homeland = native-country, home-country, mother-country, fatherland, motherland, country-of-birth, \
        country-of-origin
        refugee = fled, flee, asylum, asylum-seeker, escaped, displaced
        ancestors = roots, ancestry, descended, descendant, forefathers, forebears, lineage, bloodline
        dual-nationality = dual-citizenship, two-passports, dual-national, second-passport, second-nationality, \
        both-passports
        citizenship = naturalised, naturalized, became-a-citizen, citizenship-test, new-citizenship
        immigrant = came-over, migrated, settled-here, moved-over, arrived-in, migrant
        born-and-bred = born-and-raised, native, grew-up, lived-all-life
        hajj = mecca, umrah, pilgrimage
        sabbath = shabbat, shabbos, friday-night-dinner
        grumpy = cranky, bad-tempered, irritable, moody, grouchy, cantankerous, sulky, in-a-mood
        hot-headed = quick-tempered, fiery, short-fuse, hot-blooded, loses-temper, temper, irascible, \
        short-tempered
        calm = laid-back, easy-going, easygoing, relaxed, even-tempered, placid, unflappable, level-headed
        kind-hearted = warm-hearted, good-hearted, gentle, caring, soft-hearted, heart-of-gold, compassionate
        helpful = obliging, supportive, always-helps, ready-to-help, lends-a-hand, helping-hand
        selfish = egoistic, self-centred, self-centered, egotistical, self-absorbed, inconsiderate
        arrogant = conceited, big-headed, stuck-up, vain, pompous, snobbish, snob, full-of-himself
        modest = humble, unassuming, down-to-earth, unpretentious
        brave = courageous, fearless, plucky, daring, courage, bold
        curious = inquisitive, nosy, nosey, asks-questions, prying
        hard-working = hardworking, diligent, industrious, workaholic, conscientious, works-hard
        ambitious = go-getter, career-minded, competitive, determined, high-flyer
        well-organised = organized, organised, methodical, orderly, plans-everything, structured
        chaotic = disorganised, disorganized, muddled, messy, scatty, scatterbrain
        reliable = dependable, trustworthy, keeps-promises, loyal, steadfast, can-rely-on
        unreliable = flaky, lets-down, lets-me-down, never-turns-up, undependable
        gossip = blabbermouth, tells-everyone, tittle-tattle, big-mouth
        outspoken = blunt, tactless, forthright, undiplomatic, speaks-her-mind, speaks-his-mind
        quiet = taciturn, few-words, withdrawn, reticent, introverted, soft-spoken
        bossy = domineering, controlling, dominant, boss-around, orders-around
        sensitive = thin-skinned, touchy, easily-hurt, easily-offended, cries-easily, emotional
        joker = prankster, cracks-jokes, makes-me-laugh, makes-us-laugh, makes-everyone-laugh, dry-wit, \
        sense-of-humour, sense-of-humor
        eccentric = quirky, oddball, quirk, unconventional, weird
        spontaneous = impulsive, spur-of-moment, on-a-whim, unplanned, impetuous
        strong-willed = stubborn, won't-budge, inflexible, digs-heels-in, bull-headed, wilful
        strength = strong-point, best-quality, strong-suit, virtue, forte
        weakness = weak-point, flaw, bad-trait, worst-quality, weak-spot, soft-spot, shortcoming
        character/personality/nature/temperament > grumpy, hot-headed, kind-hearted, hard-working, reliable, \
        easy-going
        good-mood = cheerful, chirpy, upbeat, jolly, good-spirits, high-spirits
        excited = thrilled, elated, ecstatic, chuffed, buzzing, delighted
        nervous = butterflies, jittery, tense, jumpy, cold-feet, edgy
        stage-fright = public-speaking, speaking-in-public, nerves, nervous-before, performance-anxiety
        upset = distressed, shaken, devastated, in-tears, distraught, heartbroken
        heartbroken = lovesick, broken-heart, heartache, heartbreak, inconsolable
        in-love = fell-in-love, fell-love, head-over-heels, smitten, besotted, fallen-for, falls-for
        calm-down = soothes, calming, relaxes, settles-nerves, helps-relax, de-stress, winds-down
        cheer-up = makes-me-happy, makes-me-smile, makes-happy, lifts-mood, brightens, lifts-my-mood
        makes-angry = infuriates, makes-me-angry, drives-me-mad, winds-me-up, drives-crazy, drives-me-crazy, \
        irritates, makes-me-mad
        nightmare = bad-dream, night-terrors, dreams-about, recurring-dream, scary-dream
        afraid-of-flying = fear-of-flying, scared-of-flying, afraid-flying, fear-flying, scared-flying, \
        nervous-flyer, flight-phobia, aerophobia
        afraid-of-heights = fear-of-heights, scared-of-heights, afraid-heights, fear-heights, scared-heights, \
        head-for-heights, acrophobia, vertigo
        scares = terrifies, petrifies, petrified, spooks, gives-the-creeps, freaks-out, creeps-out
        worries = keeps-me-awake, troubles, preys-on-mind, weighs-on, bothers, sleepless-nights
        bad-habit/habit/quirk > cracks-knuckles, bites-nails, grinds-teeth, interrupts, doomscrolling, hums, \
        sleepwalks
        nail-biting = bites-nails, chews-nails, nail-biter, bites-fingernails, bitten-nails
        sleepwalking = walks-in-sleep, walks-sleep, sleepwalker, wanders-at-night
        teeth-grinding = grinds-teeth, bruxism, mouthguard, bite-guard, night-guard, clenches-teeth
        morning-routine = first-thing, before-breakfast, start-the-day, starts-day, after-waking, every-morning, \
        starts-morning
        evening-routine = before-bed, last-thing, every-evening, end-of-day, before-bedtime, ends-day
        early-riser = gets-up-early, gets-early, wakes-early, rises-early, up-early, early-start
        sleeps-in = lie-in, sleeps-late, stays-in-bed, late-riser, long-lie
        superstition = knocks-on-wood, touches-wood, crosses-fingers, black-cats, under-ladders
        lucky-charm/talisman/brings-luck > horseshoe, four-leaf-clover, rabbit's-foot, lucky-coin, lucky-socks, \
        lucky-penny
        procrastinate = puts-things-off, last-minute, puts-off, dawdles
        always-late = unpunctual, turns-up-late, arrives-late, keeps-people-waiting, poor-timekeeping, \
        bad-timekeeper
        bucket-list = before-i-die, lifelong-dream, once-in-lifetime, always-dreamed, dreams-of, life-dream
        plan = thinking-of, in-the-pipeline, considering, contemplates, thinks-about, toys-with, on-the-agenda
        hope = longing-for, yearns, fingers-crossed, hankers
        want-to-buy = saving-for, saving-up-for, wants-buy, thinking-of-buying, plans-buy, hopes-to-buy, \
        thinking-buying
        resolution = new-year-resolution, resolved-to, determined-to, set-myself, set-himself, set-herself
        training-for = preparing-for, gearing-up-for, working-towards, practising-for, in-training
        want-children = wants-kids, start-a-family, starting-family, trying-for-baby, wants-a-baby, \
        family-planning, have-children
        confident = self-assured, self-confident, self-esteem, assertive, confidence
        insecure = self-conscious, self-doubt, unsure, insecurity, low-self-esteem
        polite = well-mannered, courteous, manners, well-behaved
        rude = bad-mannered, impolite, ill-mannered, insolent, cheeky
        naughty = mischievous, cheeky, badly-behaved, troublemaker
        fussy = picky, choosy, finicky, faddy, picky-eater
        thrifty = frugal, economical, penny-pinching, careful-with-money
        spendthrift = extravagant, wasteful, splashes-out, shopaholic
        loner = solitary, recluse, unsociable, keeps-to-himself, keeps-to-herself
        swears = curses, foul-mouthed, bad-language
        hoards = hoarder, keeps-everything, throws-nothing-away, packrat
        glum = miserable, melancholy, gloomy, sad, dejected, mournful
        feelings = feeling, emotion, mood
        agoraphobia = agoraphobic, open-spaces, crowds
        non-swimmer = can't-swim, doesn't-swim, aquaphobia, swim
        dreamt = dream, nightmare, dreams-about
        """
}
