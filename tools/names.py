#!/usr/bin/env python3
"""Writes the given names of women and men that the matcher knows, from Faker's lists.

    pip install faker && tools/names.py

Faker (MIT licence, see THIRD_PARTY.md) keeps lists of first names by country. A name goes to women or
men where at least three of four countries that have it say so; the others are left out, and so are
names of other scripts and of fewer than three letters. Rewrites Names/NamesOfWomen.swift and
Names/NamesOfMen.swift; what the program makes of them is in NameGenders.swift.
"""

import collections
import importlib
import pathlib
import re
import unicodedata

import faker
from faker.config import AVAILABLE_LOCALES

FOLDER = pathlib.Path(__file__).parent.parent / "Sources/Stages/CirclesMatching/Names"
# Which letters Unicode does not take apart.
LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i", "ə": "e"})
# As many names on a line as fit.
WIDTH = 180


def fold(name):
    name = unicodedata.normalize("NFKD", name.lower().translate(LETTERS))
    return "".join(letter for letter in name if not unicodedata.combining(letter))


def votes():
    """How many countries call each folded name a woman's, and how many a man's."""
    found = collections.defaultdict(lambda: [0, 0])
    # Icelandic has as many as all of the others together, few of them borne anywhere else.
    for locale in sorted(set(AVAILABLE_LOCALES) - {"is_IS"}):
        try:
            lists = importlib.import_module(f"faker.providers.person.{locale}").Provider
        except ImportError:
            continue
        for side, key in enumerate(("first_names_female", "first_names_male")):
            for name in {fold(name) for name in getattr(lists, key, ())}:
                if re.fullmatch("[a-z]{3,}", name):
                    found[name][side] += 1
    return found


def write(kind, whose, names):
    lines, line = [], ""
    for name in sorted(names):
        if len(line) + len(name) + 1 > WIDTH:
            lines.append(line)
            line = ""
        line += (" " if line else "") + name
    lines.append(line)
    body = "\n".join("    " + line for line in lines)
    (FOLDER / f"NamesOf{kind}.swift").write_text(
        f"/// {whose} names: written by `tools/names.py` from Faker {faker.VERSION} (THIRD_PARTY.md).\n"
        f"enum NamesOf{kind} {{\n  static let list = \"\"\"\n{body}\n    \"\"\"\n}}\n"
    )
    print(kind, len(names), "names", len(lines), "lines")


found = votes()
write("Women", "Women's", [n for n, (w, m) in found.items() if w >= 3 * m])
write("Men", "Men's", [n for n, (w, m) in found.items() if m >= 3 * w])
