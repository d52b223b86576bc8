#!/usr/bin/env python3
"""Write a synthetic address book as one vCard file, the same for the same arguments.

usage: generate_book.py CARDS FILE [--photos] [--seed S]

Six of ten cards are as an iPhone writes them (3.0, itemN labels, UID, REV), three as Google does
(3.0 without UID), one as an old Android does (2.1, quoted-printable). With --photos every fifth
card carries 10 KB of folded base64.
"""
import argparse
import base64
import random
import uuid

PEOPLE = [  # weight, given names, family names
    (60, "Ada Ben Cleo Dan Edith Finn Gwen Hugo Iris Jack Kate Leo".split(),
     "Archer Baker Cooper Dyer Fisher Glover Hunter Mason Potter Sawyer".split()),
    (18, "Zoë José Björn Chloé Łucja Øyvind Şule Mátyás".split(),
     "Lindqvist Álvarez Wójcik Sørensen Müller Nováková Çelik".split()),
    (8, "Ольга Пётр Нина Лев".split(), "Кузнецова Мельник Орлов".split()),
    (9, "花子 太郎 美玲 지우".split(), "山田 林 陳 최".split()),
    (5, "نور سامي דינה".split(), "حداد منصور לביא".split()),
]
PLACES = [("Bristol", "", "BS1 4RW", "United Kingdom"), ("Malmö", "", "211 20", "Sverige"),
          ("Portland", "OR", "97201", "USA"), ("Sevilla", "", "41001", "España"),
          ("京都市", "京都府", "600-8001", "日本")]
STREETS = ["4 Wharf Lane", "Calle del Río 12", "Storgatan 9, 2 tr", "Mühlweg 3; Hof", "五条通 17"]
WORDS = "sings sails climbs bakes loves walnuts tea 喫茶店 met at the harbour; café, June — школа".split()
LABELS = ["_$!<Other>!$_", "_$!<HomePage>!$_", "Summer house", "Boat", "Atelier"]
RELATIONS = ["_$!<Spouse>!$_", "_$!<Sister>!$_", "_$!<Friend>!$_", "Godmother"]


class Person:
    def __init__(self, rnd, number, photos):
        _, given, family = rnd.choices(PEOPLE, [p[0] for p in PEOPLE])[0]
        self.given, self.family = rnd.choice(given), "%s-%d" % (rnd.choice(family), number)
        self.name = self.given + " " + self.family
        self.uid = str(uuid.UUID(int=rnd.getrandbits(128), version=4)).upper()
        self.phones = ["+%s %03d %06d" % (rnd.choice(["44", "46", "1", "34", "81"]),
                                          rnd.randrange(200, 999), rnd.randrange(10**6))
                       for _ in range(rnd.choice([1, 2, 2, 3, 3]))]
        self.emails = ["p%d.%d@example.org" % (number, k) for k in range(rnd.choice([0, 1, 1, 2]))]
        self.places = [(rnd.choice(STREETS),) + rnd.choice(PLACES)
                       for _ in range(rnd.choice([0, 1, 1]))]
        year = rnd.randrange(1935, 2012) if rnd.random() < 0.7 else None
        self.birthday = (year, rnd.randrange(1, 13), rnd.randrange(1, 29)) \
            if rnd.random() < 0.6 else None
        self.note = " ".join(rnd.choice(WORDS) for _ in range(rnd.choice([0, 6, 15, 40])))
        self.extra = rnd.random()
        self.label, self.relation = rnd.choice(LABELS), rnd.choice(RELATIONS)
        self.photo = base64.b64encode(b"\xff\xd8\xff\xe0" + rnd.randbytes(7500)).decode() \
            if photos and number % 5 == 0 else None


def escape(text):
    return text.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;").replace("\n", "\\n")


def fold(line):
    raw = line.encode()
    if len(raw) <= 75:
        return raw + b"\r\n"
    pieces, start, room = [], 0, 75
    while start < len(raw):
        end = min(len(raw), start + room)
        while end < len(raw) and raw[end] & 0xC0 == 0x80:
            end -= 1
        pieces.append(raw[start:end])
        start, room = end, 74
    return b"\r\n ".join(pieces) + b"\r\n"


