"""Invented words: names, places and things that no list could memorise."""

from .sampling import VALUE_SHARE, held_out

ONSETS = ("b br c ch cl d dr f fl g gr h j k kl l m n p pl qu r s sh sk st t th tr v w y z zh "
          "b d f g h k l m n p r s t v").split()
VOWELS = "a e i o u a e i o ai ea ee ia io ou ua y ei oo".split()
CODAS = ("n r l s m t k d x nd rn lt st sh th ng rd sk v z n r l").split()
NAME_ENDS = "a o i e ie in an en el us a ia y ette ora ina on ik is ara ette".split()
PLACE_ENDS = ("ville ton burg stad ford holm grad aro ova mere wick haven by heim dale port bury"
              " ona esti ia ur ani field minster gate").split()
# Letters of other alphabets and the plain ones they stand for; one invented name or place in five has some of them.
MARKED = dict(a="áàâãäåăāą", e="éèêëěęēė", i="íîïī", o="óôõöøőō", u="úùûüůűū", c="çćč", s="śşšș", z="źżž", n="ñńňņ", l="łľ", y="ýÿ", r="řŕ", d="đď", g="ğģ", t="țť", k="ķ")
MARKS = 0.2
SPLICED = 0.45       # share of invented words that are pieces of the vocabulary
JOB_ENDS = "er ist or smith wright monger keeper maker".split()


def stem(s, low=1, high=2):
    """One to `high` open or closed syllables, in lower case."""
    parts = []
    for i in range(s.count(low, high)):
        onset = s.one(ONSETS) if i or s.chance(0.85) else ""
        parts.append(onset + s.one(VOWELS) + (s.one(CODAS) if s.chance(0.4) else ""))
    return "".join(parts)


def splice(s):
    """Two to four pieces of the tokenizer's vocabulary in a row, so that every token is copied now and then."""
    word = ""
    for _ in range(s.weighted({2: 5, 3: 3, 4: 1})):
        word += s.one(s.pieces)
    return word if 4 <= len(word) <= 14 else splice(s)


def _keep(s, make):
    """Draw until the word is on the sampler's side of the split."""
    if s.pieces and s.chance(SPLICED):
        whole = make
        make = lambda: splice(s).capitalize() if whole()[:1].isupper() else splice(s)
    for _ in range(60):
        word = make()
        if len(word) >= 3 and held_out(word, VALUE_SHARE) == s.heldout:
            return word
    return word


def marked(s, word):
    """The word with one to three letters of another alphabet, some of the time."""
    if not s.chance(MARKS):
        return word
    places = [i for i, letter in enumerate(word) if letter in MARKED]
    for i in s.some(places, s.count(1, 3)):
        word = word[:i] + s.one(MARKED[word[i]]) + word[i + 1:]
    return word


def name(s):
    """A given name such as Torvina or Tørvína."""
    return _keep(s, lambda: marked(s, stem(s) + (s.one(NAME_ENDS) if s.chance(0.6) else s.one(CODAS))).capitalize())


def place(s):
    """A town or country such as Kelmholm or Kělmhölm."""
    return _keep(s, lambda: marked(s, stem(s) + (s.one(PLACE_ENDS) if s.chance(0.75) else s.one(VOWELS))).capitalize())


def thing(s):
    """A common noun such as drovel."""
    return _keep(s, lambda: stem(s) + s.one(("", "", "el", "o", "in", "et", "ock", "le", "ar")))


def job(s):
    """A trade such as plomwright."""
    return _keep(s, lambda: stem(s, 1, 2) + s.one(JOB_ENDS))


def company(s):
    """A company such as Brinto Labs."""
    word = name(s)
    return word + s.one(("", "", " Labs", " Foods", " Group", " Works", " Motors", " Bank", " Studio", "soft", "tech"))


def language(s):
    """A language such as Velmish."""
    return _keep(s, lambda: (stem(s) + s.one(("ish", "ian", "ese", "i", "an"))).capitalize())
