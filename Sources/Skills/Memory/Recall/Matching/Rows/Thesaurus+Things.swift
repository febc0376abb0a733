extension Thesaurus {
    /// Rows about kinds of clothes, rooms, things, money and animals.
    static let things = """
        kitchenware/utensil > pan, pot, wok, knife, saucepan, casserole, whisk, spatula, ladle, grater, teapot, \
        blender, colander, frying-pan
        floor/flooring/storey > ground, first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, \
        top, basement, attic
        flooring > parquet, carpet, laminate, tiles, linoleum, lino, floorboards, vinyl, marble, oak
        heating/heat/heated > gas, oil, heat-pump, wood, pellets, stove, fireplace, radiator, underfloor, boiler, \
        solar, district-heating
        energy/utility/utilities/provider/supplier > gas, electricity, water, broadband, internet, solar, heating, \
        e.on, octopus, vodafone, telekom, edf, british-gas, o2
        tradesman/tradesperson/workman/builder > plumber, electrician, carpenter, joiner, painter, decorator, \
        roofer, plasterer, bricklayer, tiler, handyman, glazier, locksmith, gardener, mason, chimney-sweep
        diy/renovation/renovate/home-improvement > paint, painting, wallpaper, tiling, plastering, extension, \
        loft-conversion, insulation, roof, new-kitchen, new-bathroom, rewiring, flooring, decking, windows
        chore/chores/housework > cleaning, hoovering, vacuuming, ironing, laundry, washing-up, dishes, dusting, \
        mopping, cooking, shopping, bins, tidying, mowing, gardening
        outdoor/outside/outdoors > garden, patio, terrace, balcony, lawn, yard, allotment, greenhouse, shed, pond, \
        veranda, courtyard, orchard, deck, hot-tub, pool
        flower/flowers/bloom/bouquet > rose, tulip, daffodil, lily, lilies, orchid, sunflower, daisy, daisies, \
        peony, peonies, carnation, hydrangea, dahlia, iris, lavender, poppy, poppies, violet, pansy, pansies, \
        geranium, crocus, snowdrop, bluebell, hyacinth, chrysanthemum, freesia, anemone, marigold, petunia, lilac, \
        magnolia, camellia, jasmine, gladiolus, sweet-pea, begonia
        plant/plants/houseplant/potted/grow/grows/grew/gardening > orchid, cactus, cacti, fern, ivy, monstera, \
        yucca, ficus, aloe, succulent, spider-plant, peace-lily, rubber-plant, palm, bonsai, basil, geranium, \
        rose, tomato, lavender, chilli, herbs, bamboo, begonia, dahlia, potato, courgette, pumpkin, hydrangea, \
        strawberry, beans
        tree > oak, birch, beech, maple, pine, fir, spruce, willow, ash, elm, chestnut, cherry, apple, pear, plum, \
        walnut, lime, linden, poplar, cedar, yew, magnolia, olive, lemon, fig, palm, sycamore, hazel, holly, acer, \
        larch
        shrub/bush/hedge > hydrangea, rhododendron, lilac, box, privet, hawthorn, holly, laurel, azalea, \
        forsythia, camellia, yew, lavender, rosemary, rose, buddleia, gooseberry
        garden-tool/tool > spade, rake, hoe, hammer, drill, saw, screwdriver, lawnmower, mower, secateurs, \
        wheelbarrow, chainsaw, ladder, spanner, wrench, pliers, sander, shears, strimmer, fork, trowel, axe
        cleaner/domestic-help/help > cleaning-lady, housekeeper, au-pair, nanny, maid, gardener, carer, \
        window-cleaner, babysitter, home-help, butler
        vehicle/car/drive/drives/transport > vw, volkswagen, golf, polo, passat, bmw, audi, mercedes, ford, \
        fiesta, focus, toyota, yaris, honda, nissan, mazda, skoda, seat, opel, vauxhall, astra, corsa, renault, \
        clio, peugeot, citroën, citroen, fiat, volvo, tesla, mini, kia, hyundai, subaru, jeep, porsche, dacia, \
        lexus, suzuki, saab, jaguar, land-rover, chevrolet
        vehicle/transport/ride/rides/get-around > car, bike, bicycle, motorbike, motorcycle, scooter, moped, van, \
        lorry, truck, bus, tram, train, camper, campervan, motorhome, caravan, e-bike, vespa, tractor, quad, boat, \
        minibus, pickup, tube, underground, cargo-bike
        car > estate, saloon, hatchback, convertible, cabriolet, suv, van, minivan, jeep, electric, hybrid, \
        diesel, sports-car, pickup, limousine, beetle, 4x4, station-wagon
        motorbike/motorcycle/biker > harley, ducati, triumph, vespa, yamaha, kawasaki, suzuki, honda, bmw, ktm, \
        norton, royal-enfield, moto-guzzi
        bike/bicycle > racer, mountain-bike, e-bike, tandem, brompton, folding-bike, gravel-bike, cargo-bike, \
        road-bike, trek, specialized, cube, giant, bianchi, cannondale, canyon
        boat > yacht, canoe, kayak, dinghy, sailboat, catamaran, narrowboat, houseboat, rowing-boat, motorboat, \
        speedboat, barge, raft, ferry, paddleboard
        gadget/device/electronics/tech/appliance > phone, smartphone, iphone, tablet, ipad, laptop, smartwatch, \
        fitbit, garmin, kindle, e-reader, headphones, airpods, camera, drone, alexa, echo, playstation, xbox, \
        nintendo, television, tv, router, printer, speaker, roomba, sonos, thermostat, radio
        phone/mobile/smartphone/handset/cellphone > iphone, samsung, galaxy, pixel, nokia, xiaomi, huawei, \
        fairphone, motorola, oneplus, blackberry, sony, android, oppo
        computer/laptop/pc > macbook, mac, imac, thinkpad, lenovo, dell, hp, asus, acer, surface, chromebook, \
        ipad, notebook, linux, windows, raspberry-pi
        operating-system/os > windows, linux, ubuntu, macos, android, ios, debian, fedora, mint, chromeos
        phone-company/provider/network/carrier > vodafone, o2, ee, telekom, orange, t-mobile, verizon, at&t, \
        three, giffgaff, swisscom, sprint
        camera > canon, nikon, leica, fuji, fujifilm, olympus, sony, pentax, gopro, polaroid, dslr, lumix, \
        hasselblad
        console/gaming > playstation, xbox, nintendo, switch, wii, sega, gameboy, steam-deck, ps4, ps5, atari
        watch > rolex, omega, swatch, casio, seiko, apple-watch, garmin, fitbit, tissot, breitling, pocket-watch, \
        timex, smartwatch, cartier
        camping/camping-gear/gear/equipment/outdoor-gear > tent, sleeping-bag, stove, lantern, torch, headlamp, \
        rucksack, backpack, hammock, mat, camp-bed, thermos, cool-box, tarp, compass, penknife, camper, primus, \
        trekking-poles, karrimat, airbed, gas-cooker
        luggage > suitcase, rucksack, backpack, trolley, holdall, trunk, duffel, carry-on, samsonite, rimowa
        jewellery/jewelry/jewel/piece-of-jewellery > ring, necklace, bracelet, earrings, brooch, pendant, watch, \
        cufflinks, tiara, bangle, anklet, chain, locket, pearls, engagement-ring, wedding-ring, signet-ring, \
        charm-bracelet, amulet
        gem/gemstone/stone > diamond, ruby, emerald, sapphire, amethyst, opal, topaz, garnet, pearl, amber, jade, \
        turquoise, aquamarine, moonstone, lapis
        metal > gold, silver, platinum, titanium, copper, bronze, brass, steel, iron, tin, pewter
        collect/collection/collector > stamps, coins, records, vinyl, books, comics, postcards, antiques, \
        figurines, watches, porcelain, teapots, model-trains, lego, dolls, mugs, fossils, shells, art, posters, \
        minerals, football-cards, cards
        heirloom/inherit/inherited/inheritance > ring, watch, clock, piano, house, necklace, brooch, china, \
        silver, silverware, painting, farm, grandfather-clock, violin, cottage, money
        insurance/insured/policy > car-insurance, home-insurance, life-insurance, health-insurance, \
        travel-insurance, liability, contents, household, pet-insurance, dental-insurance, allianz, aviva, axa, \
        bupa, legal-protection
        bank > hsbc, barclays, lloyds, natwest, santander, monzo, starling, revolut, n26, sparkasse, commerzbank, \
        ing, chase, citibank, nationwide, halifax, ubs, raiffeisen, paypal, dkb, volksbank, triodos
        currency/money > pounds, euros, dollars, francs, yen, rupees, zloty, crowns, kroner, quid, pence, cents, \
        rouble, lira, yuan, pesos, pound, euro, dollar
        income/earnings/money-comes > salary, wage, wages, pension, rent, dividends, benefits, freelance, \
        royalties, tips, child-benefit, allowance, bonus, commission, fees
        expense/expenses/spending/outgoings/bill/bills > rent, mortgage, electricity, gas, council-tax, insurance, \
        phone-bill, groceries, childcare, nursery-fees, tuition, broadband, subscription, petrol, water
        investment/invest/invested/portfolio > shares, stocks, etf, bonds, gold, bitcoin, crypto, property, funds, \
        isa, premium-bonds, ethereum, pension, real-estate
        debt/owe/owes/loan > mortgage, student-loan, overdraft, credit-card, car-loan, borrowed, lent, \
        instalments, installments, klarna
        subscription/subscribe/subscribed/streaming > netflix, spotify, disney, amazon-prime, newspaper, magazine, \
        audible, gym, economist, guardian, apple-music, youtube, hbo, dazn, sky, vegetable-box
        saving/save/saving-up > holiday, house, car, deposit, wedding, bike, retirement, trip, kitchen, boat, \
        emergency-fund, camper, rainy-day
        pet/animal/animals/pets > dog, cat, puppy, kitten, rabbit, hamster, guinea-pig, gerbil, mouse, rat, \
        budgie, parrot, canary, cockatiel, tortoise, turtle, goldfish, fish, snake, lizard, gecko, ferret, horse, \
        pony, chinchilla, hen, chicken, donkey, goat, iguana, stick-insect, parakeet, axolotl, labrador, poodle, \
        spaniel, terrier, dachshund, tabby
        dog/puppy/pup/hound/breed > labrador, lab, retriever, golden-retriever, poodle, spaniel, cocker, terrier, \
        dachshund, beagle, collie, border-collie, alsatian, german-shepherd, boxer, bulldog, pug, corgi, whippet, \
        greyhound, husky, dalmatian, rottweiler, chihuahua, schnauzer, setter, pointer, doberman, labradoodle, \
        cockapoo, jack-russell, westie, shih-tzu, great-dane, st-bernard, vizsla, weimaraner, sheepdog, mongrel, \
        basset
        cat/kitten/kitty/breed > siamese, persian, tabby, maine-coon, british-shorthair, bengal, ragdoll, burmese, \
        tortoiseshell, ginger, sphynx, birman, norwegian-forest, abyssinian, calico, tomcat, moggy, russian-blue
        horse/pony/breed > mare, gelding, stallion, foal, icelandic, arab, haflinger, shetland, thoroughbred, \
        hanoverian, friesian, connemara, chestnut, bay, welsh-cob, lipizzaner
        bird > budgie, parrot, canary, cockatiel, robin, blackbird, sparrow, owl, eagle, swallow, swan, duck, \
        goose, heron, kingfisher, woodpecker, finch, tit, magpie, crow, raven, pigeon, dove, stork, penguin, \
        puffin, falcon, kestrel, parakeet, flamingo, starling, cuckoo
        rodent/small-animal > hamster, guinea-pig, gerbil, mouse, mice, rat, chinchilla, degu, squirrel, rabbit, \
        dormouse
        reptile > snake, lizard, gecko, tortoise, turtle, iguana, chameleon, python, bearded-dragon, corn-snake, \
        terrapin
        fish/aquarium > goldfish, koi, guppy, guppies, neon, betta, angelfish, carp, clownfish, tetra, catfish
        farm/livestock/farm-animal > cow, sheep, pig, goat, hen, chicken, horse, donkey, duck, goose, geese, \
        turkey, lamb, calf, alpaca, llama, bull, bees
        insect/bug/creepy-crawly > bee, wasp, spider, ant, butterfly, moth, beetle, ladybird, ladybug, mosquito, \
        fly, cockroach, dragonfly, grasshopper, bumblebee, tick, flea, hornet
        wild-animal/wildlife/favourite-animal/favorite-animal > fox, deer, hedgehog, badger, bear, wolf, lion, \
        tiger, elephant, giraffe, panda, whale, dolphin, otter, squirrel, seal, shark, penguin, koala, kangaroo, \
        monkey, owl, hare, turtle, zebra, cheetah, leopard, sloth, orca
        pet-supplies/pet-care > leash, lead, collar, kennel, litter, litter-tray, cage, aquarium, basket, harness, \
        saddle, cat-flap, scratching-post, hutch, terrarium, muzzle
        hairstyle/hair/haircut > bob, fringe, bangs, ponytail, plait, braid, bun, dreadlocks, perm, curls, \
        highlights, crew-cut, mohican, pixie, shoulder-length, dyed, afro, bald
        hair-colour/hair-color > blond, blonde, brown, black, red, ginger, auburn, brunette, grey, gray, white, \
        dyed, chestnut, redhead
        facial-hair > beard, moustache, mustache, goatee, stubble, sideburns, whiskers, bearded
        looks/appearance/look-like > tall, short, slim, blond, blonde, brunette, redhead, bald, bearded, beard, \
        curly, freckles, tattoo, glasses, grey-haired, slender, chubby, plump, dimples, scar
        exercise/keep-fit/workout/fitness > gym, yoga, pilates, running, jogging, swimming, cycling, aerobics, \
        zumba, crossfit, weights, spinning, hiking, rowing, tai-chi, walking, nordic-walking
        relax/relaxation/unwind/wellness > yoga, meditation, massage, sauna, spa, bath, mindfulness, tai-chi, \
        breathing, reading, knitting, reiki
        hospital/clinic/ward > st-thomas, royal-infirmary, charité, a&e, maternity, oncology, icu, intensive-care, \
        cardiology, orthopaedics, orthopedics, paediatrics, radiology, rehab, hospice
        teeth/tooth/dental > filling, crown, braces, root-canal, wisdom-tooth, wisdom-teeth, denture, dentures, \
        implant, bridge, retainer, veneers, cavity, extraction
        eye-problem/eye/eyesight > cataract, glaucoma, short-sighted, long-sighted, astigmatism, squint, macular, \
        colour-blind, color-blind, lasik, glasses, contacts
        skin-problem/skin > eczema, psoriasis, acne, rash, rosacea, mole, hives, sunburn, wart, dermatitis, \
        vitiligo, melanoma
        blood-type/blood-group/rhesus > o-negative, o-positive, a-positive, a-negative, b-positive, b-negative, \
        ab-positive, ab-negative, rh-negative, rh-positive
        supermarket/groceries/grocery > tesco, sainsbury's, sainsburys, aldi, lidl, waitrose, asda, morrisons, \
        co-op, walmart, rewe, edeka, carrefour, migros, spar, kaufland, costco, ocado
        charity/donate/donation/good-cause > oxfam, unicef, red-cross, greenpeace, wwf, amnesty, \
        save-the-children, rspca, food-bank, hospice, rnli, wikipedia, shelter
        size/clothes-size > small, medium, large, xs, xl, xxl, petite, ten, twelve, fourteen, sixteen, eu-38, \
        size-10, size-12
        eye-colour/eye-color/eyes > blue-eyed, brown-eyed, green-eyed, blue-eyes, brown-eyes, green-eyes, \
        grey-eyes, hazel, blue, brown, green, grey-eyed
        underwear > pants, boxers, briefs, bra, knickers, thong, slip, vest, socks, tights, corset
        antidepressant > sertraline, fluoxetine, citalopram, escitalopram, prozac, zoloft, mirtazapine, \
        venlafaxine, duloxetine, amitriptyline, paroxetine, bupropion
        crypto/cryptocurrency > bitcoin, ethereum, solana, dogecoin, ether, litecoin, cardano, ripple
        joint > knee, hip, shoulder, elbow, ankle, wrist, knuckle, finger, toe
        floor > ground-floor, first-floor, second-floor, third-floor, fourth-floor, fifth-floor, sixth-floor, \
        seventh-floor, top-floor, basement
        """
}
