/// Food, drink and other things that people cannot have.
enum Allergens {
    /// Whether a word names something that one can be allergic to.
    static func contains(_ form: String) -> Bool {
        isFood(form) || others.contains(form) || others.contains(singular(form))
    }

    /// Whether a word names something one eats or drinks.
    static func isFood(_ form: String) -> Bool { foods.contains(form) || foods.contains(singular(form)) }

    private static func singular(_ form: String) -> String {
        if form.hasSuffix("ies") { return form.dropLast(3) + "y" }
        if form.hasSuffix("oes") { return String(form.dropLast(2)) }
        return form.hasSuffix("s") ? String(form.dropLast()) : form
    }

    private static let foods = words(
        """
        nut peanut walnut hazelnut almond cashew pistachio pecan macadamia chestnut sesame soy soya gluten wheat rye barley
        oat corn maize dairy milk lactose cheese butter cream yoghurt yogurt egg fish salmon tuna cod sardine anchovy
        mackerel shellfish seafood shrimp prawn crab lobster oyster mussel clam squid octopus scallop crayfish strawberry
        raspberry blueberry kiwi mango banana apple pear peach apricot plum cherry melon watermelon pineapple avocado
        citrus orange lemon lime grapefruit grape fig tomato celery carrot garlic onion mushroom lupin mustard lentil
        chickpea bean pea soybean chili pepper cinnamon coriander cilantro ginger honey chocolate cocoa coffee tea caffeine
        alcohol wine beer spirit sugar sweetener aspartame msg sulfite sulphite meat pork beef lamb chicken turkey duck
        bacon ham gelatin gelatine veal offal liver bread pasta rice potato aubergine eggplant courgette zucchini spinach
        cabbage sprout broccoli cauliflower beet beetroot parsnip turnip leek olive caper raisin date coconut papaya soda cola
        sweets candy cake pastry fastfood
        """)

    private static let others = words(
        """
        bee wasp hornet sting mosquito ant pollen birch grass ragweed hay dust mite mould mold cat dog horse fur feather
        latex nickel penicillin amoxicillin ibuprofen aspirin paracetamol sulfa codeine iodine antibiotic perfume fragrance
        sunscreen detergent wool rubber bite dander hair plaster adhesive chlorine
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
