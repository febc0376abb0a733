"""Own-written lists of real-looking values.  Each is a tuple of plain strings."""


def _t(text):
    """Comma-separated text to a tuple."""
    return tuple(part.strip() for part in text.replace("\n", " ").split(",") if part.strip())


NAMES_F = _t("""Anna, Maria, Sofia, Emma, Olivia, Mia, Laura, Julia, Sarah, Lisa, Nina, Eva, Clara, Alice, Ruth,
Helen, Nora, Ingrid, Astrid, Freya, Chloe, Zoe, Leah, Hannah, Grace, Lucy, Ella, Amelia, Isla, Maya, Priya, Anjali,
Meera, Lakshmi, Yuki, Hana, Sakura, Aiko, Mei, Lin, Xiu, Fatima, Aisha, Leila, Yasmin, Zahra, Amina, Ngozi, Adaeze,
Wanjiru, Thandi, Carmen, Lucia, Elena, Paula, Ines, Rosa, Gabriela, Valentina, Camila, Beatriz, Giulia, Chiara,
Francesca, Marta, Agnes, Katarzyna, Olga, Irina, Natasha, Svetlana, Petra, Hanna, Elif, Zeynep, Dilara, Margaret,
Zoë, Chloé, Renée, Éloïse, Anaïs, Inès, Noémie, Léa, Hélène, Amélie, Zoé, Céline, Małgorzata, Łucja, Agnieszka, Żaneta, Bożena, Zdeňka, Markéta, Eliška, Tereza, Zuzana, Ľudmila, Ágnes, Zsófia, Réka,
Erzsébet, Ștefania, Ioana, Mădălina, Şebnem, Ayşe, Gülşen, Çiğdem, Özlem, Åsa, Märta, Linnéa, Signe, Bodil, Dagný, Guðrún, Þóra, Sólveig, Päivi, Äli, Külli, Kärt, Õie, Agnė, Rūta, Živilė, Jūratė, Līga, Māra,
Dženana, Željka, Snežana, Nataša, Đurđa, Lucía, Sofía, Begoña, Íñiga, Núria, Mònica, Conceição, Inês, Luísa, Fátima, Thảo, Hương, Thuỷ, Nguyệt, Linh, Xochitl, Itzel, Nayeli, Kaʻiulani, Moana, Aroha, Ngaio, Wairimu, Nomvula,
Lerato, Ayanda, Yetunde, Folasade, Ọlá, Chinwe, Abena, Akua, Amara, Mariam, Nour, Salma, Layla, Shirin, Parisa, Nasrin, Gulnara, Aigul, Saule, Tuya, Soyeon, Minji, Hyejin, Haruka, Naoko, Xiaoli, Meiling, Siti, Dewi, Ratna, Kavya, Divya,
Susan, Karen, Linda, Joan, Diane, Rachel, Rebecca, Deborah, Naomi, Miriam, Tamar, Noa, Bridget, Siobhan, Aoife, Niamh,
Megan, Rhian, Heather, Fiona, Isabel, Teresa, Sandra, Monica, Victoria, Charlotte, Emily, Jessica, Kate, Katie, Jane""")
NAMES_M = _t("""Tom, James, John, David, Daniel, Michael, Peter, Paul, Mark, Luke, Lucas, Leo, Max, Oscar, Hugo, Felix,
Anton, Erik, Lars, Sven, Nils, Jonas, Henrik, Magnus, Bjorn, Kai, Finn, Liam, Noah, Ethan, Oliver, Harry, George,
Charlie, Jack, Sam, Ben, Adam, Ryan, Connor, Sean, Patrick, Declan, Angus, Callum, Rhys, Owen, Carlos, Diego, Miguel,
Javier, Pablo, Mateo, Luis, Rafael, Andres, Marco, Luca, Giovanni, Matteo, Stefano, Pierre, Antoine, Julien, Louis,
Hans, Klaus, Stefan, Jan, Piotr, Marek, Ivan, Dmitri, Sergei, Viktor, Andrei, Mehmet, Emre, Omar, Ali, Hassan, Yusuf,
Ibrahim, Karim, Tariq, Samir, Raj, Arjun, Vikram, Rohan, Sanjay, Ravi, Hiro, Kenji, Takeshi, Wei, Jun, Minh, Kofi,
Kwame, Chidi, Emeka, Tunde, Sipho, Thabo, Robert, William, Richard,
Søren, Jørgen, Bjørn, Håkon, Åke, Göran, Jörg, Jürgen, Günther, Björn, Þór, Sigurður, Ólafur, Jón, Väinö, Jüri, Õnne, Märt, Žygimantas, Jānis, Andris, Ģirts, Łukasz, Paweł, Michał, Stanisław, Zbigniew, Mirosław, Ondřej, Jiří, Tomáš,
Václav, Štěpán, Ľuboš, Marián, László, Gábor, Zoltán, Bálint, István, Ștefan, Răzvan, Cătălin, Ionuț, Željko, Đorđe, Miloš, Nebojša, Siniša, Tomaž, Gjergj, Besnik, Yiannis, Kostas, Giorgi, Levan, Tigran, Aram, Şükrü, Çağlar, Oğuz, Ömer, Umut,
René, André, François, Jérôme, Rémi, Loïc, Gaël, Benoît, Étienne, José, Ángel, Iñaki, Raúl, Andrés, Nicolás, Joaquín, João, Antônio, Luís, Gonçalo, Tomé, Jordi, Òscar, Seán, Pádraig, Ciarán, Rónán, Đức, Hùng, Tuấn, Quân, Thiện, Keoni, Tāne, Wiremu,
Rangi, Kwabena, Olúṣẹ́gun, Babatunde, Chukwudi, Mandla, Bongani, Juma, Baraka, Tesfaye, Dawit, Moussa, Ousmane, Bilal, Faisal, Nasser, Reza, Farid, Daniyar, Timur, Batu, Minho, Jaehyun, Haruto, Sota, Zhiwei, Jianguo, Budi, Agus, Suresh, Karthik,
 Thomas, Simon, Steve, Greg, Frank, Alan, Bruce""")
