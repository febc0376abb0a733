extension Thesaurus {
    /// Rows about kinds of ailments, food and drink.
    static let kinds = """
        antibiotic > penicillin, amoxicillin, doxycycline, azithromycin, erythromycin, clindamycin, ciprofloxacin, \
        tetracycline
        vitamin/supplement > magnesium, zinc, iron, calcium, omega-3, folic-acid, b12, vitamin-d, vitamin-c, \
        fish-oil, probiotic, collagen, creatine, turmeric, iodine, ginseng
        vaccine/jab/shot/vaccination/injection > tetanus, flu, covid, booster, hepatitis, measles, rabies, \
        yellow-fever, typhoid, tick-borne, shingles, hpv, polio, mmr, pneumococcal
        doctor/doc/physician/specialist/consultant/medic > gp, cardiologist, dermatologist, neurologist, \
        oncologist, urologist, gynaecologist, gynecologist, psychiatrist, paediatrician, pediatrician, surgeon, \
        ophthalmologist, orthopaedist, orthopedist, ent, radiologist, rheumatologist, gastroenterologist, \
        endocrinologist, allergist, anaesthetist, anesthetist, dentist, orthodontist, internist, obstetrician
        therapist/therapy/therapeutic > physio, physiotherapist, physiotherapy, psychologist, psychotherapist, \
        counsellor, counselor, osteopath, chiropractor, acupuncture, speech-therapist, occupational-therapist, \
        hypnotherapist, masseuse, masseur, cbt, psychiatrist, hypnosis, counselling, counseling
        treatment/treat > chemo, chemotherapy, radiotherapy, dialysis, physiotherapy, surgery, operation, therapy, \
        acupuncture, laser, infusion, injection, transfusion, rehab, antibiotics, insulin
        operation/surgery/op/operated/procedure > appendectomy, bypass, caesarean, c-section, hip-replacement, \
        knee-replacement, cataract, hernia, tonsillectomy, tonsils, appendix, gallbladder, hysterectomy, \
        mastectomy, vasectomy, transplant, stent, meniscus, bunion, wisdom-teeth, biopsy, endoscopy
        scan/test/screening/examination > mri, ct, x-ray, ultrasound, ecg, ekg, mammogram, colonoscopy, biopsy, \
        endoscopy, blood-test, smear, eye-test, hearing-test, gastroscopy, urine
        appointment/check-up/checkup > dentist, doctor, gp, optician, hairdresser, vet, physio, therapist, \
        dermatologist, gynaecologist, gynecologist, cardiologist, orthodontist, mammogram, mri, scan, vaccination, \
        consultant
        medical/health/healthcare > doctor, hospital, clinic, nurse, surgeon, gp, medication, diagnosis, \
        operation, surgery, diabetes, asthma, allergy, blood-pressure, cancer, cholesterol, therapy, physio, \
        illness, allergic
        cancer > leukaemia, leukemia, lymphoma, melanoma, tumour, tumor, breast-cancer, prostate-cancer, \
        lung-cancer, bowel-cancer, skin-cancer, sarcoma, myeloma, carcinoma
        allergy/allergic/intolerance/intolerant > peanut, nut, hazelnut, walnut, pollen, hay-fever, hayfever, \
        dust, mites, cat-hair, penicillin, shellfish, lactose, gluten, egg, soy, sesame, latex, nickel, wasp, \
        bee-sting, strawberry, kiwi, celery, histamine, mould, birch, fructose
        diet/eating-habit > vegetarian, vegan, pescatarian, keto, low-carb, paleo, gluten-free, dairy-free, \
        lactose-free, halal, kosher, fasting, mediterranean, atkins, fodmap, flexitarian, sugar-free, raw-food, \
        weight-watchers, slimming-world, low-salt
        medical-aid/aid > crutches, wheelchair, walking-stick, hearing-aid, glasses, pacemaker, insoles, walker, \
        rollator, prosthesis, brace, splint, stairlift, inhaler
        vice/bad-habit/addiction/addicted > smoking, cigarettes, alcohol, drinking, gambling, nail-biting, \
        chocolate, sugar, vaping, cannabis, nicotine, betting, drugs
        drug/narcotic > cannabis, weed, marijuana, cocaine, heroin, ecstasy, lsd, ketamine, hash, joint, pot
        food/eat/eats/dish/meal/favourite-food/favorite-food > pizza, pasta, lasagne, lasagna, spaghetti, risotto, \
        curry, sushi, ramen, burger, hamburger, steak, stew, goulash, schnitzel, dumplings, pierogi, paella, \
        tacos, burrito, kebab, falafel, soup, salad, fish-and-chips, roast, casserole, pie, noodles, gnocchi, \
        moussaka, biryani, pho, couscous, ratatouille, omelette, pancakes, sandwich, quiche, fondue
        cuisine/type-of-food > italian, french, chinese, thai, indian, japanese, mexican, greek, turkish, \
        vietnamese, korean, lebanese, spanish, moroccan, ethiopian, persian, georgian, polish, german, peruvian, \
        brazilian, caribbean, malaysian
        restaurant/eat-out/takeaway/takeout > pizzeria, trattoria, bistro, brasserie, sushi, steakhouse, tapas, \
        diner, mcdonald's, mcdonalds, burger-king, kfc, curry-house, subway, thai, indian, chinese, italian, \
        tavern, gastropub, kebab, noodle-bar
        fruit > apple, pear, banana, orange, mandarin, clementine, satsuma, grapefruit, lemon, lime, peach, \
        nectarine, apricot, plum, cherry, cherries, strawberry, strawberries, raspberry, raspberries, blueberry, \
        blueberries, blackberry, blackberries, grape, melon, watermelon, mango, papaya, pineapple, kiwi, fig, \
        date, pomegranate, quince, rhubarb, gooseberry, lychee, passion-fruit, persimmon
        berry/berries > strawberry, strawberries, raspberry, raspberries, blueberry, blueberries, blackberry, \
        blackberries, gooseberry, gooseberries, cranberry, cranberries, currant, redcurrant, blackcurrant, \
        elderberry
        citrus > orange, lemon, lime, grapefruit, mandarin, clementine, satsuma, tangerine, pomelo, kumquat
        vegetable/veg/veggies/greens > carrot, potato, tomato, onion, garlic, leek, cabbage, cauliflower, \
        broccoli, spinach, kale, lettuce, cucumber, courgette, zucchini, aubergine, eggplant, pepper, pea, bean, \
        asparagus, celery, celeriac, beetroot, radish, turnip, parsnip, swede, pumpkin, squash, fennel, artichoke, \
        brussels-sprouts, sprouts, chard, mushroom, sweetcorn, okra, avocado
        pulse/legume > lentil, chickpea, bean, pea, kidney-bean, soybean, black-bean, split-pea
        nut > peanut, hazelnut, walnut, almond, cashew, pistachio, pecan, brazil-nut, macadamia, chestnut, \
        pine-nut
        meat > beef, pork, lamb, chicken, turkey, duck, goose, veal, venison, rabbit, bacon, ham, sausage, steak, \
        mutton, mince, salami, liver, game, schnitzel, burger, ribs
        poultry > chicken, turkey, duck, goose, quail, hen, pheasant, guinea-fowl
        fish/seafood > salmon, tuna, cod, trout, herring, mackerel, sardine, anchovy, haddock, halibut, plaice, \
        sole, sea-bass, carp, eel, prawn, shrimp, mussel, oyster, crab, lobster, squid, octopus, clam, scallop, \
        calamari, sushi
        shellfish > prawn, shrimp, mussel, oyster, crab, lobster, clam, scallop, crayfish, langoustine, cockle
        cheese > cheddar, brie, camembert, gouda, parmesan, mozzarella, feta, stilton, gorgonzola, roquefort, \
        emmental, gruyere, gruyère, halloumi, ricotta, manchego, edam, mascarpone, goat's-cheese, raclette, \
        pecorino
        dairy > milk, cheese, butter, yoghurt, yogurt, cream, quark, curd, buttermilk, ice-cream, kefir, custard
        pasta > spaghetti, lasagne, lasagna, penne, ravioli, tortellini, gnocchi, carbonara, bolognese, macaroni, \
        fusilli, tagliatelle, linguine, cannelloni, rigatoni, pesto
        bread > baguette, sourdough, rye, roll, bagel, ciabatta, focaccia, toast, naan, pitta, pita, croissant, \
        bun, wholemeal, pumpernickel, brioche, flatbread
        carbs/side-dish/staple > rice, potato, pasta, bread, noodles, couscous, quinoa, bulgur, chips, fries, \
        polenta, dumplings
        soup/stew > minestrone, goulash, borscht, gazpacho, chowder, ramen, pho, broth, miso, bouillabaisse, \
        tom-yum, lentil, chilli, chili, casserole, pumpkin-soup
        herb/herbs > basil, parsley, coriander, cilantro, mint, thyme, rosemary, sage, oregano, dill, chives, \
        tarragon, bay, lavender, marjoram, lemongrass
        spice/spices/seasoning > cinnamon, cumin, turmeric, paprika, pepper, ginger, nutmeg, cardamom, saffron, \
        clove, chilli, chili, vanilla, aniseed, curry, caraway, coriander
        dessert/pudding/sweet/afters > ice-cream, tiramisu, cheesecake, crumble, trifle, apple-pie, brownie, \
        panna-cotta, crème-brûlée, mousse, custard, meringue, pavlova, cake, sorbet, gelato, strudel, \
        profiteroles, pancakes, waffles, tart, baklava, rice-pudding, sticky-toffee
        cake/baking/bake/baked > sponge, cheesecake, brownie, muffin, cupcake, scone, tart, gateau, carrot-cake, \
        chocolate-cake, victoria-sponge, lemon-drizzle, strudel, stollen, gingerbread, fruitcake, birthday-cake, \
        banana-bread, sachertorte, black-forest, cookies, biscuits, sourdough, bread, pie
        snack/nibble > crisps, chips, popcorn, nuts, peanuts, pretzel, biscuit, cookie, chocolate, olives, \
        crackers, cereal-bar, fruit, hummus, carrot, rice-cake
        sweets/candy/sweet-tooth > chocolate, liquorice, licorice, haribo, gummy, gummies, toffee, fudge, \
        marshmallow, lollipop, marzipan, nougat, caramel, mints, snickers, mars, kitkat, praline, truffle, \
        jelly-babies
        spread/topping > jam, honey, marmalade, peanut-butter, nutella, marmite, vegemite, butter, margarine, \
        hummus, cream-cheese
        sauce/condiment/dressing > ketchup, mayonnaise, mayo, mustard, soy, pesto, gravy, tabasco, vinegar, \
        hollandaise, chutney, sriracha, horseradish, tzatziki, aioli
        breakfast/brekkie > muesli, porridge, oatmeal, cereal, toast, cornflakes, granola, egg, bacon, croissant, \
        pancakes, yoghurt, yogurt, smoothie, bagel, waffles, crumpet, marmalade
        egg > omelette, omelet, scrambled, fried, poached, boiled, frittata, benedict, soft-boiled
        drink/beverage/drank > coffee, tea, water, juice, beer, wine, whisky, whiskey, gin, vodka, rum, cola, \
        coke, lemonade, milk, cocoa, hot-chocolate, smoothie, cider, champagne, prosecco, cocktail, espresso, \
        cappuccino, latte, squash, kombucha, tonic, sherry, port, brandy, aperol
        alcohol/booze/alcoholic/tipple/liquor/spirits > beer, wine, whisky, whiskey, gin, vodka, rum, cider, \
        champagne, prosecco, cocktail, brandy, cognac, tequila, sherry, port, schnapps, ouzo, grappa, lager, ale, \
        stout, sake, bourbon, martini
        wine > red, white, rosé, rose, riesling, merlot, chardonnay, rioja, pinot, cabernet, sauvignon, malbec, \
        shiraz, chianti, bordeaux, burgundy, barolo, prosecco, champagne, primitivo, zinfandel
        beer > lager, ale, stout, guinness, pilsner, ipa, bitter, wheat-beer, heineken, porter, corona, \
        craft-beer, kölsch, becks
        cocktail > mojito, margarita, daiquiri, martini, negroni, cosmopolitan, caipirinha, aperol, gin-and-tonic, \
        bloody-mary, old-fashioned, spritz, pina-colada, manhattan, whisky-sour
        soft-drink/fizzy/soda > coke, cola, pepsi, lemonade, fanta, sprite, ginger-ale, tonic, juice, ice-tea, \
        iced-tea, red-bull, elderflower, squash, root-beer
        juice > orange, apple, grape, tomato, cranberry, pineapple, grapefruit, carrot, elderberry, beetroot, \
        cherry, multivitamin
        hot-drink > coffee, tea, cocoa, hot-chocolate, mulled-wine, cappuccino, latte, espresso, chai, herbal, \
        camomile
        tea > earl-grey, green, chamomile, camomile, peppermint, rooibos, darjeeling, assam, chai, herbal, matcha, \
        oolong, black, jasmine, fennel, lapsang
        coffee > espresso, cappuccino, latte, flat-white, americano, macchiato, decaf, filter, black, mocha, \
        cortado, nespresso, cold-brew, ristretto
        milk > oat, soy, soya, almond, coconut, skimmed, semi-skimmed, whole, rice, lactose-free, goat, oat-milk, \
        soy-milk, almond-milk
        caffeine > coffee, tea, espresso, cola, coke, red-bull, energy-drink, cappuccino, matcha, latte
        flavour/flavor/ice-cream > vanilla, chocolate, strawberry, pistachio, lemon, mint, hazelnut, \
        stracciatella, caramel, coconut, mango, coffee, raspberry
        takeaway/takeout/fast-food/junk-food > pizza, burger, kebab, chips, fries, curry, sushi, hot-dog, \
        fish-and-chips, mcdonald's, mcdonalds, kfc, fried-chicken, noodles, döner
        clothes/clothing/wear/wore/worn/outfit/garment > dress, skirt, trousers, jeans, shirt, blouse, t-shirt, \
        jumper, sweater, pullover, cardigan, hoodie, jacket, coat, suit, tie, scarf, hat, gloves, socks, shorts, \
        leggings, gown, kilt, sari, dirndl, uniform, dungarees, tuxedo, waistcoat, poncho, kimono
        top > shirt, blouse, t-shirt, polo, jumper, sweater, hoodie, tank-top, vest, cardigan, sweatshirt, tunic, \
        turtleneck
        coat/jacket/outerwear > parka, anorak, raincoat, trenchcoat, trench-coat, blazer, mac, fleece, \
        denim-jacket, leather-jacket, duffel, down-jacket, overcoat, puffer, barbour, windbreaker, cagoule, bomber
        shoe/shoes/footwear > trainers, sneakers, boots, sandals, heels, high-heels, loafers, brogues, slippers, \
        wellies, flip-flops, pumps, clogs, birkenstocks, doc-martens, hiking-boots, ballerinas, moccasins, crocs, \
        stilettos
        hat/headgear/headwear > cap, beanie, beret, fedora, panama, bowler, sunhat, trilby, helmet, headscarf, \
        turban, straw-hat, bobble-hat, fascinator, top-hat
        accessory/accessories > scarf, belt, tie, bow-tie, handbag, gloves, sunglasses, hat, brooch, umbrella, \
        watch, shawl, cufflinks
        bag > handbag, rucksack, backpack, tote, briefcase, suitcase, satchel, holdall, purse, clutch, duffel, \
        messenger-bag, shopper
        fabric/material > cotton, wool, linen, silk, leather, denim, velvet, cashmere, fleece, polyester, \
        corduroy, tweed, merino, satin, lace, mohair
        colour/color > red, blue, green, yellow, orange, purple, pink, brown, black, white, grey, gray, turquoise, \
        teal, beige, navy, burgundy, violet, lilac, lavender, maroon, cream, gold, silver, magenta, crimson, \
        indigo, mint, olive
        pattern > striped, stripes, spotted, checked, tartan, plaid, floral, polka-dot, paisley, plain, tweed, \
        herringbone
        brand/label/make > nike, adidas, levi's, levis, zara, gucci, prada, apple, samsung, sony, bosch, ikea, \
        bmw, audi, ford, toyota, volkswagen, volvo, canon, nikon, patagonia, dyson, miele, lego
        home/house/housing/accommodation/property/live/lives > flat, apartment, bungalow, cottage, terraced, \
        semi-detached, detached, townhouse, penthouse, studio, villa, farmhouse, mansion, houseboat, caravan, \
        cabin, maisonette, bedsit, dormitory, dorm, condo, loft, duplex, flatshare, care-home, nursing-home, \
        houseshare
        room > kitchen, bedroom, bathroom, living-room, lounge, dining-room, study, nursery, hall, hallway, attic, \
        cellar, basement, conservatory, utility-room, guest-room, spare-room, pantry, loft, toilet, office, \
        sitting-room
        furniture > sofa, couch, settee, armchair, chair, table, desk, bed, wardrobe, bookcase, bookshelf, \
        chest-of-drawers, drawers, cupboard, sideboard, stool, dresser, bench, cabinet, bunk, cot, rocking-chair, \
        dining-table, coffee-table, shelf, mattress, recliner, nightstand
        bed > double, single, king-size, queen-size, bunk, futon, mattress, four-poster, cot, sofa-bed, camp-bed, \
        waterbed
        appliance/household/white-goods > fridge, freezer, dishwasher, washing-machine, dryer, tumble-dryer, oven, \
        cooker, microwave, kettle, toaster, hoover, vacuum, iron, blender, mixer, thermomix, air-fryer, \
        coffee-machine, hob, boiler, roomba
        """
}
