extension Thesaurus {
    /// Rows about callings, working days and health, in the phrases that people use.
    static let callings = """
        business/line-of-business/line-of-work/for-a-living > stall, kiosk, boutique, salon, food-truck, workshop
        business/line-of-business/line-of-work > bakery, florist, garage, studio, café, guesthouse, launderette
        babysitter = watches-the-kids, watches-my-kids, watches-kids, minds-my-kids, minds-the-kids, minds-kids, \
        sits-with, childminder
        nanny = childminder, watches-the-children, watches-children, minds-the-children, minds-children, \
        has-the-children, minds-the-baby
        childminder = minds-my-son, minds-my-daughter, watches-my-son, watches-my-daughter, day-nanny, \
        looks-after-children, looks-after-my
        form-teacher = class-teacher, homeroom-teacher, homeroom, form-tutor, class-tutor
        supply-teacher = substitute-teacher, cover-teacher, relief-teacher, sub-teacher
        teaching-assistant = ta, classroom-assistant, classroom-helper, teacher's-aide, helps-in-class, \
        learning-support
        school-cook = dinner-lady, lunch-lady, canteen-cook, school-dinners, school-canteen
        accountant = does-my-taxes, does-my-books, does-the-books, tax-man, self-assessment, vat-return, \
        annual-accounts
        lawyer = represents, defends, counsel, legal-advice, legal-matters, legal-adviser, acts-for-me
        lawsuit = sue, sued, suing, court-case, litigation, legal-action, legal-dispute, taken-to-court
        vet = dog's-doctor, cat's-doctor, pet-doctor, treats-animals, animal-clinic, treats-dogs, treats-cats
        gardener = mows, prunes, hedge-trimming, cuts-the-grass, does-the-garden, cuts-grass, landscaper, \
        groundsman
        cleaner = mops, dusts, scrubs, hoovers, cleaning-woman, cleans-the-house, does-the-cleaning, cleaning-man, \
        daily-help
        plumber = unblocks, dripping-tap, burst-pipe, blocked-drain, blocked-sink, heating-engineer, gas-fitter
        electrician = rewires, wired, fuse-box, fusebox, sparky, did-the-wiring
        decorator = wallpapered, papered, painter-and-decorator, redecorated, paints-walls, painted-the-house, \
        did-the-painting
        personal-trainer = trains-me, pt, fitness-coach, fitness-trainer, gym-instructor, workout-coach
        pet-sitter = feeds-the-cat, feeds-my-cat, feeds-cat, minds-the-dog, minds-dog, minds-cat, cat-minder, \
        dog-minder, looks-after-cat
        house-sitter = house-sitting, waters-the-plants, waters-my-plants, waters-plants, watches-the-house, \
        looks-after-house
        conductor = conducts-the-orchestra, maestro, leads-the-orchestra, musical-director, leads-orchestra
        choirmaster = choir-leader, choir-director, leads-the-choir, conducts-the-choir, leads-choir, \
        choir-conductor, runs-the-choir
        celebrant = officiated, officiant, married-us, performed-the-ceremony, took-the-service, registrar, \
        conducted-the-ceremony
        carer = care-worker, care-assistant, home-carer, helps-at-home, care-home-worker
        care-home = nursing-home, retirement-home, assisted-living, sheltered-housing, residential-home, \
        old-folks-home, old-age-home
        social-worker = caseworker, case-worker, support-worker, social-work
        financial-adviser = financial-advisor, wealth-manager, handles-my-money, manages-my-money, \
        investment-adviser, looks-after-money
        architect = designed-the-house, drew-the-plans, draws-plans, plans-buildings, blueprints, drew-plans
        it-support = fixes-computers, computer-repair, tech-support, helpdesk, computer-technician, \
        repairs-computers
        national-service = military-service, conscript, conscription, drafted, did-army, army-service
        housewife = homemaker, househusband, house-husband, stay-at-home, stay-home, full-time-mum, full-time-mom, \
        at-home-mum
        orthopaedist/orthopedist/orthopaedic/orthopedic > knee, hip, shoulder, bones, joints, spine
        ent/ent-doctor/ent-specialist > ear, nose, throat, sinuses, tonsils, adenoids
        urologist/urology > prostate, bladder, kidneys, urine
        neurologist/neurology > ms, multiple-sclerosis, seizures, stroke, parkinson, tremor, headaches
        gastroenterologist/gastroenterology > stomach, bowel, gut, colitis, crohn, reflux, liver
        rheumatologist/rheumatology > arthritis, rheumatism, joints, lupus, gout, fibromyalgia
        endocrinologist/endocrinology > thyroid, diabetes, hormones, hashimoto, insulin
        dermatologist/skin-doctor/skin-specialist > psoriasis, rosacea, melanoma, warts, acne, eczema, mole
        surgeon = operated, performed-surgery, did-my-hip, did-my-knee, did-my-shoulder, did-my-eyes, \
        replaced-my-hip, replaced-my-knee
        deputy = second-in-command, stands-in, number-two, right-hand-man, acting-head
        staff = employees, workforce, personnel, people-work, people-employed, payroll
        boss = in-charge, works-under, gaffer, higher-up, answerable, ultimate-boss
        business-partner = co-founder, cofounder, co-owner, business-associate, partner-in-business, owns-with
        office-mate = shares-an-office, shares-office, share-the-office, desk-neighbour, officemate, opposite-desk
        colleague = works-alongside, works-beside, sits-next-to, sits-next, same-office, same-department
        interview = applying-for, applied-to, applied-for, prospective-employer, assessment-centre, interviewed-by, \
        interviews-for
        new-job = starts-work, start-date, first-day, job-starts, begins-work, changed-jobs, switched-jobs
        reference = recommendation, vouches, testimonial, reference-letter, recommended
        salary = take-home, bring-home, net-pay, gross-pay, pay-packet, payslip, make-a-year, make-a-month
        perk/benefits/fringe-benefit > company-car, gym-membership, health-insurance, pension, job-ticket, bonus, \
        childcare
        working-hours = nine-to-five, nine-five, working-day, office-hours, hours-of-work, business-hours
        finish-work = clock-out, clock-off, knock-off, leave-work, shift-ends, home-time, get-off-work, \
        working-hours, nine-five
        start-work = clock-in, clock-on, begins-work, shift-starts, shift-begins, due-at-work, working-hours, \
        nine-five
        weekly-hours = hours-a-week, hours-per-week, contracted-hours, working-week, hours-week
        day-off = not-working, don't-work, doesn't-work, off-work, rest-day, free-day, non-working
        annual-leave = holiday-entitlement, holiday-allowance, days-of-leave, paid-leave, vacation-days, \
        leave-days, days-leave, pto
        time-off = away-from-work, leave-of-absence, taken-off, booked-off, weeks-off, off-work
        standby = on-duty, emergency-duty, pager, bleep, stand-by
        rota = duty-roster, shift-plan, shift-pattern, work-schedule, work-rota
        early-shift = morning-shift, earlies, dawn-shift, early-turn, early-duty
        late-shift = lates, evening-shift, back-shift, afternoon-shift, late-turn, late-duty
        night-shift = works-nights, night-duty, night-work, overnight-shift, nightshift, through-the-night
        home-office = telework, homeworking, home-based, hybrid, works-home, home-days
        commute = drives-work, cycles-work, walks-work, gets-work, bike-to-work, walk-to-work, ride-to-work, \
        train-to-work
        commute = to-the-office, into-the-office, into-work, get-into-work, to-my-office, journey-to-work, \
        door-to-door
        carpool = lift-share, car-share, share-a-lift, ride-share, rides-with, lift-to-work
        business-trip = work-travel, away-for-work, away-on-business, travel-for-work, business-travel, \
        away-business
        retire = last-working-day, stops-work, leaving-work, pensioned-off, stop-working-at
        probation = probation-period, trial-months, trial-phase, on-trial, first-six-months
        work-experience = job-shadowing, shadowing, taster-week, practicum, work-placement
        apprenticeship = learning-a-trade, learning-the-trade, learning-trade, vocational-training, trade-school, \
        indentured
        studying-to-be = training-to-be, training-to-become, studying-to-become, become, career, training-a, \
        studying-a, future-job, going-to-become
        career-goal = become, wants-to-become, aims-to-become, hopes-to-become, career-plan, professional-goal, \
        wants-become
        dream-job = ideal-job, career-dream, always-wanted, wants-to-become, dreams-of-becoming, perfect-job, \
        dreams-becoming
        summer-job = holiday-job, seasonal-job, seasonal-work, vacation-job, student-job
        team-building = works-outing, staff-outing, company-outing, away-day, team-event, works-trip
        works-do = office-party, staff-party, works-party, company-party, staff-do
        work-clothes = dress-code, wear-to-work, smart-casual, business-attire, workwear
        treats/sees-to > physio, osteopath, therapist, consultant, chiropractor, specialist
        fitter = fitted, installs, installer, installation, fits-kitchens
        breeder = bred, breeds, bought-from, puppies-from, kennels
        choreographer = choreographs, choreography, dance-routine
        call-centre = call-center, customer-service, telephonist, switchboard, helpline, hotline
        admin = administrative, administrator, administration, clerk, clerical, paperwork, office-work
        traffic-warden = parking-attendant, parking-tickets, meter-maid
        nursery-nurse = nursery-worker, nursery-teacher, kindergarten-teacher, preschool-teacher, early-years, \
        childcare-worker
        secondment = seconded, stationed, transferred, posted-abroad, posted-to
        rank/military-rank > corporal, sergeant, lieutenant, major, colonel, private
        medicine/medication/remedy > capsule, syrup, drops, ointment, lozenge, patch, suppository
        prescription = repeat-prescription, prescribes, refill, prescription-medicine, regular-medication, script
        dose/dosage/how-many-tablets/how-many-pills > milligrammes, micrograms, units, drops, twice-a-day, \
        three-times
        side-effect = adverse-reaction, bad-reaction, can't-tolerate, doesn't-agree, disagrees-with
        painkiller = pain-medication, pain-tablets, pain-pills, for-the-pain, against-pain, anti-inflammatory
        blood-thinner/anticoagulant > warfarin, apixaban, rivaroxaban, eliquis, xarelto, heparin, clopidogrel
        blood-pressure/hypertension > ramipril, amlodipine, lisinopril, losartan, candesartan, bisoprolol, \
        beta-blocker, enalapril
        cholesterol > atorvastatin, simvastatin, rosuvastatin, pravastatin, lipitor, ezetimibe, statin
        diabetes/blood-sugar > metformin, ozempic, gliclazide, semaglutide, jardiance, insulin-pump
        asthma/inhaler > ventolin, salbutamol, symbicort, seretide, albuterol
        heartburn/reflux > pantoprazole, lansoprazole, gaviscon, rennie, nexium, esomeprazole
        hayfever/hay-fever/antihistamine > cetirizine, loratadine, fexofenadine, zyrtec, piriton, claritin
        migraine > triptan, rizatriptan, aimovig, topiramate, propranolol
        anxiety/panic-attacks > propranolol, diazepam, valium, lorazepam, xanax, pregabalin
        insomnia/sleep > zopiclone, zolpidem, temazepam, valerian, ambien, melatonin
        pulse = heart-rate, resting-heart-rate, heartbeat, bpm, resting-pulse, beats-per-minute
        blood-pressure = systolic, diastolic, mmhg, pressure-reading
        blood-sugar = hba1c, glucose-level, sugar-level, mmol, fasting-glucose, long-term-sugar
        cholesterol = ldl, hdl, triglycerides, blood-fats, lipid-level
        waist = waist-size, waistline, waist-measurement, trouser-size, belt-size, round-the-waist
        inside-leg = inseam, leg-length, inner-leg, trouser-length, leg-measurement
        chest-size = jacket-size, suit-size, chest-measurement, coat-size
        collar-size = neck-size, shirt-size, collar, neck-measurement
        ring-size = finger-size, ring-finger, finger-measurement
        hat-size = head-size, head-circumference, cap-size, helmet-size
        eyesight = dioptres, diopters, lens-strength, lens-prescription, prescription-strength
        discharged = sent-home, released-from-hospital, left-hospital, leave-hospital, out-of-hospital, \
        coming-home-from
        doctor's-surgery = gp-surgery, doctor's-office, doctor's-practice, medical-centre, medical-center, \
        health-centre, health-center, gp-practice
        family-doctor = general-practitioner, house-doctor, own-doctor, regular-doctor, registered-with
        check-up = examined, annual-medical, health-check, once-over, medical-check, looked-over
        blood-test = bloods, blood-taken, blood-drawn, blood-sample, blood-work, bloodwork, blood-count, \
        gives-blood-sample
        ultrasound = sonogram, sonography, baby-scan, twelve-week-scan, twenty-week-scan
        weeks-pregnant = far-along, far-gone, weeks-along, months-pregnant, months-along, weeks-gone, months-gone
        boy-or-girl/baby's-gender/baby's-sex > having-a-boy, having-a-girl, expecting-a-boy, expecting-a-girl, \
        baby-boy, baby-girl
        delivery/labour/labor > home-birth, water-birth, natural-birth, forceps, epidural, premature
        stitches = sutures, sewn-up, stitched-up, sewn, sewed
        braces = aligners, invisalign, retainer, straighten-teeth, teeth-straightened, crooked-teeth
        convalescence = recuperate, rehabilitation, health-resort, rest-cure, convalescent, recovering
        physio = treats-my-back, treats-my-knee, treats-my-shoulder, back-exercises, knee-exercises, manual-therapy
        therapist = in-therapy, therapy-session, counselling-session, talking-therapy, talk-to-about
        colour-blind = color-blind, colourblind, colorblind, red-green, colours-apart
        ill = suffers-from, laid-up, off-colour, under-the-weather, bedridden, come-down-with, came-down, \
        in-bed-with
        recovered = gets-over, back-on-feet, all-better, healthy-again, better-again, fully-recovered, \
        back-to-health
        pill-box = dosette, dosette-box, pill-organiser, pill-organizer, tablet-box
        allergic = can't-eat, mustn't-eat, mustn't-have, swells-up, breaks-out, comes-out-in, brings-out-in
        sick-note = doctor's-note, doctor's-certificate, medical-certificate, signed-off, off-sick, fit-note
        appointment = booked-in, time-slot, pencilled-in, arranged-for, fixed-for, rendezvous
        reschedule = rearranged, brought-forward, changed-to, new-date, pushed-back, moved-to
        anaesthetic = anesthetic, put-under, sedated, narcosis, sedation, anaesthesia
        cyst = lump, growth, polyp, nodule
        limps = hobbles, lame, bad-leg
        cramp = spasm, charley-horse, seized-up
        numb = numbness, tingling, pins-and-needles, can't-feel
        palpitations = racing-heart, arrhythmia, irregular-heartbeat, atrial-fibrillation, heart-flutter
        cystitis = bladder-infection, uti, urinary, water-infection
        conjunctivitis = pink-eye, eye-infection, sticky-eye
        food-poisoning = salmonella, stomach-bug, norovirus, tummy-bug, gastric-flu, gastroenteritis
        head-lice = nits, lice, headlice
        lyme-disease = borreliosis, tick-bite, lyme
        hospice = palliative, end-of-life, palliative-care
        intensive-care = icu, critical-care, life-support, itu
        torn = tore, tear, ruptured, ripped
        swollen = swelling, inflamed, puffy, inflammation
        illnesses = illness, disease, ailment, conditions
        pedometer = steps, step-count, daily-steps, steps-a-day
        caught = catch, went-down-with, infected
        swallow = pill, tablet, capsule, medicine
        course-leader = course-tutor, runs-the-course, takes-the-class, teaches-the-class, teaches-the-course, \
        leads-the-class, gives-the-course
        online-course = mooc, coursera, udemy, distance-learning, e-learning, correspondence-course, webinar
        qualify = qualified, finish-training, fully-trained, passed-finals, newly-qualified
        admission = accepted-at, accepted-by, got-a-place, place-at-university, offered-a-place, entrance-exam, \
        university-place
        thesis = research-topic, researching, thesis-topic, final-paper, term-paper, doctoral-research
        exam = sat-an-exam, written-test, oral-test, assessment, class-test, final-test, sits-exam
        exam/examination > orals, practical, prelims, highers, leaving-certificate, vocabulary-test, spelling-test, \
        board-exam
        exam-result = results-day, mark, grade, score, test-score, got-in-exam, got-in-maths
        mark/grade/score > a-star, top-marks, full-marks, percent, out-of-ten, points
        retake = retook, retaken, second-attempt, sit-again, repeat-exam, resat
        driving-test = road-test, practical-test, passed-first-time, theory-test, learner-driver, l-plates
        parents'-evening = parent-teacher-meeting, parents'-night, teacher-meeting, open-evening, \
        teacher-conference, school-conference
        school-run = take-to-school, takes-school, drops-at-school, drives-to-school, collects-from-school, \
        school-pick-up, drop-off
        starts-school = begins-school, first-school-day, school-enrolment, first-grade, reception-class, \
        starts-primary
        year-group = school-year, which-class, which-grade, school-class, grader, what-grade, sixth-former
        after-school-club = homework-club, breakfast-club, after-school-care, after-school, out-of-school
        school-holidays/off-school/term-break > half-term, summer-break, spring-break, easter-holidays, \
        autumn-break, summer-holidays
        term-starts = start-of-term, back-to-school, school-starts, semester-starts, lectures-start, term-begins
        bully = bullied, picked-on, teased, tormented, tormentor
        expelled = thrown-out-of, expulsion, excluded, kicked-out, suspended, thrown-school
        repeat-a-year = kept-back, held-back, stayed-down, repeated-year, redo-the-year
        favourite-subject = best-subject, like-at-school, enjoys-at-school, favorite-subject, favourite-lesson, \
        likes-school
        worst-subject = hates-at-school, weakest-subject, hated-school, least-favourite-subject, dreaded-subject
        bad-at = hopeless-at, useless-at, struggles-with, struggles, hopeless, poor-at, terrible-at
        talented = excels, brilliant, skilled, forte, strong-suit, strong-point, gifted
        learn = takes-lessons, taking-classes, has-lessons, attends, takes-a-class, takes-a-course
        level/standard > beginner, elementary, intermediate, advanced, a1, a2, b1, b2
        student-digs = student-accommodation, student-flat, student-house, hall-of-residence, student-hall, \
        dorm-room
        year-abroad = semester-abroad, term-abroad, study-abroad, studied-abroad, erasmus-year, exchange-year
        host-family = exchange-family, homestay, guest-family, host-parents
        tandem-partner = language-partner, language-exchange, conversation-partner, practises-speaking, tandem
        classes = class, lesson, course
        meetings = meeting, session, gathering, get-together
        vocabulary = vocab, flashcards, words-to-learn
        memorise = memorize, learn-by-heart, by-heart, recite, knows-by-heart
        module = unit, credits, seminar, course-unit
        first-year = fresher, freshman, first-semester
        final-year = finalist, senior-year, last-semester
        audition = tryout, tried-out, screen-test
        wedding = weddings, big-day, wedding-day, wedding-date, wedding-ceremony, gets-married, exchange-vows, \
        tying-the-knot, tying-knot
        guests = people-coming, people-are-coming, attending, guest-list, invited, headcount, coming-to-wedding, \
        wedding-guests
        guest-list = people-invited, invitees, people-are-invited, number-of-guests, coming-to-party, \
        people-at-party, people-attending
        wedding-venue = reception-venue, wedding-reception, wedding-location, get-married-at, married-in, \
        wedding-held, celebrating-wedding
        registry-office = register-office, civil-ceremony, civil-wedding, civil-marriage, registrar
        wedding-dress = bridal-gown, wedding-gown, bridal-dress, wear-at-wedding, wore-at-wedding, bride's-dress
        wedding-witness = witness, signed-the-register, signed-register, maid-of-honour, best-man
        usher = groomsman, groomsmen, wedding-usher
        first-dance = wedding-song, wedding-dance, first-dance-song, wedding-waltz, opening-dance
        honeymoon = after-the-wedding, after-wedding, bridal-trip, newlywed, newly-weds
        propose = popped-the-question, popped-question, asked-to-marry, got-engaged, gets-engaged, \
        marriage-proposal, down-on-knee
        wedding-anniversary = got-married-on, wedding-date, wedding-day, years-of-marriage, married-on
        live-together = moved-in-together, moved-together, cohabit, shares-a-home, shacked-up, share-a-flat
        first-met = how-we-met, how-they-met, became-a-couple, started-dating, started-going-out, started-seeing
        split-up = called-it-quits, parted, went-separate-ways, no-longer-together, separate-ways
        custody = visitation, access-to-children, joint-custody, has-the-kids, sees-the-kids, custody-arrangement
        alimony = maintenance, child-support, child-maintenance, pays-for-kids, spousal-support
        birth = came-along, had-a-baby, had-the-baby, had-her-baby, became-a-mum, became-a-mother, became-a-dad, \
        became-a-father
        birth-mother = biological-mother, real-mother, natural-mother, birth-mum, bio-mum
        adopted = adoptive, adoptive-parents, foster-child, took-in, adoption-agency
        named-after = called-after, namesake, name-comes-from, origin-of-name, meaning-of-name, name-means
        funeral = memorial-service, funeral-service, burial-service, said-goodbye, say-goodbye, remembrance, \
        last-farewell
        ashes = scattered, urn, cremated, strewn
        widowed = lost-his-wife, lost-her-husband, husband-died, wife-died, lost-wife, lost-husband, became-a-widow
        birthday = bday, b-day, special-day, birthday-celebration, blows-out-candles
        party = knees-up, house-party, soiree, festivity, birthday-bash, drinks-party
        fancy-dress = costume, costume-party, dress-up-as, dressed-as, masquerade, went-as
        invitation = rsvp, asked-along, asked-over, invite, invitation-card
        """
}
