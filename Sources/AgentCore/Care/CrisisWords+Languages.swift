extension CrisisWords {
    static let german = CrisisWords(
        code: "de",
        plain: WordRow.rows(
            """
            mich|mir ~ umbringen|toten|umzubringen|ritzen|aufhangen|erhangen|erschießen|erschiessen|vergiften|ritze
            mich ~ selbst|absichtlich verletzen|verletze|verletzt
            mir ~ das|mein leben nehmen|nehme
            mir ~ was|etwas antun
            meinem|dem leben ~ ende
            will|mochte|wollte|wurde|konnte [am|nur|einfach|gerne|lieber|liebsten] [einfach|nur|liebsten] sterben|tot
            will|mochte|mag|kann ~ nicht mehr leben|weiterleben|aufwachen
            keine|keinen lust|grund|sinn mehr ~ leben
            wunschte|wunsche ~ tot|geboren
            ich|habe|hatte|meine ~ suizidgedanken|selbstmordgedanken
            bin|ich|fuhle ~ suizidal|lebensmude
            ohne mich besser
            besser [dran] ohne mich
            an|uber selbstmord|suizid
            """),
        works: WordRow.rows("film|buch|roman|lied|serie|artikel|referat|spiel"),
        turnsOfPhrase: WordRow.rows(
            """
            sterben|tot vor|umfallen
            nicht sterben
            lieber sterben als
            sterben fur|lernen|lassen
            nicht mehr in|bei|mit|auf
            leben in|bei|mit
            """))

    static let french = CrisisWords(
        code: "fr",
        plain: WordRow.rows(
            """
            me|m tuer|suicider|pendre|scarifier|mutiler|scarifie|mutile
            veux|voudrais|envie|prefere|preferais [de] mourir
            veux|peux|voudrais plus vivre|exister
            plus envie|raison de vivre
            fin a mes|ma jours|vie
            en finir ~ vie|tout
            envie d en finir
            j ai|des ~ idees|pensees suicidaires
            suis suicidaire
            me faire|fais du mal
            serait|serais|mieux ~ sans moi|mort|morte
            voudrais|aimerais etre mort|morte
            """),
        turnsOfPhrase: WordRow.rows(
            """
            mourir de
            vivre en|a|au|avec|dans|ici|chez|sur|la
            pas mourir
            plutot mourir que
            sans faire expres
            """))

    static let spanish = CrisisWords(
        code: "es",
        plain: WordRow.rows(
            """
            matarme|suicidarme|ahorcarme|cortarme
            me quiero|voy|quisiera ~ matar|suicidar|morir|cortar
            quitarme la vida
            hacerme dano
            lastimarme
            quiero|quisiera|ganas|deseo|prefiero [de] morir|morirme
            no quiero ~ vivir|viviendo|existir|despertar
            acabar con mi vida|todo
            sin ganas de vivir
            pensamientos|ideas suicidas
            mejor ~ sin mi
            estar muerto|muerta
            """),
        turnsOfPhrase: WordRow.rows(
            """
            morir|morirme|muero de
            vivir en|aqui|con|alli|sola|solo|lejos
            no quiero morir|morirme
            cortar|cortarme el|las|la pelo|unas|cabello|barba
            """))

    static let italian = CrisisWords(
        code: "it",
        plain: WordRow.rows(
            """
            uccidermi|ammazzarmi|suicidarmi|tagliarmi|impiccarmi
            farmi [del] male
            togliermi la vita
            farla finita
            voglio|vorrei|voglia|desidero [solo] [di] morire
            non voglio|ho ~ [piu] vivere|esistere|svegliarmi
            pensieri suicidi
            meglio ~ senza di me
            vorrei essere morto|morta
            """),
        turnsOfPhrase: WordRow.rows(
            """
            morire di|dal|dalla
            vivere a|qui|in|con|da
            non voglio morire
            tagliarmi i|le capelli|unghie
            """))

    static let portuguese = CrisisWords(
        code: "pt",
        plain: WordRow.rows(
            """
            me matar|suicidar|enforcar|cortar|machucar|ferir
            matar|suicidar|enforcar|cortar|magoar me
            tirar a minha|propria [propria] vida
            acabar com a minha vida
            quero|queria|vontade|prefiro [so] [de] morrer
            nao quero ~ viver|existir|acordar
            pensamentos|ideias suicidas
            melhor ~ sem mim
            queria estar morto|morta
            """),
        turnsOfPhrase: WordRow.rows(
            """
            morrer de
            viver em|aqui|com|no|na
            nao quero morrer
            cortar [me] o|as cabelo|unhas
            """))
}
