extension Thesaurus {
    /// Rows of everyday turns of phrase beside the plain words.
    static let turns = """
        rate = charge, charges, hourly, an-hour, per-hour, fee, price
        quote = quoted, estimate, cost, costs, charge, price
        charge = charges, cost, price, fee, bill, an-hour
        washer = washing-machine, laundry-machine
        dryer = tumble-dryer, tumble-drier, drier
        hoover = vacuum, vacuum-cleaner
        lp = vinyl, record, pressing, album
        worth = valuable, value, valued, precious
        line-of-business = works, job, runs, business, trade, shop, stall, company
        line-of-work = works, job, business, trade, profession
        business = runs, stall, shop, company, firm, studio, practice
        farrier = hooves, hoof, shoe, shoeing, horseshoes, blacksmith
        groomer = groom, clip, clipping, trim, fur, coat
        become = studying-to-be, training-to-be, training-as, wants-to-be, dream-job, career, grows-up
        dream-job = wants-to-be, wants-to-become, become, ambition, career
        grow-up = wants-to-be, wants-to-become, become
        commute = get-to-work, way-to-work, ride-to-work, drive-to-work, journey-to-work, each-way, travel-to-work
        get-to-work = commute, commutes, each-way, cycles, bus, tram, train
        bury = buried, lay-to-rest, laid-to-rest, grave, funeral
        lay-to-rest = bury, buried, grave
        guest = people-coming, people-invited, attend, attending, invited, invitees
        people-coming = guests, invited, attending
        crash-with = staying, stay, sofa, couch, put-up
        crashing-with = staying, stay, sofa, couch
        put-up = staying, stay, host, hosting
        leave-the-flat = moving-out, move-out, moves-out
        move-out = moving-out, leave, leaving, vacate
        in-the-middle-of = reading, halfway, currently
        book = reading, novel, read
        position = goalkeeper, goal, striker, midfielder, defender, winger, keeper, in-goal, left-back, right-back
        diet = eats-no, vegetarian, vegan, gluten-free, keto, halal, kosher
        look-after = looks-after, feed, feeds, fed, minds, babysits, waters, house-sits, cares
        coming = delivered, delivery, arrive, arrives, arriving, due
        deliver = delivered, delivery, arrive, arrives, come, coming, dropped-off
        repair = fix, fixed, fixing, mend, mended, repaired
        repairman = repair-man, fix, fixes, engineer, plumber, mechanic, handyman
        boiler-guy = repair-man, heating-engineer, plumber, engineer
        engine-light = garage, mechanic
        reach = phone-number, mobile-number, email, number, extension
        wood > oak, walnut, pine, mahogany, beech, cherry, teak, ash, birch, maple, ebony, rosewood, elm
        made-of > wood, oak, walnut, pine, steel, glass, leather, marble, granite, silver, gold, cotton, wool, linen
        brand > bosch, siemens, miele, beko, samsung, lg, sony, apple, ikea, philips, dyson, nike, adidas
        bird > hoopoe, robin, sparrow, blackbird, heron, kingfisher, owl, wren, finch, swallow, magpie, woodpecker, \\
        eagle, kestrel, crane, stork, swan, goose, duck, cuckoo, nightingale, starling, tit, thrush, puffin, gull
        cheese > taleggio, cheddar, brie, gouda, stilton, feta, halloumi, parmesan, camembert, gruyere, manchego, \\
        mozzarella, gorgonzola, emmental, pecorino, comte
        tea > rooibos, genmaicha, sencha, oolong, chamomile, peppermint, assam, darjeeling, matcha, lapsang, earl-grey
        kettle = tea, coffee, brew
        kidney-tablet = kidneys, tablet
        brew = tea, coffee, beer, drinks
        inhaler = asthma, wheeze, wheezing
        glasses = spectacles, frames, lenses, optician, reading-glasses
        cheer = match, game, tournament, race, competition
        best-man = groomsman, witness
        trailer = caravan, hitch
        wellies = wellington, rubber-boots, boots
        hobby = pastime, free-time, spare-time
        holiday-home = cottage, cabin, chalet, second-home, dacha
        walk-the-dog = dog-walker, walks, dog-walking
        water-the-plants = waters, plants, watering
        sort-out = arrange, organise, handle, handles
        handle = sort-out, deals-with, manages, processes, responsible
        run-out = expire, expires, expiry, ends, end, renew, renewal, valid
        expire = run-out, expires, valid, until, renewal, ends
        contract = end, ends, runs-until, until, cancel
        """
}
