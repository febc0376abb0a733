extension Thesaurus {
    /// Rows about people, events of a life and times.
    static let people = """
        engaged = engagement, fiancé, fiance, fiancée, fiancee, betrothed, propose, proposal
        fiancé = fiance, fiancée, fiancee, betrothed, engaged
        wedding = marry, married, marriage, wed, tie-the-knot, get-hitched, hitched, bride, groom, nuptials
        bride = marry, married, wedding, wed
        groom = bridegroom, marry, married, wedding
        best-man = groomsman, wedding
        bridesmaid = maid-of-honour, maid-of-honor, wedding
        honeymoon = wedding-trip, newlyweds
        divorce = divorced, split-up, separate, separated, separation, break-up, broke-up, marriage-ended
        divorce/divorced > ex-wife, ex-husband, ex, first-wife, first-husband, remarried
        break-up = broke-up, split, split-up, dump, dumped, leave, left, separate, separated
        ex/former-partner/old-flame > ex-wife, ex-husband, ex-girlfriend, ex-boyfriend, ex-partner, first-wife, \
        first-husband, former, divorced, exes
        ex = ex-partner, former, old-flame
        ex-husband = first-husband, ex, former-husband, divorced
        ex-wife = first-wife, ex, former-wife, divorced
        ex-boyfriend = ex, old-boyfriend, former-boyfriend, old-flame
        ex-girlfriend = ex, old-girlfriend, former-girlfriend, old-flame
        single = unmarried, unattached, bachelor, spinster, available, no-partner
        widow = widowed, late-husband
        widower = widowed, late-wife
        girlfriend = date, dating, go-out, going-out, seeing
        boyfriend = partner, bloke, date, dating, go-out, going-out, seeing
        dating = date, go-out, going-out, seeing, girlfriend, boyfriend
        crush = fancy, in-love, love, keen-on, sweet-on
        spouse/partner/other-half/better-half/significant-other > husband, wife, hubby, missus, girlfriend, \
        boyfriend, fiancé, fiance, fiancée, fiancee, married, spouse, partner
        in-laws/in-law > mother-in-law, father-in-law, brother-in-law, sister-in-law, son-in-law, daughter-in-law, \
        parents-in-law
        mother-in-law = husband's-mother, wife's-mother, partner's-mother
        father-in-law = husband's-father, wife's-father, partner's-father
        brother-in-law = sister's-husband, wife's-brother, husband's-brother
        sister-in-law = brother's-wife, wife's-sister, husband's-sister
        son-in-law = daughter's-husband
        daughter-in-law = son's-wife
        godchild/godchildren > goddaughter, godson, god-daughter, god-son
        godparent/godparents > godmother, godfather, god-mother, god-father
        godchild = godmother, godfather, godparent, godchildren
        goddaughter = god-daughter, godmother, godfather
        godson = god-son, godmother, godfather
        neighbour = neighbor, next-door, upstairs, downstairs, across-the-road, across-the-street, opposite
        next-door = neighbour, neighbor, next-house
        upstairs = above, floor-above, flat-above
        downstairs = below, floor-below, flat-below
        flatmate = roommate, housemate, room-mate, flat-mate, house-mate, share-flat, lodger, live-with, \
        lives-with, roomie
        lodger = tenant, subtenant, rent-room
        landlord = landlady, rent, rents, tenant, letting
        friend = mate, pal, buddy, chum, best-friend, friendship, bestie, bff, close-friend, companion
        best-friend = bestie, bff, closest-friend, oldest-friend, best-mate, soulmate
        penfriend = penpal, pen-friend, pen-pal, correspondent
        acquaintance/acquaintances > neighbour, colleague, classmate, flatmate, schoolfriend, friend, penfriend, \
        teammate
        classmate = schoolfriend, schoolmate, school-friend, old-friend, fellow-student
        babysitter = babysit, childminder, nanny, sitter, au-pair, mind-children, look-after, looks-after, \
        child-minder, minder
        childcare > babysitter, babysit, nanny, childminder, au-pair, nursery, kindergarten, creche, daycare, \
        grandma, playgroup
        mentor = mentee, mentoring, coach, guide, protégé, protege, advisor, adviser
        role-model = idol, hero, heroine, look-up-to, admire
        colleague = coworker, co-worker, workmate, work-with, works-with, team-mate
        teammate = team-mate, team, fellow-player
        carer = caregiver, care-for, cares-for, look-after, looks-after, nurse, home-help
        cleaner = cleaning-lady, clean, cleans, charwoman, housekeeper
        stranger = unknown, never-met
        enemy = rival, nemesis, foe, fall-out, fell-out
        fall-out = fell-out, quarrel, argue, argument, row, not-speaking, no-longer-speak, feud, fight, fought
        make-up = made-up, reconcile, reconciled, reconciliation, patch-up
        get-on = get-along, gets-on, gets-along, got-on
        relative/relatives/relation/relations/family/kin > mother, father, sister, brother, cousin, aunt, uncle, \
        niece, nephew, grandmother, grandfather, grandson, granddaughter, son, daughter, in-laws, stepfather, \
        stepmother, godmother, great-aunt
        adopt = adopted, adoption, adoptive, foster, fostered
        orphan = orphaned, lost-parents, parents-died
        twin = twins, identical, same-birthday
        triplet = triplets, three-babies
        eldest = oldest, firstborn, first-born
        youngest = last-born, baby-of-the-family
        only-child = no-siblings, no-brothers, no-sisters, sole-child
        birthday = born, birth, birthdate, date-of-birth, dob, turn, turns
        born = birth, birthday, birthplace, come-into-the-world, came-into-the-world
        birthplace = born, hometown, native, home-town
        birth = born, gave-birth, give-birth, delivery, deliver, delivered, labour, labor, newborn, baby
        pregnant = expecting, expect, pregnancy, due, baby, baby-bump, due-date
        due = due-date, expecting, expect, baby
        due = deadline, hand-in, expire
        baby = newborn, infant, born, birth, pregnant, expecting
        midwife = birth, doula, delivery
        miscarriage = miscarry, miscarried, lost-the-baby, lost-a-baby
        christening = christen, christened, baptism, baptise, baptize, baptised, baptized, godparent
        confirmation = confirmed, confirmand
        bar-mitzvah = bat-mitzvah, barmitzvah, batmitzvah
        name = named, called, call, nickname, christened
        nickname = pet-name, known-as, called, calls, moniker, nick
        maiden-name = née, nee, birth-name, born-as
        surname = last-name, family-name
        first-name = forename, given-name, christian-name
        middle-name = second-name
        move = moved, relocate, relocated, relocation, new-home, move-house, new-flat, new-house, move-out, \
        move-in, removal
        emigrate = emigrated, immigrate, immigrated, immigrant, emigrant, moved-abroad, move-abroad, settle, \
        settled
        retire = retired, retirement, pension, pensioner, stop-working, stopped-working, give-up-work
        graduate = graduated, graduation, degree, finish-university, finished-university, diploma, finish-studies, \
        finished-studies
        die = died, death, dead, dying, pass-away, passed-away, passed, lost, lose, late, deceased, perish, \
        kick-the-bucket
        pass-away = passed-away, die, died, death, dead, lost
        killed = kill, died, death, fatal
        funeral = burial, bury, buried, cremate, cremated, cremation, wake, memorial, laid-to-rest
        grave = buried, bury, cemetery, graveyard, tomb, churchyard, ashes
        mourn = grieve, grief, mourning, bereaved, bereavement, loss
        inherit = inherited, inheritance, legacy, left, heirloom, bequeath, bequeathed, handed-down, will
        heirloom = inherited, handed-down, passed-down
        will = testament, inheritance, estate
        suicide = took-his-own-life, took-her-own-life, kill-himself, kill-herself
        anniversary = jubilee, years-married, wedding-anniversary, years-together, married
        jubilee/anniversary > silver-wedding, golden-wedding, ruby-wedding, diamond-wedding, centenary, \
        bicentenary
        occasion/celebration/party/event > birthday, wedding, anniversary, christening, graduation, baptism, \
        confirmation, housewarming, leaving-do, reunion, funeral, baby-shower, stag-do, hen-do, engagement, \
        retirement, barbecue, jubilee
        party = celebrate, celebration, bash, do, get-together, shindig
        celebrate = celebration, celebrated, party, mark
        hen-do = hen-night, hen-party, bachelorette
        stag-do = stag-night, stag-party, bachelor-party
        housewarming = house-warming, new-home-party
        reunion = class-reunion, get-together, meet-again
        invite = invited, invitation, guest, ask-round
        guest = visitor, visit, stay, staying, come-to-stay, coming-to-stay
        host = hosting, guests, put-up, putting-up
        visit = visited, visitor, come-over, coming-over, come-round, drop-in, drop-by, call-in, pop-in, stay, \
        staying, see, go-and-see, been-to
        milestone > birth, wedding, graduation, retirement, divorce, engagement, move, first-job, christening
        season/time-of-year > spring, summer, autumn, fall, winter, springtime, summertime, wintertime
        spring = springtime
        spring/springtime > march, april, may, easter
        summer = summertime
        summer/summertime > june, july, august, midsummer, summer-holidays
        autumn = fall
        autumn/fall > september, october, november, halloween, harvest
        winter = wintertime
        winter/wintertime > december, january, february, christmas
        day/weekday/day-of-the-week > monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, \
        tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekend, tomorrow, today
        weekday/working-day/workday > monday, tuesday, wednesday, thursday, friday
        weekend > saturday, sunday, saturdays, sundays
        month/date > january, february, march, april, may, june, july, august, september, october, november, \
        december, jan, feb, apr, jun, jul, aug, sep, sept, oct, nov, dec
        when/date/time > january, february, march, april, may, june, july, august, september, october, november, \
        december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, spring, summer, autumn, winter, \
        tomorrow, tonight, weekend, christmas, easter, morning, afternoon, evening, noon, midnight, o'clock, am, \
        pm
        time-of-day > morning, afternoon, evening, night, noon, midday, midnight, dawn, dusk, lunchtime, bedtime, \
        breakfast, o'clock, am, pm
        what-time = o'clock, am, pm, half-past, quarter-past, quarter-to
        morning = am, a.m., breakfast, dawn, sunrise, early
        dawn = sunrise, daybreak, first-light
        afternoon = pm, p.m., after-lunch
        evening = pm, p.m., night, tonight, after-work, dusk
        noon = midday, lunchtime
        midnight = middle-of-the-night
        noon/midnight/midday > twelve, 12, 12pm, 12am, twelve-o'clock
        night = nighttime, bedtime, overnight, nightly
        daily = every-day, each-day, everyday, every-morning, every-evening, every-night
        weekly = every-week, each-week, once-a-week
        weekly/every-week/once-a-week > mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays
        monthly = every-month, each-month, once-a-month
        yearly = annual, annually, every-year, each-year, once-a-year
        fortnight = two-weeks, fortnightly, every-other-week, biweekly
        how-often/frequency/often > daily, weekly, monthly, yearly, annually, fortnightly, twice, once, every, \
        mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, nightly, never, rarely, sometimes, \
        always, regularly
        how-long/duration/long > minutes, minute, hours, hour, days, weeks, week, months, years, year, decade, \
        since, fortnight, until
        often = frequently, regularly, usually, always
        rarely = seldom, hardly-ever, not-often
        deadline = due, due-date, hand-in, by, submit, submission, finish-by, cut-off, latest
        appointment = check-up, checkup, meeting, booked, scheduled, slot
        postpone = postponed, put-off, delay, delayed, reschedule, rescheduled, defer
        cancel = cancelled, canceled, call-off, called-off, scrap
        expire = expires, expiry, run-out, runs-out, valid, valid-until, lapse, renew, renewal
        schedule = timetable, planned, calendar, agenda, planner
        birthday/anniversary > celebrate, celebrates, turns, jubilee, party
        date-of-birth = born, birthday, dob
        name-day = nameday, saint's-day
        holiday/public-holiday/festival/feast > christmas, easter, halloween, thanksgiving, hanukkah, chanukah, \
        passover, ramadan, eid, diwali, new-year, midsummer, pentecost, carnival, whitsun, yule, purim, nowruz, \
        mardi-gras
        christmas = xmas, yule, noel
        christmas/december > boxing-day, xmas, christmas-eve, christmas-day, advent, nativity
        new-year = new-year's-eve, hogmanay, silvester
        easter = good-friday, easter-monday
        century/decade/era > sixties, seventies, eighties, nineties, forties, fifties, noughties, twenties, \
        thirties
        recently = lately, just, last-week, the-other-day
        childhood = as-a-child, as-a-kid, grew-up, grow-up, young, little, boyhood, girlhood, when-small
        teenager = teen, teenage, teens, adolescent, youth
        future = next-year, plan, planning, someday, one-day
        past = used-to, former, formerly, previously, earlier
        holiday = vacation, trip, travel, getaway, break, hols, going-away, go-away, fly, flying, journey
        trip = journey, travel, tour, outing, excursion, holiday, vacation, going-to, visit
        travel = trip, journey, go, fly, drive, tour, holiday, vacation, abroad
        abroad/overseas/foreign-country > france, spain, italy, greece, portugal, germany, japan, australia, \
        canada, thailand, turkey, croatia, brazil, mexico, india, morocco, norway, sweden, iceland, usa, america
        vacation/holiday/trip/getaway/journey > cruise, safari, camping, beach, skiing, hike, hiking, city-break, \
        interrail, honeymoon, road-trip, pilgrimage, backpacking, roundtrip, cottage, caravan, retreat
        flight = fly, flew, flying, plane, airport, aeroplane, airplane, airline, take-off, land, boarding, jet
        airport = fly, flight, plane, heathrow, gatwick, terminal
        airline > ryanair, easyjet, lufthansa, british-airways, klm, emirates, sas, delta, qantas, finnair, swiss, \
        air-france, iberia, ba, united
        airport > heathrow, gatwick, stansted, luton, schiphol, jfk, gardermoen, arlanda, orly, tegel, o'hare
        aisle-seat = aisle, seat
        window-seat = window, seat
        seat > window, aisle, row, front, middle
        train = rail, railway, railroad, station, eurostar, intercity, platform, carriage
        station > waterloo, paddington, euston, victoria, gare-du-nord, king's-cross, st-pancras
        """
}
