extension Thesaurus {
    /// Rows about clothes, home, things, money and animals.
    static let home = """
        braces = suspenders
        dressmaker = seamstress, tailor, alterations, bespoke
        laundry = washing, wash, launderette, laundromat, dry-cleaner
        iron = ironing, ironed
        shoemaker = cobbler, shoe-repair
        home = house, flat, apartment, live, lives, place
        live = lives, living, lived, resident, reside, resides, based, dwell, home, address
        address = street, road, avenue, lane, postcode, live
        postcode = zip, zip-code, postal
        flat = apartment, studio, flatshare, bedsit, condo
        flatmate = roommate, housemate, flatshare, lodger, shares, share
        landlord = landlady, rent, rents, lessor, lets, owns, letting
        rent = rental, rented, tenant, lease, tenancy, let, renting
        tenant = lodger, subtenant, renter, sublet, rents
        deposit = bond, security-deposit
        lease = tenancy, contract, rental-agreement
        mortgage = home-loan, repayments, repayment
        homeowner = owner, bought-house, owner-occupier, own, owns
        estate-agent = realtor, property, letting-agent
        move = moved, moving, relocate, relocated, relocation, removal, move-in, moved-in, move-out
        removal = movers, mover, moving-van
        renovate = renovation, renovated, refurbish, redecorate, redecorated, do-up, redo, remodel, revamp
        floor = storey, story
        lift = elevator
        stairs = steps, staircase, stairway, stairwell
        attic = loft
        basement = cellar
        living-room = lounge, sitting-room, front-room
        bathroom = shower, bath, ensuite, en-suite
        toilet = loo, lavatory, bathroom, wc, restroom
        bedroom = bed, bedrooms, two-bedroom, one-bedroom, three-bedroom
        kitchen = kitchenette
        conservatory = sunroom, winter-garden
        balcony = terrace, patio, veranda, deck
        garden = yard, backyard, lawn, allotment
        gardener = gardening, garden, green-fingered, green-thumb
        allotment = plot, vegetable-patch, vegetable-garden, community-garden
        neighbour = neighbor, next-door, upstairs, downstairs, neighbourhood, neighborhood
        neighbourhood = neighborhood, district, quarter, area, borough, suburb
        sofa = couch, settee, sofa-bed
        wardrobe = closet, cupboard
        bookcase = bookshelf, bookshelves, shelf, shelves
        curtain = drapes, blinds, blind
        rug = carpet, mat
        fireplace = hearth, stove, wood-burner, chimney
        heating = radiator, boiler, heater, heat-pump, furnace, underfloor, central-heating
        boiler = furnace, water-heater, hot-water
        hoover = vacuum, vacuum-cleaner
        cleaner = cleaning-lady, housekeeper, maid, cleans, charwoman
        tap = faucet
        fridge = refrigerator, freezer
        cooker = stove, oven, hob
        electricity = power, electric, energy, electrician
        plumber = plumbing, pipe, pipes, leak, leaking, tap, boiler
        electrician = wiring, fuse, socket
        carpenter = joiner, woodwork, carpentry
        handyman = odd-jobs, caretaker, repairman, janitor
        caretaker = janitor, concierge, superintendent
        spare-key = key, keys, keyholder
        alarm-code = pin, code, passcode, door-code
        password = passcode, passphrase, login, pin
        bin = rubbish, trash, garbage, bins, refuse, dustbin, recycling
        internet = broadband, wifi, wi-fi, router
        repair = fix, fixed, mend, mended, repaired
        break-down = broken, broke-down, breakdown, out-of-order, faulty
        burglary = burgled, break-in, burglar, robbed, broken-into, theft
        stolen = steal, stole, theft, nicked, robbed, thief, pinched
        lost = lose, missing, mislaid, misplaced
        plant = plants, houseplant, potted, grow, grows, grew
        flower = bouquet, bloom, blossom, floral, florist
        florist = flower-shop, bouquet
        lawn = mow, grass, mower, lawnmower
        greenhouse = glasshouse, polytunnel, hothouse
        shed = garden-shed, hut, outhouse
        compost = composting, compost-heap
        second-home = holiday-home, cottage, cabin, chalet, holiday-house, summer-house, dacha
        own = owns, possess, belongs, belong
        car = auto, automobile, drive, drives, vehicle, motor, wheels
        drive = drives, drove, driven, car, driver, driving
        licence = license, driving-licence, driving-test, driver's-license
        number-plate = license-plate, registration, numberplate, licence-plate
        mot = tuv, tüv, car-inspection, roadworthiness
        garage = mechanic, workshop, car-repair, servicing
        mechanic = garage, car-repair
        tyre = tire, tyres, tires, puncture, flat-tyre
        petrol = gas, fuel, diesel, gasoline
        electric-car = ev, tesla, charger, wallbox
        parking = park, parked, parking-space, garage, carport, driveway
        bike = bicycle, cycle, cycling, cyclist, e-bike, pushbike
        motorbike = motorcycle, moped, scooter, motor-bike, biker
        lorry = truck, hgv
        camper = campervan, motorhome, camper-van, rv, caravan, vw-bus
        boat = sail, sailboat, yacht, dinghy, sailing-boat
        phone = mobile, smartphone, iphone, cell, cellphone, handset, android
        phone-number = telephone, mobile-number, call
        computer = laptop, pc, macbook, desktop, notebook, mac
        laptop = notebook, macbook, thinkpad, chromebook
        telly = tv, television
        headphones = earphones, earbuds, airpods, headset
        camera = dslr, lens, photography, photos
        e-reader = kindle, ebook, ebook-reader
        console = games-console, gaming
        watch = wristwatch, timepiece, smartwatch
        ring = engagement-ring, wedding-ring, wedding-band
        necklace = pendant, chain, locket
        jewellery = jewelry, jeweller, jeweler, jewels, bling
        rucksack = backpack, daypack
        suitcase = luggage, case, baggage
        torch = flashlight, headlamp, headtorch
        tent = camping, camp, campsite
        sleeping-bag = bivouac, bivvy, bedroll
        present = gift, gave, given, received
        heirloom = inherited, inherit, inheritance, passed-down
        money = cash, dosh, quid, dough, funds, finances, financial
        earn = salary, wage, wages, pay, paid, income, earnings, makes
        salary = wage, wages, pay, income, earnings, paycheck, payday
        raise = pay-rise, rise, pay-raise, payrise
        bonus = christmas-bonus, premium
        pocket-money = allowance
        pension = retire, retired, retirement, pensioner
        cost = price, pay, paid, expensive, spend, spent, pounds, euros, dollars, worth
        pay = paid, cost, costs, spend, spent
        buy = bought, purchase, purchased, acquire
        sell = sold, sale, flog
        owe = owes, owed, debt, lent, lend, borrowed, loan
        debt = owe, owes, loan, overdraft, arrears
        lend = lent, loan, loaned, borrow, borrowed, owe
        loan = credit, borrow, borrowed, repay, instalments, installments, pay-off
        save = savings, saving, saved, put-aside, set-aside, nest-egg
        bank = account, current-account, savings-account, banking, building-society, credit-union
        bank-account = iban, account-number
        accountant = tax, taxes, tax-adviser, tax-advisor, bookkeeper, tax-return
        tax = taxes, tax-return, taxman, hmrc, irs
        invest = investment, invested, investor, portfolio
        stocks = shares, etf, equities
        crypto = bitcoin, cryptocurrency
        budget = spending, spend
        bill = invoice, bills
        subscription = subscribe, subscribed, membership, subscriber
        cheap = bargain, inexpensive, low-cost, affordable
        charity = donate, donates, donation, sponsor
        win = won, prize, lottery, jackpot
        will = testament, inheritance, executor, notary
        broke = skint, bankrupt, bankruptcy, insolvent
        benefit = benefits, dole, unemployment, welfare, jobseeker
        scholarship = grant, bursary, stipend
        poor = poverty, skint, hard-up
        rich = wealthy, well-off, millionaire, loaded
        pet = pets, animal, furry
        vet = veterinarian, veterinary, animal-doctor, animal-hospital
        dog = puppy, pup, doggy, hound, pooch, mutt
        cat = kitten, kitty, tomcat, moggy, pussycat, feline
        kitten = litter, baby-cat
        rabbit = bunny, bunnies
        horse = pony, mare, gelding, stallion, foal, riding, stable
        budgie = budgerigar, parakeet
        chicken = hen, hens, rooster, cockerel, coop
        breed = pedigree, purebred, mongrel, crossbreed, mixed-breed
        neutered = spayed, castrated, sterilised, sterilized, snipped
        microchip = chipped, chip, microchipped
        walk = walks, walkies, dog-walker, walker
        leash = lead, harness
        pet-sitter = cat-sitter, dog-sitter, kennel, kennels, cattery, looks-after
        animal-shelter = rescue, rescued, shelter, rehomed, adopted
        litter-box = litter-tray, cat-litter
        aquarium = fish-tank, goldfish, fish
        beekeeper = bee, bees, hive, hives, honey, apiary, beekeeping
        put-down = euthanised, euthanized, put-to-sleep
        sting = stung, bee-sting, wasp-sting
        bite = bitten, bit
        flea = fleas, tick, ticks, worming
        shave = razor, shaver, shaved
        perfume = scent, fragrance, aftershave, cologne
        make-up = makeup, lipstick, mascara, cosmetics
        nails = manicure, pedicure, nail-polish
        donor-card = organ-donor, organ-donation, transplant
        transplant = donated, donor, organ
        pacemaker = heart, implant, defibrillator
        varicose = vein, veins
        clot = thrombosis, embolism, blood-clot, blood-thinner, warfarin
        eczema = rash, psoriasis, itchy, itch, dermatitis
        acne = pimples, spots, zits, pimple
        gallbladder = gallstone, gallstones
        appendix = appendicitis, appendectomy
        hernia = rupture
        gout = uric-acid, allopurinol
        osteoporosis = bone-density, brittle-bones
        cataract = cataracts, eye-operation
        glaucoma = eye-pressure, eyedrops
        sunburn = sunburnt, sunburned, sunscreen
        pneumonia = lungs, chest-infection
        shingles = zoster, chickenpox
        concussion = concussed, head-injury
        carpal-tunnel = wrist, rsi
        long-covid = post-covid, cfs
        travel-sick = carsick, seasick, motion-sickness, car-sick, travel-sickness
        eating-disorder = anorexia, bulimia, anorexic, bulimic
        bipolar = manic, lithium, mania
        ptsd = trauma, traumatised, traumatized, flashbacks
        self-help = support-group, aa
        body/body-part/limb > head, neck, shoulder, arm, elbow, wrist, hand, finger, thumb, chest, back, spine, \
        hip, leg, thigh, knee, shin, calf, ankle, foot, heel, toe, jaw, ear, eye, nose, stomach, skin
        bone > rib, collarbone, wrist, femur, tibia, skull, pelvis, hip, arm, leg, jaw, kneecap, ankle, elbow, \
        finger, toe, shoulder-blade, vertebra
        organ > heart, lung, liver, kidney, stomach, bladder, pancreas, spleen, appendix, gallbladder, brain, \
        bowel, thyroid, prostate, womb, uterus
        illness/disease/condition/sickness/ailment/health-problem/diagnosis > diabetes, asthma, cancer, arthritis, \
        epilepsy, migraine, depression, anxiety, hypertension, parkinson, alzheimer, dementia, ms, \
        multiple-sclerosis, leukaemia, leukemia, lupus, crohn, colitis, ibs, endometriosis, psoriasis, eczema, \
        gout, thyroid, hepatitis, tinnitus, copd, anaemia, anemia, glaucoma, osteoporosis, adhd, bipolar, \
        fibromyalgia, coeliac, celiac, hiv, covid
        chronic/long-term > diabetes, asthma, arthritis, migraine, crohn, ms, multiple-sclerosis, fibromyalgia, \
        copd, lupus, epilepsy, endometriosis, long-covid, psoriasis, hypertension
        infection/virus/bug/contagious > flu, cold, covid, bronchitis, pneumonia, tonsillitis, measles, mumps, \
        chickenpox, shingles, norovirus, salmonella, lyme, cystitis, hepatitis, malaria, dengue, tuberculosis, \
        strep, herpes
        childhood-disease/childhood-illness > measles, mumps, rubella, chickenpox, scarlet-fever, whooping-cough, \
        polio, tonsillitis, croup
        mental/mental-health/psychological > depression, anxiety, bipolar, ocd, ptsd, panic, burnout, \
        schizophrenia, anorexia, bulimia, adhd, insomnia, phobia, stress, therapy, therapist, grief
        phobia/fear/afraid/scared/frightened/terrified > spiders, heights, flying, snakes, needles, clowns, dark, \
        lifts, enclosed, claustrophobia, claustrophobic, arachnophobia, vertigo, agoraphobia, thunder, water, \
        dogs, mice, wasps, crowds, blood, public-speaking
        symptom/complaint > headache, cough, fever, nausea, dizziness, rash, fatigue, cramp, backache, itching, \
        swelling, vomiting, diarrhoea, diarrhea, heartburn, palpitations, insomnia, tremor, numbness
        pain/ache/hurt > headache, migraine, backache, toothache, sciatica, arthritis, cramp, earache, \
        stomachache, sore, period-pain, heartburn, sprain, tendinitis, stiff-neck, lumbago
        injury/accident > fracture, broke, broken, sprain, sprained, concussion, burn, cut, torn, tore, \
        dislocated, bruise, whiplash, ligament, twisted, crash, fell, fall
        medicine/medication/drug/pill/tablet/meds/prescription > aspirin, ibuprofen, paracetamol, metformin, \
        insulin, statin, atorvastatin, simvastatin, ramipril, bisoprolol, amlodipine, lisinopril, omeprazole, \
        pantoprazole, levothyroxine, thyroxine, sertraline, fluoxetine, citalopram, ritalin, antibiotic, \
        penicillin, amoxicillin, cortisone, prednisone, inhaler, salbutamol, antihistamine, cetirizine, warfarin, \
        beta-blocker, methotrexate, lithium, melatonin, codeine, tramadol, antidepressant, painkiller
        painkiller > ibuprofen, paracetamol, aspirin, codeine, tramadol, morphine, naproxen, diclofenac, tylenol, \
        advil, panadol, nurofen
        """
}
