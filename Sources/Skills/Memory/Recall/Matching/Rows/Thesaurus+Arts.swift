extension Thesaurus {
    /// Rows about music, stage, books and films.
    static let arts = """
        clarinet = clarinettist, clarinetist
        bass = bassist, bass-guitar
        accordion = accordionist, squeezebox
        sing = sang, sung, singer, choir, vocals, song, voice
        choir = sing, chorus, sang, singer, choral, chorister
        voice = sing, soprano, alto, tenor, baritone
        voice/sing/choir/part > soprano, alto, tenor, bass, baritone, mezzo, contralto, mezzo-soprano
        karaoke = sing, sang
        song = sing, track, tune, music, melody
        song/tune > anthem, ballad, hymn, lullaby, carol, aria, single, shanty, nursery-rhyme
        music = song, band, album, listen, tune, musical
        music/genre > jazz, rock, pop, classical, blues, folk, hip-hop, rap, techno, metal, punk, reggae, country, \
        soul, opera, indie, electronic, house, baroque, r&b, disco, gospel, grunge, k-pop, bluegrass
        band = group, musician, gig, bandmate
        group/band/artist/musician > beatles, queen, abba, radiohead, coldplay, u2, metallica, nirvana, oasis, \
        blur, genesis, pink-floyd, rolling-stones, led-zeppelin, the-cure, depeche-mode, muse, r.e.m., \
        arctic-monkeys, fleetwood-mac
        composer/classical > bach, mozart, beethoven, chopin, brahms, schubert, schumann, vivaldi, handel, haydn, \
        tchaikovsky, debussy, ravel, verdi, puccini, wagner, mahler, dvorak, liszt, rachmaninov, satie, \
        shostakovich, grieg, elgar, sibelius
        orchestra = symphony, philharmonic, musician, conductor
        concert = gig, live, show, recital, perform, performance
        gig = concert, show, perform, live
        concert/show/event > gig, recital, festival, opera, musical, symphony, open-air, tour, matinee
        festival = fest, glastonbury, open-air
        album = record, lp, cd, vinyl
        vinyl = record, lp, album, turntable, record-player
        rehearsal = rehearse, practise, practice, choir-practice, band-practice
        practise = practice, rehearse, rehearsal, train
        perform = performance, show, concert, stage, gig, recital
        opera = aria, opera-house, verdi
        theatre = theater, play, stage, drama, acting
        theatre/theater/stage > play, musical, opera, ballet, pantomime, comedy, cabaret, drama, premiere, \
        matinee, hamlet, macbeth
        play = theatre, theater, drama, stage
        amateur-dramatics = theatre, drama, acting, stage, theatre-group
        ballet = ballerina, tutu, dance, dancer
        circus = acrobat, clown, juggle
        paint = painting, painter, watercolour, watercolor, canvas, oils, brush, easel
        painting = painter, picture, canvas, art, portrait, artist
        draw = drawing, sketch, drew, drawn, illustrate, pencil
        sketch = draw, drawing, drew, sketchbook
        art = painting, artist, drawing, gallery, sculpture
        art/arts/artwork > painting, drawing, sculpture, watercolour, watercolor, etching, pottery, ceramics, \
        photography, printmaking, portrait, sketch, collage, calligraphy, mural, engraving, landscape
        artist = painter, sculptor, art, painting
        artist/painter > picasso, monet, van-gogh, rembrandt, vermeer, klimt, turner, hockney, matisse, cezanne, \
        dali, kahlo, warhol, chagall, klee, kandinsky, munch, hopper, rothko, degas
        exhibition = exhibit, gallery, museum, show, vernissage
        gallery = art, exhibition, museum
        museum = exhibition, gallery, exhibit
        sculpture = sculptor, statue, sculpt, carve
        pottery = potter, clay, ceramics, pots, kiln, wheel
        craft/crafts/handicraft > knitting, crochet, sewing, embroidery, quilting, pottery, weaving, macrame, \
        origami, woodwork, needlework, beading, patchwork, candle-making, felting, basket-weaving, bookbinding, \
        card-making, scrapbooking
        knit = knitting, wool, yarn, needles, jumper, sweater, knitter
        crochet = hook, yarn, wool
        sew = sewing, stitch, sewing-machine, needle, sewn, quilt
        embroidery = embroider, stitch, needlework, cross-stitch
        woodwork = wood, carve, carpentry, woodworking, whittle
        diy = do-it-yourself, handyman, repairs, home-improvement, tinker
        read = reading, book, novel, reader
        book = novel, read, author, title, paperback, reading
        book/reading/read/genre > novel, thriller, crime, whodunit, biography, autobiography, memoir, poetry, \
        poems, fantasy, sci-fi, romance, comic, comics, manga, classics, short-stories, mystery, cookbook, \
        non-fiction, history, detective-story, fairy-tale
        novel = book, fiction, author, story
        poem = poetry, poet, verse
        diary = journal, diarist
        blog = blogger, blogging, write, post, website
        crime = thriller, whodunit, detective, murder-mystery
        book-club = reading-group, read, books, reading-circle
        library = books, borrow, librarian, library-card
        bookshop = bookstore, books, bookseller
        author/writer/novelist/book > austen, dickens, tolstoy, dostoevsky, kafka, tolkien, rowling, christie, \
        orwell, hemingway, shakespeare, woolf, joyce, murakami, atwood, chekhov, proust, flaubert, goethe, mann, \
        pratchett, king, ishiguro, le-guin, steinbeck, garcia-marquez, ferrante, mantel, hardy, bronte, eliot, \
        borges, camus
        story = tale, write, novel, fiction
        publish = published, publication, publisher, come-out, appear
        bestseller = best-selling, book, novel
        magazine = subscribe, subscription, periodical, issue
        newspaper = paper, press, daily, read, news
        newspaper/paper > guardian, times, telegraph, independent, observer, daily-mail, new-york-times, \
        washington-post, le-monde, die-zeit, financial-times, wall-street-journal, el-pais, sun, mirror
        magazine/newspaper/subscription > economist, new-yorker, vogue, spectator, time, national-geographic, \
        private-eye, nature, wired, der-spiegel
        film = movie, cinema, watch, flick, picture, saw
        movie = film, cinema, flick, watch
        cinema = film, movie, pictures, movies, theater, movie-theater
        film/movie/genre > comedy, thriller, western, drama, horror, documentary, musical, sci-fi, romcom, \
        cartoon, animation, film-noir, action, blockbuster, casablanca, titanic, star-wars, amelie, jaws, \
        the-godfather, blade-runner, matrix
        director/film/movie > hitchcock, spielberg, kubrick, bergman, fellini, tarantino, almodovar, scorsese, \
        kurosawa, nolan, tarkovsky, truffaut, lynch, wes-anderson, miyazaki, kieslowski, chaplin
        actor/actress/star > di-caprio, dicaprio, streep, dench, pitt, clooney, hepburn, bogart, pacino, hanks, \
        kidman, blanchett, winslet, firth, huppert, deneuve, mikkelsen, connery
        horror = scary, frightening, horror-film
        comedy = funny, laugh, sitcom, comedian
        series = show, tv, watch, episode, season, programme
        series/show/programme/tv > sitcom, soap, drama, quiz, documentary, news, cartoon, reality, netflix, \
        friends, sherlock, the-crown, downton-abbey, eastenders, coronation-street, doctor-who, breaking-bad, \
        bake-off, seinfeld, the-wire, the-sopranos, game-of-thrones
        television = tv, telly, watch, channel, programme
        telly = tv, television, watch, show, programme
        soap = soap-opera, series, tv
        documentary = film, doc, programme, docu
        radio = station, listen, broadcast, wireless
        podcast = listen, episode, podcaster, show
        news = newspaper, headlines, broadcast, bulletin
        favourite = favorite, best, love, prefer, like, fan, top
        photography = photos, camera, photographer, pictures, snap, photograph
        photo = picture, photograph, snapshot, camera, snap, pic
        camera = photo, photography, lens, slr, film
        camera/brand > nikon, canon, leica, sony, fujifilm, pentax, olympus, polaroid, kodak, hasselblad, \
        panasonic, rollei
        darkroom = develop, film, photography
        game/games/play > chess, bridge, poker, scrabble, monopoly, catan, checkers, draughts, backgammon, go, \
        cards, dominoes, rummy, cluedo, risk, whist, canasta, skat, mahjong, carcassonne, trivial-pursuit, bingo, \
        charades, ludo, solitaire, uno
        card/cards/card-game > poker, bridge, rummy, whist, canasta, skat, solitaire, patience, blackjack, hearts, \
        uno, snap, cribbage, gin-rummy, tarot
        board-game/board > chess, scrabble, monopoly, catan, checkers, draughts, backgammon, risk, cluedo, \
        carcassonne, ludo, pandemic, trivial-pursuit, pictionary
        video-game/gaming/gamer/console/computer-game > minecraft, fortnite, zelda, mario, tetris, playstation, \
        xbox, nintendo, switch, sims, fifa, pokemon, warcraft, roblox, skyrim, animal-crossing, stardew-valley, \
        civilization, doom, pac-man, steam
        video-game = gaming, gamer, console, computer-game, play
        console = playstation, xbox, nintendo, gaming
        board-game = games-night, game-night, boardgame, play
        quiz = pub-quiz, trivia, quiz-night, quizzing
        crossword = puzzle, clues
        puzzle/puzzles > crossword, sudoku, jigsaw, wordle, rubik's-cube, riddle, brain-teaser, word-search
        gamble = bet, casino, betting, gambler
        lottery = lotto, jackpot, win, ticket, raffle
        toy/toys > lego, doll, teddy, train-set, puzzle, barbie, playmobil, kite, marbles, yo-yo, rocking-horse, \
        meccano
        collect = collection, collector, hoard, gather
        collect/collection/collector > stamps, coins, vinyl, records, postcards, antiques, comics, watches, \
        teapots, model-trains, model-cars, figurines, badges, matchboxes, beer-mats, autographs, fossils, \
        minerals, shells, butterflies, dolls, mugs, maps, snow-globes, thimbles, cameras, banknotes, corks, \
        typewriters, sneakers, fountain-pens, magnets
        stamp = philatelist, philately, stamp-collection
        coin = numismatist, numismatics, coin-collection
        antique = antiques, flea-market, old
        model-railway = model-trains, train-set, model-train, trains
        garden = gardening, gardener, plants, allotment, flowerbed, lawn, vegetable-patch
        gardening = garden, gardener, plants, allotment, green-fingers, planting
        """
}
