extension Thesaurus {
    /// Rows about games, hobbies, clubs and media.
    static let leisure = """
        grow = grew, plant, garden, vegetables, sow
        plant = grow, sow, garden
        allotment = garden, vegetables, plot, vegetable-patch, community-garden
        garden/grow/plant/gardening > roses, tomatoes, tulips, herbs, vegetables, potatoes, lavender, dahlias, \
        strawberries, beans, courgettes, zucchini, carrots, sunflowers, orchids, apple-tree, basil, lettuce, \
        pumpkins, cucumbers, daffodils, raspberries, hydrangea, cactus, peonies, cherry-tree, chillies, radishes, \
        peas, geraniums
        flower/flowers/bouquet > rose, roses, tulip, daffodil, lily, orchid, peony, peonies, sunflower, daisy, \
        carnation, iris, dahlia, lavender, violet, geranium, hydrangea, chrysanthemum, freesia, poppy, snowdrop, \
        crocus, lilac, magnolia, jasmine
        houseplant = plant, pot-plant, potted, succulent
        cook = cooking, recipe, meal, kitchen
        cooking = cook, recipe, kitchen, dishes, cuisine
        recipe = cook, bake, dish, cookbook
        bake = baking, cake, baker, bread, oven, sourdough
        bake/baking > bread, sourdough, cake, cookies, biscuits, muffins, pie, brownies, scones, croissants, \
        pastries, gingerbread, cupcakes, pizza, tart, rolls, strudel, meringue
        barbecue = bbq, grill, cookout
        brew = brewing, beer, home-brew
        birdwatching = birds, birder, birding, binoculars, bird-watching, twitcher, bird-watcher
        camp = camping, tent, campsite
        astronomy = stars, telescope, stargazing, planets
        genealogy = family-tree, ancestry, ancestors, family-history
        geocaching = gps, treasure-hunt, caches
        forage = foraging, mushrooms, pick, berries
        mushroom = mushrooms, foraging, fungi, pick
        write = wrote, written, writer, author, writing
        calligraphy = lettering, handwriting, pen
        juggle = juggling, juggler
        magic = magician, tricks, conjuring
        drone = quadcopter, fly
        club = member, society, membership, association, join, group
        society = club, association, member, group
        member = belong, join, membership, club, joined
        membership = member, club, join, subscription, fee
        club/society/association/group/member > choir, book-club, chess-club, tennis-club, football-club, \
        running-club, rotary, scouts, guides, freemasons, fire-brigade, red-cross, alpine-club, theatre-group, \
        orchestra, debating-society, rowing-club, sailing-club, camera-club, gardening-club, allotment-society, \
        greenpeace, amnesty, toastmasters, women's-institute, lions, mensa, party, parish-council, \
        parents-association, brass-band, knitting-circle
        scouts = scout, boy-scout, girl-guide, guides, brownies
        chair = chairman, chairwoman, chairperson, president, head, leads
        treasurer = money, accounts, funds
        committee = board, council, panel, chair
        debate = debating, argue, debating-society
        party/vote/politics > labour, conservative, tory, liberal, lib-dem, greens, green, democrat, republican, \
        socialist, social-democrats, christian-democrats, snp, plaid, communist
        vote = voted, election, party, ballot
        protest = demonstration, demo, march, activist, rally
        activist = campaign, protest, activism
        computer = pc, laptop, mac, desktop, notebook
        laptop = computer, notebook, macbook
        computer/laptop/device > macbook, thinkpad, dell, lenovo, chromebook, imac, hp, asus, acer, surface, ipad, \
        pc, mac, desktop, raspberry-pi
        phone = mobile, smartphone, cell, cellphone, iphone, telephone, handset, number
        mobile = phone, cellphone, smartphone, cell, iphone
        phone/mobile/smartphone/cellphone > iphone, samsung, android, pixel, nokia, huawei, xiaomi, motorola, \
        blackberry, galaxy, oneplus, fairphone, landline
        tablet/gadget/device > ipad, kindle, e-reader, smartwatch, fitbit, drone, alexa, echo, headphones, garmin, \
        airpods, earbuds, sat-nav, vr-headset
        e-reader = kindle, ebook, e-book
        smartwatch = watch, fitbit, garmin, apple-watch
        internet = wifi, wi-fi, broadband, online, web, router
        wifi = wi-fi, internet, router, network, wireless
        provider = internet, broadband, contract, isp, carrier, network
        password = passcode, pin, login, passphrase
        login = log-in, username, password, account
        username = handle, login, nickname, user-name
        email = e-mail, mail, gmail, address, inbox
        website = site, homepage, web, blog, page, url
        app = application, program, software
        software = program, app, application
        app/apps > whatsapp, signal, telegram, spotify, instagram, tiktok, duolingo, strava, uber, tinder, \
        headspace, zoom, slack, skype, youtube, netflix, google-maps, revolut, evernote
        social-media/social/online > facebook, instagram, twitter, tiktok, linkedin, snapchat, reddit, mastodon, \
        bluesky, youtube, pinterest, threads, whatsapp
        streaming/stream/subscription > netflix, spotify, disney, disney+, hulu, prime, amazon-prime, hbo, \
        apple-music, tidal, youtube, audible, iplayer, deezer, paramount, mubi
        dating-app/dating > tinder, bumble, hinge, okcupid, parship, match.com, grindr, e-harmony
        operating-system/os > windows, linux, macos, ubuntu, debian, fedora, android, ios
        programming/code/coding > python, java, javascript, rust, c++, php, ruby, typescript, kotlin, swift, \
        haskell, perl, sql, golang, fortran, cobol
        code = coding, program, programming, software, programmer
        robot = robotics, robot-vacuum, machine
        ai = artificial-intelligence, chatbot, machine-learning
        backup = back-up, save, copy, hard-drive
        printer = print, ink, toner
        charger = charge, cable, battery, plug
        youtube = channel, videos, youtuber, video
        channel = youtube, tv, station
        video-call = zoom, skype, facetime, teams
        chat = message, whatsapp, text, messenger
        text = message, sms, texted
        follow = follower, subscribe, fan
        subscribe = subscription, sign-up, magazine, newsletter
        famous = celebrity, star, known, fame
        autograph = signed, signature, famous
        driver/drive/drives > bus-driver, train-driver, taxi-driver, lorry-driver, trucker, chauffeur, cabbie, \
        tram-driver, courier, delivery-driver, truck-driver, ambulance-driver, racing-driver
        hospital/clinic/healthcare/medical > nurse, doctor, surgeon, midwife, radiologist, anaesthetist, \
        paramedic, porter, physiotherapist, radiographer, matron, consultant, oncologist, cardiologist, \
        paediatrician
        restaurant/kitchen/hospitality/catering > chef, cook, waiter, waitress, bartender, barista, dishwasher, \
        sommelier, caterer, sous-chef, pastry-chef, barman, barmaid
        law/legal/court > lawyer, solicitor, barrister, judge, attorney, notary, paralegal, prosecutor, \
        magistrate, bailiff, clerk, juror
        shop/store/retail > bakery, butcher, florist, bookshop, greengrocer, pharmacy, supermarket, boutique, \
        jeweller, delicatessen, toyshop, shoe-shop, hardware-store, newsagent, fishmonger, antique-shop
        theatre/stage/showbiz > actor, actress, dancer, director, playwright, stagehand, usher, prompter, \
        costume-designer, set-designer, understudy, choreographer
        media/press/broadcasting > journalist, reporter, editor, presenter, newsreader, columnist, correspondent, \
        producer, cameraman, critic, podcaster, photographer
        military/army/forces/service > soldier, sailor, officer, sergeant, lieutenant, captain, major, colonel, \
        general, corporal, navy, marines, air-force, paratrooper, private, admiral
        church/clergy/religious > priest, vicar, pastor, bishop, deacon, nun, monk, minister, organist, sexton, \
        verger, curate, chaplain
        computer/computers/it/tech > programmer, developer, coder, software-engineer, sysadmin, \
        system-administrator, web-designer, tester, data-analyst, data-scientist, database, helpdesk, \
        cybersecurity, hacker
        artist/creative > painter, sculptor, illustrator, potter, photographer, printmaker, cartoonist, designer, \
        ceramicist, engraver, glassblower, goldsmith
        writer/write/writes > novelist, poet, journalist, author, blogger, playwright, screenwriter, copywriter, \
        columnist, biographer, essayist, lyricist
        musician/music > pianist, violinist, cellist, guitarist, drummer, singer, composer, conductor, organist, \
        dj, flautist, bassist, songwriter, producer
        engineer/engineering > mechanical, civil, electrical, software, chemical, aerospace, structural, sound, \
        biomedical, marine, acoustic, railway
        scientist/science/researcher > physicist, chemist, biologist, geologist, astronomer, botanist, zoologist, \
        geneticist, neuroscientist, ecologist, virologist, biochemist, meteorologist, entomologist, \
        marine-biologist
        farm/farmer/farming > cows, cattle, sheep, pigs, chickens, goats, dairy, wheat, barley, maize, potatoes, \
        orchard, vineyard, horses, turkeys, alpacas
        bank/bank-account > barclays, hsbc, lloyds, natwest, santander, halifax, monzo, starling, revolut, \
        citibank, chase, wells-fargo, deutsche-bank, ing, n26, nationwide, building-society
        employer/company/firm/work > google, microsoft, apple, amazon, ibm, siemens, bosch, bmw, volkswagen, \
        shell, bp, nestle, unilever, ikea, tesco, sainsbury's, lidl, aldi, bbc, nhs, deloitte, kpmg, accenture, \
        airbus, boeing, lufthansa, vodafone, philips, nokia, ericsson, sap, oracle, pfizer, novartis, roche, bayer
        leave/time-off/day-off > holiday, vacation, maternity-leave, paternity-leave, parental-leave, sick-leave, \
        sabbatical, bank-holiday, compassionate-leave, annual-leave, unpaid-leave, gap-year, study-leave
        contract/employment > permanent, temporary, full-time, part-time, freelance, fixed-term, zero-hours, temp, \
        seasonal, internship, apprenticeship, mini-job
        shift/hours/schedule/working-hours > nights, earlies, lates, mornings, afternoons, evenings, weekends, \
        night-shift, early-shift, late-shift, day-shift, nine-to-five, flexitime, on-call
        side-job/extra/side-hustle/sideline > tutoring, babysitting, dog-walking, etsy, ebay, uber, deliveroo, \
        waitressing, waiting, airbnb, freelancing, pet-sitting, cleaning, car-boot, bar-work, paper-round, \
        blogging, proofreading
        teacher/school/staff > headmaster, headmistress, headteacher, principal, tutor, professor, lecturer, \
        governess, teaching-assistant, supply-teacher, form-teacher, schoolmaster, schoolmistress, dean
        university/college/uni/alma-mater > oxford, cambridge, harvard, yale, princeton, stanford, mit, edinburgh, \
        durham, bristol, ucl, imperial, lse, heidelberg, sorbonne, columbia, berkeley, bologna, leiden, uppsala, \
        open-university, st-andrews, trinity, eth, glasgow, cornell
        class/course/lesson/evening-class/workshop > yoga, pottery, spanish, italian, french, cooking, dance, \
        salsa, swimming, piano, drawing, painting, first-aid, photography, life-drawing, creative-writing, sewing, \
        spinning, pilates, aerobics, zumba, ballet, ceramics, german, english
        grade/mark/result/score > a, b, c, distinction, merit, pass, fail, first, upper-second, two-one, honours, \
        cum-laude, credit, gpa
        dancer/dance > ballerina, ballroom, tango, flamenco, ballet, tap-dancer, choreographer, belly-dancer
        athlete/sportsman/sportswoman/sporty/player > footballer, swimmer, runner, cyclist, gymnast, boxer, rower, \
        skier, golfer, sprinter, climber, goalkeeper, fencer, wrestler, surfer, jockey, cricketer, triathlete
        athletics/track > sprint, hurdles, javelin, discus, shot-put, high-jump, long-jump, pole-vault, relay, \
        marathon, decathlon, triathlon, hammer, steeplechase
        race/run > marathon, half-marathon, triathlon, ironman, parkrun, fun-run, sprint, ultramarathon, relay, \
        cross-country, 10k, 5k, regatta, duathlon
        swim/stroke/swimming > crawl, breaststroke, backstroke, butterfly, freestyle, front-crawl, lengths, laps, \
        aqua-jogging, open-water
        gym/workout/exercises > treadmill, weights, squats, push-ups, press-ups, sit-ups, spinning, \
        rowing-machine, cross-trainer, deadlifts, planks, dumbbells, kettlebell, bench-press, aerobics, pull-ups
        tournament/championship/cup > world-cup, olympics, wimbledon, champions-league, euros, super-bowl, \
        six-nations, ashes, tour-de-france, world-series, us-open, premier-league, bundesliga, masters, ryder-cup, \
        paralympics
        position/plays > goalkeeper, defender, midfielder, striker, winger, centre-back, full-back, forward, \
        quarterback, pitcher, scrum-half, fly-half, setter, bowler, wicketkeeper, goalie, libero, hooker
        tennis-player/player/tennis > federer, nadal, djokovic, murray, williams, graf, becker, alcaraz, swiatek, \
        navratilova, borg, agassi, sinner
        footballer/player > messi, ronaldo, maradona, pele, beckham, mbappe, zidane, kane, rooney, salah, \
        lewandowski, neymar
        opera/composer > carmen, tosca, aida, traviata, rigoletto, fidelio, boheme, parsifal, lohengrin, \
        magic-flute, turandot, don-giovanni
        musical/show/theatre > cats, hamilton, evita, les-miserables, wicked, hairspray, chicago, grease, \
        mamma-mia, cabaret, phantom, lion-king, oliver, oklahoma, rent
        paint/medium/painting > watercolour, watercolor, oils, acrylic, acrylics, gouache, pastels, charcoal, ink, \
        tempera, crayon, chalk
        subject/paints/motif > landscape, landscapes, portrait, portraits, still-life, seascapes, nudes, abstract, \
        flowers, animals
        book/novel/reading > ulysses, middlemarch, emma, dracula, frankenstein, hamlet, hobbit, dune, jane-eyre, \
        rebecca, moby-dick, lolita, beloved, silmarillion, anna-karenina, don-quixote, odyssey, iliad, bible
        photography/photos/photographer > portraits, landscapes, wildlife, weddings, street, macro, \
        black-and-white, analogue, nature, architecture, polaroids, slides, astrophotography
        cuisine/cook/cooking/dish > italian, thai, indian, chinese, mexican, french, japanese, vietnamese, greek, \
        lebanese, curry, pasta, risotto, stew, soup, lasagne, goulash, paella, sushi, tapas, dumplings, roast, \
        ramen, tacos
        sew/knit/make/made/handmade > jumper, sweater, scarf, socks, mittens, blanket, quilt, hat, cardigan, \
        shawl, curtains, dress, cushion, gloves, bobble-hat
        bird/birds/birdwatching > robin, blackbird, owl, heron, kingfisher, woodpecker, sparrow, swallow, falcon, \
        eagle, stork, wren, crane, puffin, goldfinch, nightingale, osprey, tit, kestrel, magpie
        volunteer/voluntary/charity/volunteering > food-bank, soup-kitchen, animal-shelter, red-cross, oxfam, \
        samaritans, hospice, scouts, homeless, shelter, refugees, fire-brigade, charity-shop, caritas, lifeboat, \
        greenpeace, unicef, mentoring
        role/post/office/committee > chairman, chairwoman, chair, treasurer, secretary, president, vice-president, \
        captain, trustee, steward, delegate, chairperson
        email/provider > gmail, outlook, yahoo, hotmail, proton, icloud, gmx, aol, fastmail, protonmail
        carrier/mobile-provider/network/provider > vodafone, o2, ee, three, t-mobile, verizon, at&t, orange, \
        telekom, giffgaff, telefonica, bt, sky, virgin
        browser/search-engine > chrome, firefox, safari, edge, opera, brave, google, bing, duckduckgo, vivaldi
        radio/station/channel/listen > bbc, bbc1, itv, npr, classic-fm, radio-4, cnn, arte, hbo, sky, eurosport, \
        fox, pbs, al-jazeera
        console > playstation, xbox, nintendo, switch, wii, atari, sega, steam-deck, gameboy, ps5
        device/electronics/gadget > television, radio, printer, scanner, camera, router, projector, speaker, \
        record-player, turntable, dvd-player, walkman, amplifier, modem
        """
}
