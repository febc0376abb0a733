/// What is said to somebody who speaks of suicide or self-harm: care, and people to turn to.
///
/// The numbers are public services that answer at all hours, except where it says otherwise, as of November 2026.
enum CareReply {
    /// The text.
    ///
    /// - Parameters:
    ///   - language: the language of the message (ISO 639-1).
    ///   - said: the replies before it; if one has the text already, a shorter one follows.
    static func text(in language: String, after said: [String]) -> String {
        let isRepeated = said.contains { reply in first.values.contains { reply.contains($0) } }
        return (isRepeated ? again : first)[language] ?? ""
    }

    /// The question for a hint: whether it is meant.
    static func question(in language: String) -> String { questions[language] ?? "" }

    /// Whether a reply was that question.
    static func asks(in reply: String) -> Bool { questions.values.contains { reply.contains($0) } }

    private static let first = [
        "en": """
        I'm glad you told me, and I'm sorry that it hurts this much. You deserve a person beside you now, and I am only a \
        small program. If you might act on this, please call your emergency number (112, 911 or 999), or go to someone \
        near you. You can talk to trained people at any hour: 988 in the US and Canada, Samaritans on 116 123 in the UK \
        and Ireland, Lifeline on 13 11 14 in Australia; findahelpline.com has numbers for other countries. Who could be \
        with you tonight? If you like, tell me what made today so heavy.
        """,
        "de": """
        Es ist gut, dass du es sagst, und es tut mir leid, dass es so weh tut. Du verdienst jetzt einen Menschen an deiner \
        Seite; ich bin nur ein kleines Programm. Wenn du dir etwas antun könntest, ruf bitte 112 an oder geh zu jemandem in \
        deiner Nähe. Die TelefonSeelsorge hört dir rund um die Uhr zu: 0800 111 0 111 in Deutschland, 142 in Österreich; in \
        der Schweiz Die Dargebotene Hand, 143. Wer könnte heute Abend bei dir sein? Magst du erzählen, was den Tag so schwer \
        gemacht hat?
        """,
        "fr": """
        C'est bien que tu le dises, et je suis désolé que cela fasse si mal. Tu mérites une vraie personne à tes côtés ; je ne \
        suis qu'un petit programme. Si tu risques de passer à l'acte, appelle le 112 ou va voir quelqu'un près de toi. Le 3114 \
        répond jour et nuit en France ; ailleurs, findahelpline.com donne les numéros. Qui pourrait être avec toi ce soir ? \
        Si tu veux, raconte-moi ce qui a rendu la journée si lourde.
        """,
        "es": """
        Me alegra que lo digas, y siento que duela tanto. Mereces tener a una persona a tu lado; yo solo soy un pequeño \
        programa. Si crees que podrías hacerte daño, llama al 112 o al número de emergencias de tu país, o ve con alguien \
        cercano. En España el 024 atiende a cualquier hora; para otros países, findahelpline.com. ¿Quién podría estar contigo \
        esta noche? Si quieres, cuéntame qué ha hecho tan pesado este día.
        """,
        "it": """
        Hai fatto bene a dirlo, e mi dispiace che faccia così male. Meriti una persona accanto a te; io sono solo un piccolo \
        programma. Se pensi di poterti fare del male, chiama il 112 o vai da qualcuno che ti è vicino. Telefono Amico \
        risponde in Italia allo 02 2327 2327 (dalle 9 alle 24); per altri paesi, findahelpline.com. Chi potrebbe stare con te \
        stasera? Se vuoi, raccontami che cosa ha reso la giornata così pesante.
        """,
        "pt": """
        Ainda bem que me disse, e lamento que doa tanto. Você merece ter uma pessoa ao seu lado; eu sou só um pequeno \
        programa. Se pode vir a magoar-se, ligue 112 (no Brasil 192) ou vá ter com alguém próximo. A qualquer hora: em \
        Portugal o SNS 24, 808 24 24 24; no Brasil o CVV, 188; para outros países, findahelpline.com. Quem poderia estar \
        com você esta noite? Se quiser, conte-me o que tornou o dia tão pesado.
        """,
    ]