NAMES_X = _t("Alex, Robin, Sasha, Jamie, Charlie, Taylor, Jordan, Morgan, Casey, Quinn, Noor, Sage, River, Ash, Kim, Lee, Nico, Remy")
PET_NAMES = _t("""Rex, Luna, Bella, Milo, Biscuit, Pepper, Ginger, Shadow, Coco, Nala, Simba, Oreo, Daisy, Buddy, Rocky,
Misty, Smokey, Toffee, Mochi, Waffles, Pixel, Ziggy, Bruno, Fluffy, Tiger, Snowball, Hazel, Olive, Poppy, Maple, Nugget""")

PLACES = _t("""Lyon, Paris, London, Berlin, Oslo, Bergen, Madrid, Lisbon, Porto, Rome, Milan, Naples, Vienna, Prague, Warsaw,
Krakow, Dublin, Cork, Glasgow, Edinburgh, Cardiff, Leeds, York, Bristol, Brighton, Boston, Chicago, Denver, Seattle,
Austin, Portland, Toronto, Montreal, Vancouver, Lima, Bogota, Santiago, Quito, Havana, Cairo, Tunis, Lagos, Accra,
Nairobi, Kampala, Cape Town, Durban, Mumbai, Delhi, Chennai, Kolkata, Tokyo, Osaka, Kyoto, Seoul, Busan, Hanoi, Bangkok,
Manila, Jakarta, Sydney, Perth, Melbourne, Auckland, Wellington, Athens, Istanbul, Ankara, Beirut, Amman, Zurich, Geneva,
Basel, Antwerp, Ghent, Rotterdam, Utrecht, Hamburg, Munich, Cologne, Leipzig, Stockholm, Malmo, Uppsala, Helsinki, Tampere,
Riga, Vilnius, Tallinn, Bordeaux, Nantes, Marseille, Seville, Valencia, Granada, Turin, Bologna, Palermo, Zagreb, Belgrade,
Norway, Spain, Italy, Japan, Kenya, Peru, Canada, Ireland, Scotland, Wales, Portugal, Greece, Iceland, Chile, New Zealand,
Mexico, Vietnam,
Kraków, Łódź, Wrocław, Gdańsk, Poznań, Zürich, São Paulo, Florianópolis, Belém, Brasília, Genève, Besançon, Orléans, Nîmes, Saint-Étienne, Köln, München, Düsseldorf, Münster, Tübingen, Malmö, Göteborg, Jönköping, Västerås, Umeå, Tromsø, Ålesund, Bodø, Århus,
København, Helsingør, Reykjavík, Ísafjörður, Jyväskylä, Tórshavn, Pärnu, Võru, Šiauliai, Klaipėda, Rīga, Liepāja, Plzeň, České Budějovice, Brno, Košice, Győr, Pécs, Debrecen, Brașov, Timișoara, Iași, Niš, Šibenik, Čakovec, Kočevje, İzmir, Eskişehir, Muğla,
Málaga, Cádiz, Córdoba, León, A Coruña, Logroño, Mérida, Querétaro, Bogotá, Medellín, Asunción, Valparaíso, Cusco, Évora, Setúbal, Guimarães, Đà Nẵng, Huế, Hội An, Cần Thơ, Whangārei, Taupō, Māngere, Dún Laoghaire, Curaçao, Ouagadougou, Bobo-Dioulasso,
Antananarivo, Yaoundé, Lomé, Abidjan, Kigali, Gaborone, Windhoek, Addis Ababa, Luxor, Fès, Agadir, Isfahan, Shiraz, Tbilisi, Yerevan, Almaty, Tashkent, Ulaanbaatar, Kathmandu, Dhaka, Lahore, Jaipur, Kochi, Pune, Colombo, Yangon, Vientiane, Penang, Bandung, Cebu, Taipei, Chengdu,
Sapporo, Nagoya, Daegu, Hobart, Nuku'alofa, Honolulu, Québec, Trois-Rivières, New Orleans, Santa Fe, Port-au-Prince, Paramaribo,  Morocco, Turkey, Poland, Finland, Sweden, Denmark, Brazil, Argentina, Ghana, San Diego, Buenos Aires""")

