extension Thesaurus {
    /// Rows about likes, fears, character, gifts and looks.
    static let character = """
        feel = feeling, felt, mood, emotion, emotional
        feeling/feelings/mood/emotion/feel > happy, sad, angry, lonely, anxious, proud, jealous, excited, tired, \
        stressed, worried, guilty, ashamed, grateful, homesick, upset, disappointed, nervous, depressed, bored, \
        content, relieved, overwhelmed, hurt
        happy = glad, joyful, cheerful, pleased, delighted, content, over-the-moon, joy, happiness
        sad = unhappy, down, upset, miserable, depressed, low, blue, sadness, cry
        angry = cross, furious, mad, annoyed, anger, fuming, livid
        lonely = alone, loneliness, isolated, lonesome
        worry = worried, worries, anxious, concern, concerned, fret, nervous, afraid
        anxious = anxiety, nervous, worried, worry, panic, on-edge
        stress = stressed, stressful, pressure, overworked, burnout, overwhelmed
        burnout = burnt-out, burned-out, exhausted, exhaustion
        depressed = depression, low, down, antidepressant
        proud = pride, achievement, accomplished
        ashamed = embarrassed, embarrassing, shame, embarrassment
        jealous = envious, envy, jealousy
        homesick = miss-home, misses-home, longing
        miss = misses, missing, long-for, pine
        regret = regrets, sorry, wish-had, wishes-had
        guilty = guilt, bad-conscience
        bored = boring, dull, boredom
        tired = exhausted, weary, knackered, fatigue, sleepy, worn-out
        surprise = surprised, unexpected, astonished
        cry = cried, tears, weep, wept
        laugh = funny, laughter, humour, humor, giggle
        cheer-up = cheers-up, lift-spirits, comfort, console
        relax = relaxing, unwind, unwinds, switch-off, wind-down, chill, destress, calm-down
        trust = rely, confide, confides
        forgive = forgave, forgiven, forgiveness
        apologise = apologize, apology, sorry, say-sorry
        secret = confidential, doesn't-know, nobody-knows, hidden
        character/personality/temperament/kind-of-person > shy, outgoing, generous, stubborn, patient, impatient, \
        kind, funny, strict, honest, lazy, ambitious, quiet, talkative, clumsy, cheerful, moody, reserved, \
        introvert, extrovert, introverted, extroverted, calm, brave, optimistic, pessimistic, sensitive, punctual, \
        sociable, bossy, forgetful, perfectionist
        shy = timid, introvert, introverted, reserved, bashful
        outgoing = extrovert, extroverted, sociable, gregarious
        stubborn = obstinate, pig-headed, headstrong
        generous = generosity, giving
        stingy = mean, miserly, tight-fisted, tightfisted
        impatient = impatience, short-tempered
        temper = short-tempered, hot-tempered, angry, lose-temper
        funny = humorous, sense-of-humour, witty, amusing, hilarious
        clever = smart, intelligent, bright, brainy
        lazy = idle, laziness, couch-potato
        honest = truthful, sincere, honesty
        strict = severe, stern
        talkative = chatty, chatterbox
        clumsy = accident-prone, drops-things
        forgetful = forget, absent-minded, scatterbrained, bad-memory
        optimist = optimistic, positive, glass-half-full
        pessimist = pessimistic, negative, gloomy
        early-bird = early-riser, morning-person, lark
        night-owl = stays-up-late, late-riser, up-late
        star-sign = zodiac, horoscope, sign
        star-sign/zodiac/horoscope > aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, \
        capricorn, aquarius, pisces
        left-handed = lefty, left-hander, which-hand
        believe = belief, believes, faith, religious, convinced
        religion/faith/religious/belief/believe/church/denomination > catholic, protestant, lutheran, anglican, \
        methodist, baptist, orthodox, quaker, christian, muslim, islam, jewish, judaism, hindu, hinduism, \
        buddhist, buddhism, sikh, atheist, agnostic, mormon, presbyterian, evangelical, pagan, humanist, \
        jehovah's-witness, bahai
        christian = christianity, church
        catholic = catholicism, mass, pope
        muslim = islam, islamic, mosque
        jewish = judaism, jew, synagogue
        hindu = hinduism
        buddhist = buddhism
        atheist = non-believer, not-religious, unbeliever, doesn't-believe, atheism
        church = mass, worship, parish, chapel, congregation
        place-of-worship/worship > church, mosque, synagogue, temple, chapel, cathedral, mass, gurdwara, abbey, \
        minster
        clergy/priest/minister > vicar, pastor, priest, rabbi, imam, reverend, rector, parson, deacon, monk, nun, \
        bishop, chaplain, curate
        vicar = pastor, priest, parson, minister, reverend
        fasting = fast, ramadan, lent
        vote = votes, voted, politics, party, election
        politics/party/political/vote > labour, conservative, tory, liberal, greens, democrat, republican, \
        socialist, communist, lib-dem, left-wing, right-wing, snp
        superstitious = superstition, lucky, unlucky, bad-luck
        lucky-charm = talisman, amulet, mascot
        gift = present, give, gave, given, got, surprise
        give = gave, given, gift, present, hand, donate
        gift/present/gave/give > watch, necklace, ring, book, scarf, earrings, bracelet, perfume, voucher, \
        flowers, chocolates, bike, camera, headphones, teddy, socks, jumper, puzzle, vase, painting, pen, \
        jewellery, toy, lego
        receive = received, got, get, given
        wrap = wrapped, wrapping, gift-wrap
        lend = lent, loan, loaned, borrow, borrowed
        borrow = borrowed, lend, lent, loan, loaned
        owe = owes, owed, debt, debts, lent, borrowed, pay-back
        return = give-back, gave-back, bring-back, come-back, back
        buy = bought, purchase, purchased, got, get, acquire, treated-himself, treated-herself, order, ordered, \
        splashed-out
        sell = sold, sale, for-sale, get-rid-of, got-rid-of
        own = owns, owner, have, has, possess, belong, belongs, got
        belong = belongs, own, owns, owner, member
        lose = lost, misplace, misplaced, mislaid, disappear, went-missing, missing
        find = found, discover, discovered, turned-up, come-across, came-across
        steal = stole, stolen, theft, burgled, burglary, robbed, pinched, nicked, thief
        burglary = burglar, burgled, break-in, broke-in, broken-into, robbed
        broken = break, broke, smashed, damaged, bust, out-of-order, not-working
        repair = fix, mend, repaired, fixed, mended, garage
        swap = exchange, trade, swapped
        collect = collection, collects, collector
        keep = keeps, kept, store, stored, hide, hidden
        hide = hid, hidden, keep, keeps, kept, stash
        spare-key = key, keys, spare
        throw-away = threw-away, bin, binned, discard, chuck, get-rid-of, got-rid-of
        donate = donates, donation, charity, gave-away, give-away
        looks/look-like/appearance > hair, eyes, tall, short, beard, moustache, glasses, tattoo, freckles, blonde, \
        blond, brunette, redhead, bald, slim, scar, curly, dimple, piercing, ginger, birthmark, ponytail
        hair/hair-colour/hair-color > blonde, blond, brunette, redhead, ginger, grey, gray, auburn, bald, curly, \
        curls, dyed, ponytail, fringe, brown-haired, dark-haired, red-haired, dreadlocks, bob, plait
        hair = haired, hairdo, hairstyle, haircut
        blonde = blond, fair-haired, fair
        redhead = ginger, red-haired, red-headed, red-hair
        bald = hairless, no-hair, shaved-head, balding
        hairdresser = haircut, barber, hairstylist, salon, hair, perm
        haircut = hair-cut, trim, hairdresser, barber
        dye = dyed, colour, coloured, tint
        beard = bearded, facial-hair, shave, stubble
        facial-hair > beard, moustache, mustache, goatee, stubble, sideburns, clean-shaven
        moustache = mustache, tash
        eyes/eye-colour/eye-color > blue, brown, green, hazel, grey, gray, blue-eyed, brown-eyed, green-eyed
        colour/color > red, blue, green, yellow, orange, purple, pink, brown, black, white, grey, gray, turquoise, \
        beige, violet, navy, burgundy, gold, silver, teal, lilac, cream
        tattoo = tattooed, tattooist, ink, inked
        piercing = pierced, earring, stud
        glasses = spectacles, specs, short-sighted, near-sighted, long-sighted, contact-lenses, lenses, eyesight, \
        optician, varifocals
        sunglasses = shades
        optician = optometrist, eye-test, eyes, glasses, eyesight
        short-sighted = near-sighted, nearsighted, shortsighted, myopic, myopia
        scar = stitches, wound
        freckles = freckled, freckly
        slim = thin, skinny, slender
        fat = overweight, obese, chubby, plump
        dress = wear, wears, wore, outfit, gown
        wear = wears, wore, dressed, dress, have-on
        jewellery/jewelry/jewel > ring, necklace, bracelet, earrings, brooch, pendant, watch, cufflinks, locket, \
        bangle, pearls, chain, tiara, anklet
        wedding-ring = wedding-band, ring
        clothes/clothing/garment/wear/outfit > dress, shirt, jumper, sweater, coat, jacket, trousers, jeans, \
        skirt, suit, tie, scarf, hat, socks, shoes, boots, cardigan, blouse, t-shirt, hoodie, gloves, kilt, \
        pyjamas
        shoe-size = shoe, shoes, feet, take-size, takes-size
        accident = crash, crashed, injury, injured, fall, fell, collision, mishap, hurt
        accident/injury/injure/hurt > broke, broken, fracture, fractured, sprain, sprained, twisted, burn, burnt, \
        burned, concussion, dislocated, cut, torn, tore, whiplash, bruise, crash, fell
        crash = accident, collision, ran-into, prang, collide
        fall = fell, fallen, slip, slipped, trip, tripped, stumble, tumble
        break = broke, broken, fracture, fractured, snap, snapped
        fracture = break, broke, broken, cracked, plaster, cast
        bone/limb > arm, leg, wrist, ankle, rib, collarbone, hip, elbow, toe, finger, foot, shin, shoulder, thumb, \
        nose, skull, pelvis, kneecap, collar-bone, femur
        plaster = cast, splint, broken
        sprain = sprained, twist, twisted
        crutches = broken-leg, crutch, walking-stick
        bite = bitten, bit, sting, stung
        operation = surgery, operate, operated, op, surgeon, surgical, under-the-knife, removed, taken-out, \
        anaesthetic
        operation/surgery/op/operate/operated > appendix, appendectomy, tonsils, tonsillectomy, hysterectomy, \
        bypass, cataract, hip-replacement, knee-replacement, gallbladder, hernia, caesarean, c-section, bunion, \
        transplant, vasectomy, pacemaker, mastectomy, keyhole, stent
        tonsils = tonsillectomy, tonsillitis
        """
}