    private static let again = [
        "en": """
        I'm still here, and it matters that you keep saying it. Please let a person hear this too, now: 988 in the US and \
        Canada, 116 123 in the UK and Ireland, 13 11 14 in Australia, findahelpline.com elsewhere, and 112, 911 or 999 if you \
        are in danger. Is there one person you could call or sit with in the next hour?
        """,
        "de": """
        Ich bin noch da, und es ist wichtig, dass du es aussprichst. Bitte lass es jetzt auch einen Menschen hören: 0800 111 0 \
        111 (Deutschland), 142 (Österreich), 143 (Schweiz), und 112, wenn du in Gefahr bist. Wen könntest du in der nächsten \
        Stunde anrufen?
        """,
        "fr": """
        Je suis toujours là, et c'est important que tu continues à le dire. Parles-en aussi à une personne, maintenant : le \
        3114 en France, findahelpline.com ailleurs, et le 112 si tu es en danger. Qui pourrais-tu appeler dans l'heure ?
        """,
        "es": """
        Sigo aquí, y es importante que lo digas. Deja que también te oiga una persona, ahora: el 024 en España, \
        findahelpline.com en otros países, y el 112 o tu número de emergencias si estás en peligro. ¿A quién podrías llamar en \
        la próxima hora?
        """,
        "it": """
        Sono ancora qui, ed è importante che tu lo dica. Fallo sentire anche a una persona, adesso: Telefono Amico 02 2327 \
        2327, findahelpline.com negli altri paesi, e il 112 se sei in pericolo. Chi potresti chiamare nella prossima ora?
        """,
        "pt": """
        Continuo aqui, e é importante que o diga. Deixe que uma pessoa também o ouça, agora: SNS 24, 808 24 24 24, em \
        Portugal; CVV, 188, no Brasil; e 112 ou 192 se estiver em perigo. Para quem poderia ligar na próxima hora?
        """,
    ]

    private static let questions = [
        "en": """
        That sounds heavy, and I want to ask plainly rather than miss it: are you thinking of not wanting to live? You can tell \
        me either way. If you are, you need not carry it alone: findahelpline.com has people who listen at any hour.
        """,
        "de": """
        Das klingt schwer, und ich frage lieber offen, als es zu überhören: Denkst du daran, nicht mehr leben zu wollen? Du \
        kannst es mir so oder so sagen. Wenn ja, musst du damit nicht allein bleiben: 0800 111 0 111 hört rund um die Uhr zu.
        """,
        "fr": """
        Cela semble lourd, et je préfère demander franchement plutôt que de passer à côté : penses-tu à ne plus vouloir vivre ? \
        Tu peux me le dire dans un cas comme dans l'autre. Si oui, ne reste pas seul avec ça : le 3114 écoute jour et nuit.
        """,
        "es": """
        Eso suena muy pesado, y prefiero preguntarlo claramente: ¿estás pensando en no querer vivir? Puedes decírmelo sea lo que \
        sea. Si es así, no tienes que llevarlo a solas: el 024 o findahelpline.com te escuchan a cualquier hora.
        """,
        "it": """
        Sembra molto pesante, e preferisco chiederlo chiaramente: stai pensando di non voler vivere? Puoi dirmelo in ogni caso. \
        Se è così, non devi portarlo da solo: su findahelpline.com c'è chi ascolta a qualsiasi ora.
        """,
        "pt": """
        Isso parece muito pesado, e prefiro perguntar com clareza: está a pensar em não querer viver? Pode dizer-me, seja como \
        for. Se sim, não precisa de carregar isso sozinho: o 808 24 24 24, o 188 no Brasil ou findahelpline.com ouvem a \
        qualquer hora.
        """,
    ]

    /// What is said to somebody who tells of another person in danger.
    static let other = """
        That is frightening to carry, and it is good that you take it seriously. Asking plainly whether they think of ending \
        their life does not put the idea there; it shows that you can bear the answer. Stay with them if you can, and put out of \
        reach what could do harm. If there is danger now, call 112, 911 or 999. You can both talk to trained people at any hour: \
        988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland, Lifeline on 13 11 14 in Australia; \
        findahelpline.com has numbers for other countries. How are you holding up yourself?
        """
}
