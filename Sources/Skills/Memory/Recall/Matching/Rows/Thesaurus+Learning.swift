extension Thesaurus {
    /// Rows about school, study, skills and sport.
    static let learning = """
        bachelor = degree, ba, bsc, undergraduate
        master = masters, degree, postgraduate
        phd = doctorate, thesis, doctoral, dissertation, doctor, viva
        doctorate = phd, doctoral, thesis, dissertation
        thesis = dissertation, phd, doctorate, paper, write, supervisor
        dissertation = thesis, phd, essay
        postdoc = research, phd, fellowship
        diploma = certificate, degree, qualification
        certificate = diploma, certified, qualification, certification
        qualification = qualified, diploma, certificate, trained, degree
        scholarship = grant, bursary, fund, stipend, funded, fellowship
        tuition = fees, school-fees, tutor
        student-loan = debt, loan, student-debt
        exam = examination, test, sit, exams
        exam/examination/test > finals, a-level, a-levels, gcse, gcses, abitur, matura, baccalaureate, sat, \
        midterm, driving-test, toefl, ielts, theory-test, bar-exam, viva, resit, oral, mock
        pass = passed, succeed, exam, test, got-through
        fail = failed, flunk, flunked, resit
        resit = retake, fail, repeat
        grade = mark, score, result, marks
        report-card = grades, marks, school-report
        homework = assignment, exercises, coursework
        essay = paper, assignment, write, coursework
        class = course, lesson, group, grade, form
        lesson = class, course, tutor, teach, learn, tuition
        course = class, lesson, workshop, training, evening-class, enrol, enroll, seminar
        evening-class = night-school, course, adult-education, lesson
        workshop = course, seminar, training
        seminar = course, workshop, lecture
        lecture = talk, lecturer, seminar
        training = train, trained, course, practice, workshop
        enrol = enroll, sign-up, register, course, enrolled, enrolment, join
        drop-out = dropout, quit, abandon, leave
        exchange = erasmus, exchange-student, abroad, exchange-year
        gap-year = year-off, year-out, sabbatical, travel
        erasmus = exchange, abroad, semester
        semester = term, trimester
        term = semester, school-term
        classmate = schoolmate, school, schoolfriend, class
        schoolfriend = school, classmate, schoolmate
        reunion = class-reunion, old-classmates, get-together
        alumni = graduates, alma-mater, old-students
        alma-mater = university, college, graduate, studied
        dormitory = dorm, hall, student-residence, halls
        roommate = flatmate, housemate, share, room
        learn = study, lesson, course, taught, pick-up, beginner, teach
        teach = taught, teacher, lesson, instruct, instructor
        self-taught = taught-himself, taught-herself, autodidact
        revise = revision, study, cram, exam
        school-trip = excursion, field-trip, class-trip, outing
        first-day = start, begin, school-start
        dyslexia = dyslexic, reading, spelling
        subject/major/degree > maths, math, mathematics, physics, chemistry, biology, history, geography, english, \
        literature, economics, law, medicine, philosophy, psychology, sociology, engineering, architecture, music, \
        art, computing, linguistics, politics, theology, geology, astronomy, archaeology, anthropology, \
        journalism, statistics, business, nursing, pharmacy, education, latin, religion, pe
        study/studied > maths, math, mathematics, physics, chemistry, biology, history, geography, literature, \
        economics, law, medicine, philosophy, psychology, sociology, engineering, architecture, linguistics, \
        theology, geology, pharmacy, anthropology, informatics, journalism, astronomy, archaeology, statistics, \
        philology, dentistry
        science > physics, chemistry, biology, geology, astronomy, botany, zoology, genetics, ecology, \
        neuroscience, meteorology, biochemistry
        maths = math, mathematics, algebra, arithmetic, calculus, geometry
        pe = sport, gym-class, gymnastics, games
        computer-science = computing, informatics, programming, it
        medicine = medical, doctor, med-school
        law = lawyer, legal, law-school
        degree/title > bachelor, master, masters, ba, ma, bsc, msc, mba, phd, doctorate, diploma
        language = speak, spoke, fluent, bilingual, tongue, foreign-language
        fluent = speak, fluently, language, bilingual
        bilingual = languages, two-languages
        mother-tongue = native-language, first-language, native-speaker
        language/languages/speak/tongue/foreign > english, french, german, spanish, italian, portuguese, russian, \
        polish, dutch, swedish, norwegian, danish, finnish, czech, slovak, hungarian, greek, turkish, arabic, \
        hebrew, chinese, mandarin, cantonese, japanese, korean, hindi, urdu, latin, welsh, irish, gaelic, \
        romanian, bulgarian, ukrainian, serbian, croatian, catalan, vietnamese, thai, swahili
        sign-language = bsl, asl, deaf
        duolingo = language, app, learn
        accent = dialect, speak, pronunciation
        skill = ability, able, talent, good-at, can, know-how
        talent = gift, gifted, talented, good-at, skill
        driving-licence = drive, licence, license, driver, driving-test
        licence = license, permit, licensed
        driving-test = licence, license, drive, pass, learner
        driving-lesson = drive, learner, driving-instructor, driving-school
        licence/license/permit > driving-licence, driver's-license, pilot's-licence, hunting-licence, \
        fishing-licence, motorcycle-licence, boating-licence, taxi-licence, diving-licence, hgv
        first-aid = cpr, rescue, bandage, first-aider
        typing = type, keyboard, touch-typing
        handwriting = write, left-handed, scribble
        left-handed = lefty, left-hander, southpaw, left-hand
        right-handed = right-hander, right-hand
        skill/ability/good-at > juggling, sewing, knitting, cooking, swimming, skiing, driving, coding, \
        programming, singing, drawing, whistling, typing, welding, carpentry, public-speaking, first-aid, \
        sign-language
        sport = exercise, athletic, sporty, athlete, play, train
        exercise = workout, gym, sport, fitness, fit, train, keep-fit, active
        workout = exercise, gym, train, work-out, session
        gym = fitness, workout, work-out, exercise, fitness-studio, health-club, weights
        fit = fitness, exercise, shape, gym
        fitness = exercise, gym, workout, shape
        sport/sports/exercise/fitness/athletic > football, soccer, tennis, basketball, volleyball, handball, \
        hockey, rugby, cricket, baseball, golf, swimming, running, jogging, cycling, skiing, snowboarding, \
        skating, climbing, bouldering, yoga, pilates, boxing, judo, karate, fencing, rowing, sailing, surfing, \
        badminton, squash, table-tennis, ping-pong, athletics, gymnastics, riding, crossfit, weightlifting, \
        hiking, padel
        martial-art/martial/self-defence/fight > judo, karate, taekwondo, aikido, kung-fu, jiu-jitsu, boxing, \
        kickboxing, krav-maga, fencing, tai-chi, muay-thai, wrestling, kendo, capoeira
        water/watersport/watersports > swimming, sailing, rowing, surfing, diving, scuba, snorkelling, kayaking, \
        canoeing, windsurfing, water-polo, kitesurfing, water-skiing, aqua-aerobics, paddleboarding
        winter/snow/winter-sport > skiing, snowboarding, skating, ice-hockey, sledging, curling, cross-country, \
        tobogganing, biathlon, snowshoeing, ski, snowboard, ice-skating
        ball-game/ball > football, soccer, tennis, basketball, volleyball, handball, rugby, cricket, baseball, \
        golf, bowling, squash, netball, softball, rounders, lacrosse, billiards, snooker
        racket/racquet > tennis, badminton, squash, padel, ping-pong, table-tennis, pickleball, racquetball
        football = soccer, footballer, footie, kick, goal
        footballer = football, soccer, striker, goalkeeper
        goalkeeper = goalie, keeper, goal, football
        tennis = racket, court, tennis-player
        table-tennis = ping-pong, bat
        swim = swimming, swam, swum, swimmer, pool, lengths, laps
        swimming-pool = pool, swim, baths, lido
        run = running, ran, runner, jog, jogger
        jogging = run, runner, jog, jogger
        marathon = run, runner, half-marathon, race, ran, kilometres
        race = marathon, run, triathlon, compete, ran
        cycling = bike, bicycle, cyclist, cycle, ride, biking
        bike = bicycle, cycle, cyclist, cycling, ride
        hike = hiking, walk, trek, ramble, hiker, trekking, rambling
        climb = climber, climbing, mountaineer, bouldering, mountaineering
        mountaineer = climb, mountains, summit, mountaineering, peak
        ski = skiing, skier, slopes, piste
        skate = skating, ice-rink, skater, ice-skating
        riding = horse, horseback, ride, equestrian, pony, rider
        horse = riding, pony, ride, rode, stable
        row = rowing, rower, oar, boat
        sailing = sail, boat, yacht, dinghy, sailor
        dive = diving, diver, scuba, underwater
        surf = surfing, surfer, waves, surfboard
        parachute = skydive, skydiving, jump, parachuting
        paraglide = paragliding, glider
        box = boxing, boxer, ring, punch
        yoga = mat, stretching, yogi, asana
        meditate = meditation, mindfulness
        stretch = stretching, yoga, pilates
        weights = weightlifting, dumbbell, gym, lift
        chess = chess-player, checkmate, grandmaster, chessboard
        golf = golfer, handicap, golf-course, putt
        darts = dartboard, bullseye
        bowl = bowling, bowling-alley, skittles
        gymnastics = gymnast, tumbling
        dance = dancing, dancer, danced
        dance/dancing/dances > ballet, tango, salsa, waltz, flamenco, hip-hop, swing, tap, ballroom, zumba, \
        bachata, breakdance, folk-dance, line-dancing, rumba, foxtrot, jive, ceilidh, contemporary
        hunt = hunting, hunter, shoot, game
        fishing = fish, angler, angling, rod, tackle
        archery = bow, arrow, archer
        team = club, squad, side, fan, support
        fan = support, supporter, team, follow, cheer, root
        support = fan, supporter, team, root-for, cheer
        match = game, fixture, play, derby
        game = match, play
        tournament = championship, competition, cup, contest, league
        competition = contest, tournament, compete, race, championship
        win = won, winner, medal, trophy, victory, prize, beat, champion
        lose = lost, defeat, beaten
        medal = win, won, prize, trophy
        trophy = cup, win, won, prize, award
        award = prize, win, won, honour
        prize = award, win, won, trophy
        season-ticket = stadium, matches, home-games
        stadium = ground, arena, match
        league = division, tournament
        record = personal-best, best-time, fastest
        personal-best = record, time, fastest
        captain = skipper, leads, team
        opponent = against, rival, versus, beat
        team/club/fan/support > arsenal, chelsea, liverpool, tottenham, everton, manchester-united, \
        manchester-city, celtic, rangers, barcelona, real-madrid, juventus, bayern, dortmund, ajax, benfica, \
        lakers, yankees, celtics, packers, cowboys, patriots, warriors, dodgers
        medal/place/rank > gold, silver, bronze, first, second, third, fourth, fifth, last, runner-up
        hobby = pastime, spare-time, free-time, leisure, interest, pursuit, fun, enjoy
        spare-time = hobby, free-time, leisure, pastime, weekends
        hobby/hobbies/pastime/spare-time/free-time/leisure/fun > knitting, sewing, gardening, cooking, baking, \
        reading, painting, drawing, photography, fishing, hiking, cycling, chess, dancing, singing, pottery, \
        birdwatching, stamps, collecting, model-trains, woodwork, crochet, embroidery, gaming, camping, \
        travelling, yoga, climbing, sailing, astronomy, genealogy, puzzles, beekeeping, origami, calligraphy, \
        carpentry, bouldering, geocaching, quilting, crosswords
        hobby/spare-time/free-time > football, tennis, running, swimming, piano, guitar, violin, cello, choir, \
        theatre, blogging, podcasting, board-games, bridge, sudoku, jigsaw, lego, drones, metal-detecting, \
        foraging, brewing, winemaking, jewellery, scrapbooking, allotment, volunteering, riding, surfing, diving, \
        darts, bowling
        instrument/music/musical > cello, violin, viola, double-bass, piano, guitar, bass, drums, flute, clarinet, \
        oboe, bassoon, harp, trumpet, trombone, tuba, horn, saxophone, accordion, banjo, ukulele, mandolin, organ, \
        harmonica, recorder, keyboard, harpsichord, bagpipes, fiddle, percussion, lute, sitar, xylophone, \
        concertina
        string/stringed > violin, viola, cello, double-bass, harp, guitar, banjo, mandolin, ukulele, lute, fiddle, \
        bass, sitar, zither
        wind/woodwind > flute, clarinet, oboe, bassoon, saxophone, recorder, piccolo, bagpipes
        brass > trumpet, trombone, tuba, horn, french-horn, cornet, euphonium, bugle
        instrument/musician/musical > pianist, violinist, cellist, guitarist, drummer, flautist, flutist, bassist, \
        organist, saxophonist, trumpeter, harpist, clarinettist, clarinetist, percussionist, oboist, trombonist
        piano = pianist, keyboard, keys, grand-piano
        violin = violinist, fiddle, fiddler
        cello = cellist, violoncello
        guitar = guitarist, strum, chords
        drums = drummer, drum, drumming, percussion
        flute = flautist, flutist
        organ = organist
        saxophone = sax, saxophonist
        trumpet = trumpeter
        harp = harpist
        """
}
