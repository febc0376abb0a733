extension Thesaurus {
    /// Rows about work and trades, the second half.
    static let trades = """
        pastry-chef = cakes, patisserie, pastries, desserts
        confectioner = cakes, sweets, pastry, chocolates
        butcher = meat, sausages, butchery
        fishmonger = fish, seafood
        greengrocer = vegetables, fruit, veg
        grocer = groceries, grocery, food
        cook = chef, kitchen, cooking, meals, culinary
        chef = cook, kitchen, restaurant, cooks
        waiter = waitress, restaurant, tables, serve
        waitress = waiter, restaurant, tables, serve
        bartender = barman, barmaid, bar, drinks, cocktails, pub
        barista = coffee, cafe, espresso
        publican = pub, landlord, bar, innkeeper
        caterer = catering, buffet, food
        hotelier = hotel, guesthouse, inn
        concierge = hotel, porter, doorman
        shop-assistant = shop, sales-assistant, shopgirl, store, salesperson
        shopkeeper = shop, store, retailer
        cashier = till, checkout, supermarket
        salesman = sales, sell, rep, salesperson
        saleswoman = sales, sell, rep, salesperson
        sales-rep = sales, sell, salesman, representative
        car-dealer = cars, dealership, car
        antiques-dealer = antiques, antique
        bookseller = books, bookshop, bookstore
        auctioneer = auction, auctions, bids
        estate-agent = realtor, house, property, flat, houses, viewing, real-estate
        realtor = estate-agent, house, property, real-estate
        travel-agent = holidays, trips, travel, book, tours
        tour-guide = tours, tourists, guide, sightseeing
        accountant = accounts, taxes, tax, books, bookkeeping, tax-return, accountancy, cpa
        bookkeeper = books, accounts, bookkeeping, accountant
        tax-adviser = tax, taxes, tax-return, accountant
        auditor = audit, accounts, books
        banker = bank, finance, investment
        bank-clerk = bank, teller
        broker = stocks, shares, stockbroker, trader
        stockbroker = stocks, shares, trader, stock-market
        financial-adviser = money, investments, savings, invest, finances
        actuary = insurance, risk
        insurance-broker = insurance, policies, policy
        economist = economics, economy
        lawyer = solicitor, attorney, barrister, legal, law, court, advocate
        solicitor = lawyer, legal, law, will, attorney
        barrister = court, lawyer, law
        notary = deed, certify, will, signature
        judge = court, law, magistrate, trial
        prosecutor = court, prosecute, district-attorney
        paralegal = law, legal, law-firm
        police-officer = police, policeman, policewoman, cop, constable
        policeman = police, cop, officer, constable, police-officer
        policewoman = police, cop, officer, constable, police-officer
        detective = police, investigate, crime, inspector, investigator
        firefighter = fireman, fires, fire-brigade, fire-station
        soldier = army, military, troops, serve
        sailor = navy, ship, sea, seaman, sailing
        officer = army, military, rank
        veteran = war, army, served
        security-guard = security, bouncer, doorman, watchman
        bouncer = doorman, nightclub, security, club
        lifeguard = pool, beach, swimmers, rescue
        prison-officer = prison, jail, warder, guard
        spy = agent, secret-service, intelligence
        politician = politics, mp, parliament, party, senator, councillor
        mayor = town-hall, city-hall, town, council
        councillor = council, town-hall, local-politics
        diplomat = embassy, ambassador, consulate, foreign-office
        ambassador = embassy, diplomat
        priest = church, vicar, mass, parish, clergyman, pastor, father
        vicar = church, parish, priest, pastor, minister, reverend
        pastor = church, priest, vicar, minister, parish
        rabbi = synagogue, jewish
        imam = mosque, muslim
        nun = convent, sister
        monk = monastery, abbey
        undertaker = funeral, funerals, coffin, mortician
        social-worker = social-services, families, welfare
        pilot = fly, plane, airline, planes, cockpit, flies, aircraft
        flight-attendant = stewardess, steward, cabin-crew, airline, air-hostess, flies, fly
        stewardess = flight-attendant, cabin-crew, airline, air-hostess
        air-traffic-controller = airport, control-tower, planes
        astronaut = space, rocket
        captain = ship, skipper, boat
        bus-driver = bus, drive, drives, buses
        train-driver = train, trains, railway, locomotive
        conductor = orchestra, conduct, baton
        ticket-inspector = train, tickets, conductor
        taxi-driver = taxi, cab, cabbie, uber, cabby
        lorry-driver = lorry, truck, trucker, hgv, lorries
        trucker = truck, lorry, lorry-driver, truck-driver
        chauffeur = drive, limousine, driver
        courier = parcels, deliver, parcel, packages, delivery
        postman = post, mail, letters, mailman, postie, postwoman
        mailman = mail, letters, postman, post
        removal-man = removals, movers, move, mover
        warehouse-worker = warehouse, forklift, stock, logistics
        bin-man = rubbish, garbage, refuse, dustman, bins
        translator = translate, languages, translation, interpreter
        interpreter = interpret, languages, translator
        editor = edit, magazine, publisher, newspaper, publishing
        proofreader = proofs, typos, proofread
        copywriter = adverts, copy, advertising
        journalist = newspaper, reporter, articles, magazine, press, journalism, paper
        reporter = newspaper, news, journalist, press
        newsreader = news, newscaster, anchor, tv
        presenter = tv, radio, show, host
        publisher = publish, books, publishing-house, publishing
        printer = print, printing
        librarian = library, books
        archivist = archive, archives, records
        curator = museum, exhibition, gallery
        historian = history, historical
        archaeologist = dig, excavate, ruins, archaeology, digs
        scientist = science, research, lab, laboratory, researcher
        researcher = research, scientist, lab, study
        biologist = biology, species
        chemist = pharmacy, pharmacist, drugstore
        chemistry = chemist, chemical, lab
        physicist = physics
        mathematician = maths, math, mathematics
        statistician = statistics, stats
        geologist = rocks, geology, minerals
        astronomer = stars, telescope, planets, astronomy
        meteorologist = weather, forecast, weatherman
        lab-technician = lab, laboratory
        programmer = software, code, coding, developer, computers, computer, program, programming, apps
        developer = software, code, programmer, coder, apps, programming
        software-engineer = programmer, developer, code, software, coding
        web-designer = websites, website, web, sites
        graphic-designer = logos, design, posters, graphics, logo
        data-analyst = data, statistics
        system-administrator = servers, sysadmin, network, it
        tester = test, qa, bugs
        consultant = consulting, advise, consultancy, adviser
        project-manager = project, projects, manage
        marketing = adverts, advertising, brand, promote
        advertising = adverts, ads, campaigns, marketing
        human-resources = hr, personnel, recruit, staff
        event-planner = events, weddings, organise, parties
        wedding-planner = weddings, wedding
        interior-designer = interiors, decor, furnish, furnishing
        photographer = photos, pictures, camera, photography, shoots
        cameraman = camera, film, films
        sound-engineer = sound, recording, audio
        film-director = films, movies, directs, film, movie
        producer = produce, films, records
        actor = act, theatre, stage, films, acting, play, actress
        actress = act, theatre, stage, films, acting, actor
        comedian = comedy, stand-up, jokes, comic, funny
        clown = circus
        magician = magic, tricks, conjuror
        dancer = dance, ballet, dancing, ballerina
        musician = music, plays, band, orchestra, instrument
        singer = sing, sang, vocals, voice, singing, vocalist
        composer = compose, music, wrote, composed
        dj = discs, club, records, turntables
        painter = paint, paintings, artist, decorator, canvas
        sculptor = sculpture, statues, sculptures, sculpt, carve
        potter = pottery, pots, clay, ceramics, ceramicist
        illustrator = draw, drawings, illustrate, pictures
        cartoonist = cartoons, comics, draw
        writer = write, wrote, author, novels, novelist, books
        author = write, wrote, written, writer, book
        novelist = novels, write, author, writer, books
        poet = poems, poetry, verse
        playwright = plays, dramatist, theatre
        model = modelling, catwalk, fashion, modeling
        influencer = instagram, followers, youtube
        teacher = teach, taught, school, schoolteacher, tutor, pupils, classroom, schoolmistress, schoolmaster
        lecturer = lecture, university, professor, teach
        professor = prof, university, lecture, lecturer, academic, chair
        headmaster = headteacher, principal, head
        headmistress = headteacher, principal, head
        headteacher = principal, head, headmaster, headmistress
        nursery-teacher = nursery, kindergarten, toddlers, preschool
        kindergarten = nursery, preschool, playschool, daycare, creche, playgroup
        daycare = nursery, creche, kindergarten, childminder
        driving-instructor = driving-lessons, driving-school, learn-to-drive
        instructor = teach, lessons, coach, trainer
        tutor = teach, lessons, tuition, private-lessons, coaching
        coach = trainer, train, team, training, coached
        personal-trainer = gym, fitness, workout, trainer
        referee = whistle, umpire, ref, linesman
        jockey = horses, race, racehorse
        athlete = sports, sport, sportsman, sportswoman, athletics
        fortune-teller = tarot, future, clairvoyant, palm
        trade/profession/occupation/job/career/work > nurse, doctor, teacher, lawyer, engineer, plumber, \
        electrician, carpenter, baker, butcher, chef, cook, waiter, waitress, accountant, architect, journalist, \
        programmer, translator, barber, hairdresser, midwife, vet, florist, mechanic, farmer, gardener, pilot, \
        dentist, surgeon, pharmacist, librarian, photographer, policeman, firefighter, postman, tailor, builder, \
        cleaner, secretary
        work/profession/occupation/job > solicitor, barrister, judge, professor, lecturer, scientist, researcher, \
        physiotherapist, psychologist, psychiatrist, therapist, optician, paramedic, carer, social-worker, \
        soldier, sailor, banker, broker, estate-agent, consultant, developer, designer, editor, writer, actor, \
        actress, musician, singer, painter, bartender, barista, receptionist, salesman, saleswoman, manager, \
        director, self-employed, freelance, freelancer
        job/work/profession > roofer, tiler, bricklayer, welder, joiner, locksmith, jeweller, goldsmith, \
        watchmaker, cobbler, seamstress, glazier, decorator, handyman, miner, trucker, courier, chauffeur, \
        bus-driver, train-driver, taxi-driver, flight-attendant, stewardess, cashier, shop-assistant, caretaker, \
        janitor, nanny, undertaker, priest, vicar, pastor, rabbi, detective, diplomat, politician, beekeeper, \
        fisherman, curator, archaeologist
        work/workplace > office, factory, shop, store, hospital, school, university, bank, restaurant, cafe, \
        bakery, garage, farm, library, museum, warehouse, laboratory, lab, pharmacy, clinic, ministry, agency, \
        studio, airport, hotel, kitchen, nursery, supermarket, town-hall, court, post-office, publishing-house, \
        bookshop, brewery
        medical/specialist/doctor > gp, surgeon, dentist, cardiologist, dermatologist, neurologist, oncologist, \
        psychiatrist, gynaecologist, gynecologist, paediatrician, pediatrician, orthopaedist, orthopedist, \
        urologist, ophthalmologist, radiologist, anaesthetist, endocrinologist, physician, rheumatologist, \
        allergist
        tradesman/workman/craftsman/artisan > plumber, electrician, carpenter, joiner, roofer, tiler, plasterer, \
        bricklayer, painter, decorator, glazier, locksmith, builder, handyman, stonemason, welder, chimney-sweep, \
        upholsterer, blacksmith, cobbler
        department/team > marketing, sales, accounts, accounting, finance, hr, personnel, legal, it, logistics, \
        purchasing, research, production, engineering, support, design, communications
        industry/sector/field > banking, insurance, advertising, publishing, retail, catering, hospitality, \
        construction, tourism, farming, agriculture, fashion, pharmaceuticals, automotive, telecoms, logistics, \
        energy, mining, shipping, media, education, healthcare, film, gaming, consulting
        colleague > coworker, co-worker, workmate, boss, manager, assistant, secretary, supervisor, intern, \
        apprentice, trainee
        boss > manager, supervisor, director, ceo, foreman, line-manager, team-leader, head, chief, superior
        school = pupil, class, attend, schoolchild, classroom, teacher
        school/education > kindergarten, nursery, primary-school, elementary-school, secondary-school, \
        high-school, grammar-school, boarding-school, comprehensive, middle-school, university, college, academy, \
        conservatoire, art-school, night-school, sixth-form, evening-class, polytechnic
        primary-school = elementary-school, grade-school, infant-school
        secondary-school = high-school, grammar-school, comprehensive
        boarding-school = boarder, dormitory, board
        university = uni, college, student, degree, campus, study, studied
        college = university, uni, student, campus
        study = studied, student, degree, university, major, read, course, learn, uni, subject
        student = study, studied, university, undergraduate, uni, college, pupil
        pupil = school, schoolboy, schoolgirl, student, class
        major = degree, studied, study, subject, main-subject
        degree = graduate, diploma, university, study, studied, qualification
        graduate = graduation, degree, finish, graduated, alumnus, alumna
        graduation = graduate, degree, diploma, ceremony, commencement
        """
}