def iphone(p):
    yield "PRODID:-//Apple Inc.//iOS 18.1//EN"
    yield "N:%s;%s;;;" % (escape(p.family), escape(p.given))
    yield "FN:" + escape(p.name)
    for k, phone in enumerate(p.phones):
        yield "TEL;type=%s;type=VOICE%s:%s" % ("CELL" if k == 0 else "HOME", ";type=pref" if k == 0 else "", phone)
    for email in p.emails:
        yield "EMAIL;type=INTERNET;type=HOME:" + email
    item = 0
    for street, city, region, code, country in p.places:
        item += 1
        yield "item%d.ADR;type=HOME:;;%s;%s;%s;%s;%s" % (item, escape(street), escape(city), region, code, country)
        yield "item%d.X-ABADR:gb" % item
    if p.extra < 0.3:
        item += 1
        yield "item%d.URL:https://example.org/%s" % (item, p.uid)
        yield "item%d.X-ABLabel:%s" % (item, p.label)
    if p.extra > 0.8:
        item += 1
        yield "item%d.X-ABRELATEDNAMES:Somebody %s" % (item, escape(p.family))
        yield "item%d.X-ABLabel:%s" % (item, p.relation)
    if p.birthday:
        year, month, day = p.birthday
        yield "BDAY:%04d-%02d-%02d" % p.birthday if year else \
            "BDAY;X-APPLE-OMIT-YEAR=1604:1604-%02d-%02d" % (month, day)
    if p.note:
        yield "NOTE:" + escape(p.note)
    if p.photo:
        yield "PHOTO;ENCODING=b;TYPE=JPEG:" + p.photo
    yield "REV:2026-10-01T12:00:00Z"
    yield "UID:" + p.uid


def google(p):
    yield "FN:" + escape(p.name)
    yield "N:%s;%s;;;" % (escape(p.family), escape(p.given))
    for email in p.emails:
        yield "EMAIL;TYPE=INTERNET;TYPE=WORK:" + email
    for phone in p.phones:
        yield "TEL;TYPE=CELL:" + phone
    if p.birthday:
        yield "BDAY:%04d-%02d-%02d" % p.birthday if p.birthday[0] else "BDAY:--%02d%02d" % p.birthday[1:]
    if p.note:
        yield "NOTE:" + escape(p.note)
    if p.photo:
        yield "PHOTO;ENCODING=b;TYPE=JPEG:" + p.photo
    yield "CATEGORIES:Friends,myContacts"


def quoted(name, text):
    line, lines = name + ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:", []
    for byte in text.encode():
        piece = chr(byte) if 0x20 <= byte < 0x7F and byte != 0x3D else "=%02X" % byte
        if len(line) + len(piece) > 75:
            lines.append(line + "=")
            line = ""
        line += piece
    return ("\r\n".join(lines + [line]) + "\r\n").encode()


def android(p):
    out = [b"BEGIN:VCARD\r\nVERSION:2.1\r\n", quoted("N", "%s;%s;;;" % (p.family, p.given)), quoted("FN", p.name)]
    out += [b"TEL;CELL:" + phone.replace(" ", "").encode() + b"\r\n" for phone in p.phones]
    out += [b"EMAIL;HOME:" + email.encode() + b"\r\n" for email in p.emails]
    if p.birthday and p.birthday[0]:
        out.append(b"BDAY:%04d-%02d-%02d\r\n" % p.birthday)
    if p.note:
        out.append(quoted("NOTE", p.note))
    return b"".join(out) + b"END:VCARD\r\n"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("cards", type=int)
    ap.add_argument("file")
    ap.add_argument("--photos", action="store_true")
    ap.add_argument("--seed", type=int, default=7)
    args = ap.parse_args()
    rnd = random.Random(args.seed)
    with open(args.file, "wb") as out:
        for number in range(args.cards):
            person = Person(rnd, number, args.photos)
            kind = rnd.random()
            if kind < 0.1:
                out.write(android(person))
                continue
            lines = iphone(person) if kind < 0.7 else google(person)
            out.write(b"BEGIN:VCARD\r\nVERSION:3.0\r\n" + b"".join(map(fold, lines)) + b"END:VCARD\r\n")


main()