# Foods: plurals are spoken of as "them", the rest as "it".
FOODS_PL = _t("""peanuts, almonds, walnuts, cashews, hazelnuts, strawberries, eggs, shrimps, prawns, mussels, lentils,
chickpeas, soybeans, tomatoes, mushrooms, kiwis, peaches, apples, bananas, oranges, cherries, onions, oysters, clams, crabs,
sesame seeds, pine nuts, mangoes, figs, raisins, olives, beans, peas, grapes, avocados, tree nuts, blueberries, plums""")
FOODS_SG = _t("""milk, wheat, gluten, soy, fish, shellfish, celery, mustard, garlic, cheese, butter, chocolate, coconut, honey,
lactose, rye, corn, pork, beef, tuna, salmon, lobster, pineapple, melon, ginger, cinnamon, yeast, caffeine, red wine, sesame""")
ALLERGY_OTHER = _t("cats, dogs, pollen, dust, bee stings, latex, penicillin, wool, feathers, nickel, ragweed, mould, horses")
DISHES = _t("""pizza, sushi, pasta, ramen, tacos, curry, lasagne, pancakes, risotto, dumplings, paella, couscous, goulash, pho,
falafel, burgers, fried rice, chilli, mac and cheese, apple pie, lentil soup, tomato soup, roast chicken, moussaka, waffles,
banana bread, fish and chips, ice cream, dark chocolate, carrot cake, noodles, dim sum, bibimbap, gnocchi, shakshuka""")
DRINKS = _t("green tea, coffee, black tea, hot chocolate, lemonade, cider, red wine, orange juice, mint tea, oat milk, sparkling water, beer, espresso, chai")
JOBS = _t("""teacher, nurse, doctor, baker, carpenter, plumber, electrician, accountant, lawyer, engineer, programmer, designer,
architect, chef, waiter, barista, pilot, journalist, librarian, gardener, farmer, dentist, pharmacist, vet, photographer,
musician, painter, translator, mechanic, bus driver, taxi driver, train driver, police officer, firefighter, postman, tailor,
hairdresser, cleaner, receptionist, secretary, manager, salesperson, shop assistant, data analyst, researcher, biologist,
chemist, social worker, psychologist, midwife, paramedic, surgeon, potter, florist, butcher, cashier, writer, editor, actor,
dancer, coach, security guard, welder, roofer, surveyor, web developer, project manager, school principal, tour guide""")
COMPANIES = _t("a bank, a hospital, a small bakery, the post office, a law firm, a bookshop, the city library, a school, a startup, the airport, a garden centre, the university, a car factory, a hotel, a museum, a call centre, a supermarket")
LIKES_THINGS = _t("""hiking, painting, chess, gardening, cycling, swimming, running, yoga, knitting, reading, cooking, baking,
photography, pottery, climbing, fishing, camping, sailing, skiing, dancing, singing, board games, video games, crossword puzzles,
old films, science fiction, detective novels, jazz, classical music, rock music, folk music, opera, musicals, birdwatching,
astronomy, origami, calligraphy, long walks, rainy days, the sea, the mountains, museums, trains, podcasts, football, tennis,
basketball, table tennis, badminton, surfing, horse riding, woodworking, sewing, embroidery, history books, poetry, comics,
karaoke, stand-up comedy, gardens, puzzles, documentaries, cats, dogs, horses, sunsets, early mornings, snow""")
DISLIKES = _t("""crowds, loud music, mornings, the cold, flying, traffic, spiders, Mondays, small talk, horror films, broccoli,
cilantro, olives, long meetings, the heat, being late, phone calls, dentists, heights, shopping, noisy places, spicy food""")
COLORS = _t("blue, green, red, yellow, purple, orange, teal, turquoise, pink, black, white, grey, violet, brown, navy blue, dark green, gold, silver, crimson, lavender")
ANIMALS = _t("dog, cat, rabbit, hamster, parrot, horse, goldfish, tortoise, guinea pig, puppy, kitten, canary, ferret, lizard")
BREEDS = _t("beagle, poodle, greyhound, collie, labrador, terrier, spaniel, corgi, dachshund, tabby")
INSTRUMENTS = _t("guitar, piano, violin, cello, flute, drums, trumpet, saxophone, clarinet, harp, accordion, ukulele, bass, banjo, oboe")
LANGUAGES = _t("Spanish, French, German, Italian, Portuguese, Polish, Russian, Arabic, Hindi, Tamil, Mandarin, Japanese, Korean, Turkish, Dutch, Swedish, Norwegian, Finnish, Greek, Swahili, Welsh, Irish, Hebrew, Vietnamese")
SUBJECTS = _t("biology, physics, law, history, medicine, economics, computer science, philosophy, architecture, chemistry, mathematics, nursing, music, art history, linguistics, psychology, engineering, marketing, geography, design")
CARS = _t("a red Honda, a blue Toyota, an old Volvo, a small Fiat, a grey Ford, a white van, a black Skoda, an electric Kia, a green Mini, a silver Mazda, a yellow Beetle")
GOALS = _t("""run a marathon, learn the piano, write a novel, learn Spanish, buy a house, start a bakery, travel to Japan,
lose some weight, quit smoking, sleep better, read more, save money, change jobs, get a dog, learn to swim, climb a mountain,
finish the degree, paint more, drink less coffee, start a garden, move abroad, learn to drive, call home more often, eat healthier,
learn to cook, build a boat, open a shop, write a blog, spend less time online, adopt a cat, get fit, learn to dance""")
MONTHS = _t("January, February, March, April, May, June, July, August, September, October, November, December")
DAYS = _t("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday")
SPORTS = _t("football, tennis, basketball, volleyball, chess, hockey, badminton, rugby, cricket, golf, handball, table tennis, bridge")
COLLECTIONS = _t("stamps, coins, old maps, vinyl records, postcards, comic books, seashells, teapots, watches, fountain pens, model trains, fridge magnets")
DIETS = _t("vegetarian, vegan, pescatarian, left-handed, colour-blind, lactose intolerant, diabetic, retired, single, married, an early riser, a night owl, shy, an only child, pregnant, divorced, coeliac, a twin, short-sighted")
PROPS = _t("""doctor, dentist, landlord, lucky number, favorite book, favorite film, favorite song, favorite band, favorite season,
favorite drink, favorite flower, favorite animal, favorite city, favorite restaurant, favorite sport, favorite author, favorite game,
car, bike, phone, shoe size, blood type, star sign, middle name, surname, nickname, gym, school, university, street, email address,
job title, team, bus line, locker code, hometown, favorite subject, old school, physiotherapist, tutor, yoga teacher, bookshop, flat number""")
NOUNS = _t("""fence, bike, garden, roof, shelf, kitchen, report, essay, painting, scarf, cake, letter, boat, shed, lamp, chair,
door, window, blog, song, model plane, puzzle, desk, bookcase, jumper, quilt, website, presentation, thesis, poem, wall, bathroom, car,
balcony, wardrobe, sofa, tent, guitar, treehouse, radio, clock, stove, coat, bench, table, pond""")
RELATIONS_F = _t("sister, mother, wife, daughter, aunt, grandmother, niece, girlfriend, mum, mom, older sister, younger sister, stepmother, mother-in-law, twin sister, little sister, sister-in-law, grandma")
RELATIONS_M = _t("brother, father, husband, son, uncle, grandfather, nephew, boyfriend, dad, older brother, younger brother, stepfather, father-in-law, twin brother, little brother, brother-in-law, grandpa")
RELATIONS_X = _t("friend, best friend, boss, colleague, cousin, neighbour, roommate, partner, teacher, coach, flatmate, manager, doctor, therapist, tutor, landlord, classmate, neighbor")
COMMON_RELATIONS = _t("sister, brother, mother, father, wife, husband, partner, son, daughter, friend, best friend, boss, colleague, cousin, aunt, uncle, grandmother, neighbour")
