extension Thesaurus {
    /// Rows about what people do every day.
    static let deeds = """
        caesarean = cesarean, c-section, caesarian
        cataract = eye-operation, eye-surgery
        hip-replacement = new-hip, artificial-hip, hip
        knee-replacement = new-knee, artificial-knee, knee
        transplant = donor, new-kidney, new-heart, new-liver
        hospital = ward, admitted, in-patient, infirmary, a&e, casualty
        scan > mri, x-ray, ct, ultrasound, mammogram, pet
        member = membership, belong, belongs, join, joined, club, sign-up, signed-up
        join = joined, member, sign-up, signed-up, enrol, enroll, enrolled, become-a-member
        club/society/group/association/membership/member > choir, orchestra, book-club, gym, rowing-club, scouts, \
        guides, rotary, chess-club, tennis-club, band, team, union, allotment, wi, rotary-club, running-club, \
        reading-group, committee, parish-council, alpine-club, sports-club
        volunteer = voluntary, volunteering, unpaid, charity, help-out, helps-out, good-cause
        charity/good-cause/volunteer/volunteering/donate > oxfam, unicef, red-cross, amnesty, greenpeace, shelter, \
        hospice, soup-kitchen, food-bank, samaritans, rspca, barnardo's, lifeboat, rnli, wwf, save-the-children, \
        charity-shop, msf
        blood-donor = give-blood, gives-blood, donates-blood
        blood-type = blood-group
        campaign = protest, demonstrate, demonstration, march, activist, petition
        committee = board, chair, chairs, trustee, treasurer
        scout/youth-group > scouts, guides, brownies, cubs, girl-guides, beavers
        age = old, years-old, year-old, turn, turns, born, aged, how-old
        old = age, aged, years, turns, year-old
        turn = turns, birthday, age, years-old
        size/how-big > small, medium, large, xl, cm, metres, meters, square, inches, xs, 38, 40, 42, extra-large
        height = tall, cm, centimetres, metres, feet, foot, inches, short, high
        tall = height, cm, centimetres, metres, feet
        weight = weigh, weighs, kilo, kilos, kg, pounds, stone, lbs, heavy
        lose-weight = diet, slim, lost-weight, slimming, dieting
        distance/far/how-far > km, kilometres, kilometers, miles, mile, metres, minutes, minute, walk, drive, k
        amount/how-much/sum/cost/price > pounds, euros, dollars, quid, kroner, crowns, francs, pence, thousand, \
        hundred, million, grand, zloty, yen, cents, rupees, £, $, €
        cost = price, pay, pays, paid, spend, spent, pounds, euros, charge
        number/how-many/count > one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, dozen, \
        hundred, twenty, thirty, forty, fifty, couple, pair, several
        half = fifty-percent, halves
        both = two, pair, couple, twins
        phone-number = telephone, mobile, phone, number, cell
        pin = code, pin-code, passcode
        password = passcode, passphrase, login, code
        lucky-number = favourite-number, lucky
        number-plate = license-plate, registration, licence-plate
        alone = by-himself, by-herself, own, lives-alone, single, solo, nobody
        meet = met, meeting, get-to-know, got-to-know, see, come-across, encounter, introduced, first-met
        run-into = ran-into, bump-into, bumped-into, came-across, met, meet, encountered
        get-together = meet, meet-up, gather, gathering, reunion, party, meets
        catch-up = see, meet, chat, coffee, meet-up
        introduce = introduced, met-through, matchmaker, set-up, through
        keep-in-touch = stay-in-touch, contact, write, phone, calls
        lose-touch = lost-touch, lost-contact, drift-apart, drifted-apart
        phone = ring, call, calls, rang, telephone, facetime, skype
        write = wrote, letter, letters, written, author
        text = message, whatsapp, sms
        begin = began, begun, start, started, commence, take-up, took-up, since
        start = started, begin, began, begun, commence, set-up, first
        take-up = took-up, start, started, begin, began
        finish = finished, end, ended, complete, completed, over, done, conclude
        end = ended, finish, finished, over, stop, last-day
        stop = stopped, quit, give-up, gave-up, cease, no-longer
        continue = carry-on, keep-on, keep-up, still
        come-back = came-back, return, returned, back, get-back, gets-back, home
        leave = left, depart, go-away, go, went, quit, walk-out
        stay = stayed, staying, remain, sleep, put-up
        teach = taught, teacher, tutor, instruct, instructor, lesson, coach
        learn = learned, learnt, study, studies, studied, lesson, lessons, class, course, taught, pick-up
        get = got, gotten, receive, received, obtain, acquire
        bring = brought, take, took, fetch
        fetch = pick-up, picked-up, picks-up, collect, collects
        forget = forgot, forgotten, remember
        remember = remind, reminder, forget, memory
        build = built, construct, make, made
        make = made, create, build, built, craft
        win = won, winner, prize, medal, award, trophy, first-place, champion, victory
        award/prize > medal, trophy, cup, nobel, oscar, certificate, ribbon, gold, silver, bronze, scholarship, \
        bafta, grammy, booker, obe, mbe, first-place
        fail = failed, flunk, didn't-pass
        pass = passed, succeed, got-through
        try = tried, attempt, have-a-go
        help = helps, support, assist, lend-a-hand, aid
        look-after = looks-after, care-for, cares-for, take-care, takes-care, mind, minds, babysit, feeds
        wait = waiting-list, waiting, queue
        choose = chose, chosen, pick, decide, decided
        change = changed, switch, switched, swap
        grow = grows, grew, grown, plant, plants, cultivate
        organise = organize, arrange, arranged, plan, organised
        first-date = how-they-met, first-met
        drive = drives, drove, car, driver, motorist
        driving-licence = driving-license, driver's-license, driving-test, licence, learn-to-drive
        fine = speeding, parking-ticket, ticket, penalty
        argue = argument, row, quarrel, disagree, bicker, squabble, fall-out, fell-out
        allowed = permit, permission, let
        arrest = arrested, police, jail, prison, prison-sentence
        military/army/service/served > navy, air-force, soldier, marines, raf, sergeant, captain, officer, \
        corporal, colonel, veteran, conscript, lieutenant, paratrooper
        war/served/fought > wwii, ww2, falklands, vietnam, korea, iraq, afghanistan, normandy, blitz, \
        second-world-war, first-world-war, bosnia
        life-event/happen/happened/change > birth, wedding, divorce, move, moved, retired, graduated, died, \
        engaged, promoted, redundant, pregnant, adopted, widowed, baptised
        relationship/love-life/relationship-status > single, engaged, married, divorced, separated, widowed, \
        girlfriend, boyfriend, wife, husband, partner, dating, fiancé, fiancée, civil-partnership
        marital-status > single, engaged, married, divorced, separated, widowed, widow, widower, unmarried
        share-flat/live-with/lives-with > flatmate, housemate, roommate, husband, wife, partner, boyfriend, \
        girlfriend, parents, alone, lodger, sister, brother
        cause-of-death/die-of/died-of/die/died > cancer, stroke, heart-attack, pneumonia, crash, dementia, \
        leukaemia, drowned, suicide, overdose, covid, sepsis, aneurysm
        party-venue/venue/held > hall, restaurant, church, garden, town-hall, barn, registry-office, castle, \
        hotel, village-hall, marquee, vineyard, pub, courthouse
        anniversary > silver, golden, ruby, diamond, pearl, tenth, twentieth, twenty-fifth, thirtieth, fortieth, \
        fiftieth, sixtieth
        degree/graduate/graduated/studied > medicine, law, history, physics, biology, chemistry, engineering, \
        economics, philosophy, psychology, mathematics, architecture, linguistics, bachelor, master, masters, phd, \
        doctorate, diploma
        travel-document/document/papers > passport, visa, id-card, driving-licence, birth-certificate, \
        residence-permit, green-card, insurance, will
        luggage/bag/baggage > suitcase, rucksack, backpack, holdall, trunk, handbag, duffel, briefcase, satchel, \
        tote, carry-on
        winter-holiday/winter-sport > skiing, ski, snowboard, snowboarding, sledging, skating, chalet, alps, \
        sledge, cross-country
        outdoors/outdoor > hiking, camping, climbing, fishing, kayaking, canoeing, cycling, birdwatching, \
        gardening, sailing, foraging, rambling, surfing, skiing
        water-sport/watersport > swimming, surfing, sailing, rowing, kayaking, canoeing, diving, snorkelling, \
        windsurfing, paddleboarding, water-polo, kitesurfing, waterskiing
        train-line/line > northern, central, jubilee, district, piccadilly, bakerloo, circle, metropolitan, \
        victoria, elizabeth
        germanic/german-speaking > germany, austria, switzerland, liechtenstein, vienna, berlin, zurich, munich
        benelux > belgium, netherlands, holland, luxembourg
        slavic > polish, czech, slovak, russian, ukrainian, serbian, croatian, slovenian, bulgarian, bosnian, \
        macedonian
        mediterranean > italy, spain, greece, malta, cyprus, crete, sicily, croatia, sardinia, corsica, mallorca, \
        provence
        caribbean > jamaica, cuba, barbados, trinidad, haiti, antigua, bahamas, dominica, grenada, martinique, \
        st-lucia
        middle-east/arab/arabic > lebanon, jordan, syria, iraq, egypt, morocco, tunisia, algeria, dubai, qatar, \
        oman, yemen
        landmark/sight/sightseeing > eiffel-tower, colosseum, louvre, big-ben, stonehenge, alhambra, acropolis, \
        pyramids, taj-mahal, machu-picchu, grand-canyon, niagara, petra, sagrada-familia, pompeii
        left/inherited/inherit/heirloom > ring, watch, house, piano, clock, money, necklace, cottage, farm, \
        brooch, china, painting, violin, desk, silver, medal
        lost/lose/misplaced > keys, wallet, phone, purse, passport, ring, umbrella, glasses, glove, scarf, \
        earring, bag, suitcase, teddy
        lent/lend/borrowed/borrow > drill, book, ladder, money, tent, bike, car, lawnmower, suitcase, camera, \
        umbrella, dress, cake-tin, hammer, dvd
        sold/sell/bought/buy > car, house, flat, bike, piano, boat, caravan, sofa, laptop, motorbike, cottage, \
        washing-machine, fridge, tent, camera, phone
        own/owns/possession > car, house, flat, bike, boat, cottage, caravan, piano, dog, cat, horse, motorbike, \
        allotment, garage, camera, canoe
        collect/collects/collection/collector > stamps, coins, records, vinyl, postcards, shells, teapots, \
        fossils, comics, badges, magnets, watches, mugs, dolls, antiques, minerals, model-trains
        tattoo > anchor, rose, butterfly, dragon, swallow, heart, initials, star, compass, feather, tree, bird, \
        skull, moon
        family-occasion/family-event > wedding, christening, funeral, birthday, baptism, reunion, anniversary, \
        confirmation, bar-mitzvah, baby-shower
        early/before-work/first-thing > morning, dawn, sunrise, breakfast, 5am, 6am, six, five
        exercise/keep-fit/fit/sport > walk, walks, run, runs, jog, jogs, swim, swims, gym, yoga, pilates, cycle, \
        cycles, tennis, badminton, squash, rowing, zumba, football, aerobics, crossfit
        skill/learn/learning/lessons/class/course > piano, guitar, driving, swimming, knitting, pottery, cooking, \
        spanish, french, italian, japanese, sign-language, chess, dancing, salsa, sewing, painting, yoga, coding
        teach/teaches/teacher/tutor > maths, math, english, french, german, spanish, history, geography, biology, \
        chemistry, physics, music, art, piano, violin, swimming, yoga
        size/clothes-size > xs, small, medium, large, xl, eight, ten, twelve, fourteen, sixteen, 36, 38, 40, 42, \
        44
        length/width/dimensions/size > cm, metres, meters, inches, feet, foot, yards, mm, wide, long, \
        square-metres, acres, hectares
        unit/weight/weigh > kilo, kilos, kg, grams, pounds, lb, lbs, stone, ounces, tons, tonnes
        ordinal/place/which/rank > first, second, third, fourth, fifth, last, tenth, middle, eldest, youngest
        """
}
