"""One imaginary user: people, pets, possessions and everything known or not yet said about them."""

from dataclasses import dataclass

from . import appointments, facts, invent, words

SYNONYMS = {
    "mother": ("mum", "mom", "mother"), "mum": ("mum", "mother"), "mom": ("mom", "mother"),
    "father": ("dad", "father"), "dad": ("dad", "father"), "grandmother": ("grandma", "gran", "grandmother"),
    "grandma": ("grandma", "grandmother"), "grandfather": ("grandpa", "grandad"), "grandpa": ("grandpa", "grandfather"),
    "neighbour": ("neighbour", "neighbor"), "neighbor": ("neighbor", "neighbour"), "roommate": ("roommate", "flatmate"),
    "colleague": ("colleague", "coworker"), "boss": ("boss", "manager"), "best friend": ("best friend", "bestie"),
    "husband": ("husband", "hubby"), "older sister": ("older sister", "big sister"), "younger sister": ("younger sister", "little sister"),
    "older brother": ("older brother", "big brother"), "younger brother": ("younger brother", "little brother"),
}
PRONOUNS = {"f": dict(he="she", him="her", his="her"), "m": dict(he="he", him="him", his="his"), "x": dict(he="they", him="them", his="their")}
VERBS = (("grows", "grow"), ("teaches", "teach"), ("sells", "sell"), ("paints", "paint"), ("repairs", "repair"), ("writes", "write"), ("brews", "brew"),
         ("builds", "build"), ("reads", "read"), ("coaches", "coach"), ("owns", "own"), ("breeds", "breed"), ("bakes", "bake"), ("makes", "make"),
         ("practises", "practise"), ("takes", "take"), ("keeps", "keep"), ("cooks", "cook"), ("rides", "ride"), ("raises", "raise"), ("trains", "train"), ("designs", "design"), ("draws", "draw"), ("sews", "sew"), ("knits", "knit"),
         ("restores", "restore"), ("rents", "rent"), ("records", "record"), ("carves", "carve"), ("weaves", "weave"), ("tunes", "tune"), ("hunts", "hunt"), ("roasts", "roast"), ("pickles", "pickle"), ("publishes", "publish"), ("prints", "print"), ("studies", "study"), ("photographs", "photograph"), ("wears", "wear"), ("watches", "watch"), ("follows", "follow"), ("needs", "need"))
SPAN = 6
NAMED = 0.35        # share of worlds, beside those that come to it by chance, in which the user's name is known


@dataclass(eq=False)
class Person:
    rel: str
    gender: str
    name: str = ""
    named: bool = False      # whether anything known tells the name

    @property
    def pro(self):
        return PRONOUNS[self.gender]


@dataclass(eq=False)
class Fact:
    kind: str
    value: str
    person: Person = None
    extra: str = ""

    def slots(self):
        """Placeholders shared by every template of this fact."""
        v = self.value
        out = dict(v=v, a=facts.article(v), them="them" if facts.plural(v) else "it")
        if self.person:
            out.update(self.person.pro)
        return out


def relation(s):
    """A relation and the gender it implies."""
    pool = words.COMMON_RELATIONS if s.chance(0.65) else words.RELATIONS_F + words.RELATIONS_M + words.RELATIONS_X
    rel = s.one(pool)
    gender = "f" if rel in words.RELATIONS_F else "m" if rel in words.RELATIONS_M else s.one("fm")
    return rel, gender


def family(rel):
    return SYNONYMS.get(rel, (rel,)) + (rel,)


class World:
    """All facts of one imagined user, each either known already or still to be said."""

    def __init__(self, s, size):
        self.s = s
        self.known = []
        self.pending = []
        self.people = []
        self._kinds = set()
        for _ in range(size):
            self.known.extend(self.fresh())
        if size and "name" not in self._kinds and s.chance(NAMED):
            self._kinds.add("name")
            self.known.append(Fact("name", facts.draw_value(s, "name")))
        self.note_names()

    # -- drawing -----------------------------------------------------------
    def fresh(self):
        """One or two new facts that contradict nothing drawn before."""
        s = self.s
        roll = s.rng.random()
        if roll < 0.42:
            return self._about_person()
        if roll < 0.84:
            return self._about_user()
        if roll < 0.91:
            return self._pet()
        if roll < 0.955:
            return self._prop()
        if roll < 0.98:
            return self._appointment()
        return self._verb()

    def _appointment(self):
        s = self.s
        event = s.value(appointments.EVENTS)
        if ("date", event) in self._kinds:
            return []
        self._kinds.add(("date", event))
        return [Fact("date", appointments.day_phrase(s), extra=event)]

    def _about_user(self):
        s = self.s
        for _ in range(8):
            key = s.one(tuple(facts.USER) + ("name", "allergic", "likes", "lives", "job", "allergic", "likes"))
            if key not in self._kinds or (facts.USER[key].many and s.chance(0.25)):
                self._kinds.add(key)
                return [Fact(key, facts.draw_value(s, key))]
        return []

    def new_person(self, rel=None, gender=None, force_name=False):
        s = self.s
        for _ in range(8):
            r, g = (rel, gender) if rel else relation(s)
            same = [p for p in self.people if p.rel in family(r) or r in family(p.rel)]
            if same and not rel:
                if not (all(p.rel == r and p.name for p in same) and len(same) == 1 and s.chance(0.5)):
                    continue
                force_name = True
            person = Person(r, g)
            if force_name or s.chance(0.75):
                taken = {p.name for p in self.people}
                person.name = facts.person_name(s, g)
                if person.name in taken:
                    person.name = invent.name(s)
            self.people.append(person)
            return person
        return None

    def _about_person(self):
        s = self.s
        new = not self.people or s.chance(0.55)
        person = self.new_person() if new else s.one(self.people)
        if person is None:
            return []
        out = []
        if person.name and new and s.chance(0.6):
            out.append(Fact("p_name", person.name, person))
        if not out or s.chance(0.6):
            have = {f.kind for f in self.known if f.person is person}
            key = s.one(tuple(k for k in facts.PERSON if k != "p_free") + ("p_lives", "p_lives", "p_lives", "p_job", "p_likes", "p_free"))
            if key not in have:
                out.append(Fact(key, facts.draw_value(s, key), person))
        return out

    def _pet(self):
        s = self.s
        animal = s.value(words.ANIMALS) if not s.chance(0.12) else s.value(words.BREEDS)
        if ("pet", animal) in self._kinds:
            return []
        self._kinds.add(("pet", animal))
        name = "" if s.chance(0.2) else (invent.name(s) if s.chance(0.55) else s.value(words.PET_NAMES))
        return [Fact("pet", name, extra=animal)]

    def _prop(self):
        s = self.s
        prop = s.value(words.PROPS)
        if ("prop", prop) in self._kinds or prop == "car" and "car" in self._kinds:
            return []
        self._kinds.add(("prop", prop))
        if "number" in prop or prop in ("shoe size", "locker code", "bus line"):
            value = str(s.count(1, 9999) if "code" in prop else s.count(1, 99))
        elif prop in ("doctor", "dentist", "landlord", "physiotherapist", "tutor", "yoga teacher"):
            value = s.one(("Dr ", "", "")) + invent.name(s)
        elif prop in ("car", "bike", "phone"):
            value = "a " + s.value(words.COLORS) + " " + invent.name(s)
        elif prop == "favorite season":
            value = s.one(("spring", "summer", "autumn", "winter"))
        elif prop == "favorite drink":
            value = s.value(words.DRINKS)
        elif prop == "blood type":
            value = s.one(("A", "B", "AB", "O")) + s.one((" positive", " negative"))
        elif s.chance(0.3):
            value = s.one(("The ", "the ", "")) + s.one(("Red", "Old", "Blue", "Silent", "Golden", "Little", "Green", "Last")) + " " + invent.thing(s).capitalize()
        else:
            value = invent.name(s)
        return [Fact("prop", value, extra=prop)]

    def _verb(self):
        s = self.s
        third, base = s.one(VERBS)
        if ("verb", base) in self._kinds:
            return []
        self._kinds.add(("verb", base))
        what = s.one(("", s.value(words.COLORS) + " ")) + (invent.thing(s) if s.chance(0.6) else s.value(words.NOUNS)) + "s"
        if s.chance(0.3):
            what = s.value(words.DISHES) if base in ("cook", "bake", "make", "sell") else invent.thing(s)
        if s.chance(0.25):
            what += s.one((" every " + s.one(words.DAYS), " at the weekend", " every day", " every morning", " in the garden", " in winter"))
        return [Fact("verb", what, extra=third + "|" + base)]

    # -- what is known -----------------------------------------------------
    def note_names(self):
        """A person's name is known once any known fact was stated (statements carry the name)."""
        for f in self.known:
            if f.person and f.person.name:
                f.person.named = True

    def learn(self, items):
        self.known.extend(items)
        self.note_names()

    def part(self, start):
        """The same world with only what was learned from number `start` on."""
        other = object.__new__(World)
        other.s, other.people, other.pending, other._kinds = self.s, self.people, self.pending, self._kinds
        other.known = self.known[start:]
        return other

    def of_kind(self, key, person=None):
        return [f for f in self.known if f.kind == key and f.person is person]

    def known_people(self):
        seen = []
        for f in self.known:
            if f.person and f.person not in seen:
                seen.append(f.person)
        return seen

    # -- the block in the system prompt ------------------------------------
    def lines(self):
        """The fact lines, shuffled; every named person's name appears at least once."""
        s = self.s
        out = []
        told = set()
        for f in self.known:
            text, with_name = self._line(f)
            out.append(text)
            if with_name:
                told.add(f.person)
        for p in self.known_people():
            if p.name and (p not in told or s.chance(0.35)):
                text = f"The user's {p.rel} is named {p.name}."
                if text not in out:
                    out.append(text)
        s.rng.shuffle(out)
        return out

    def _line(self, f):
        s, p = self.s, f.person
        if f.kind == "p_name":
            options = [f"The user's {p.rel} is named {p.name}."] * 6 + [f"The user's {p.rel} is called {p.name}.", f"The user has a {p.rel} named {p.name}.".replace(" a u", " an u").replace(" a a", " an a").replace(" a o", " an o"), f"{p.name} is the user's {p.rel}."]
            return s.one(options), True
        if p:
            several = sum(q.rel == p.rel for q in self.people) > 1
            with_name = bool(p.name) and (several or s.chance(0.75))
            subject = f"The user's {p.rel}" + (f" {p.name}" if with_name else "")
            kind = facts.PERSON[f.kind]
            template = kind.line[0] if s.chance(0.75) else s.one(kind.line)
            return template.format(T=subject, **f.slots()), with_name
        if f.kind == "pet":
            if f.value:
                return s.one((f"The user has {facts.article(f.extra)} named {f.value}.",) * 3 + (f"The user's {f.extra} is named {f.value}.", f"The user has {facts.article(f.extra)} called {f.value}.")), False
            return f"The user has {facts.article(f.extra)}.", False
        if f.kind == "prop":
            return f"The user's {f.extra} is {f.value}.", False
        if f.kind == "date":
            return s.one((f"The user has {facts.article(f.extra)} {f.value}.", f"The user's {f.extra} is {f.value}.")), False
        if f.kind == "verb":
            return f"The user {f.extra.split('|')[0]} {f.value}.", False
        kind = facts.USER[f.kind]
        return (kind.line[0] if s.chance(0.7) else s.one(kind.line)).format(**f.slots()), False
