#!/usr/bin/env python3
"""Writes what was changed by hand back to a server, through the built program.

Usage: push_test.py PROGRAM CASE...
"""

import json
import os
import random
import sqlite3
import subprocess
import sys

from dav_stub import card, times
from sync_test import Place

ANA = "\r\n".join([
    "BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Someone//EN", "UID:uid-0", "FN:Ana Ruiz", "N:Ruiz;Ana;;;",
    "ORG:Northwind;Sales;North", "TEL;TYPE=CELL;X-SLOT=1:+44 7700 900100",
    "item1.TEL:+44 7700 900200", "item1.X-ABLABEL:Boat",
    "EMAIL;TYPE=HOME:ana@example.com", "NICKNAME:Annie,Nan",
    "NOTE;X-AUTHOR=me:Likes tea\\, and the sea.\\nAnd a line that is so long that it has to be f", " olded by"
    " whoever wrote it.", "X-UNKNOWN;X-A=1:keep me", "BDAY:1980-03-04",
    "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/", " 2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYI", "END:VCARD", ""])


def lines(text):
    return text.replace("\r\n ", "").split("\r\n")


def changed(before, after):
    """The lines that went, and those that came."""
    old, new = lines(before), lines(after)
    return [line for line in old if line not in new], [line for line in new if line not in old]


def department(place, text, who="%"):
    """Another program writes into the notebook."""
    with sqlite3.connect(place.folder / "circles.sqlite") as db:
        db.execute("UPDATE contact SET department = ? WHERE name LIKE ?", (text, who))


def begin(place, *more):
    place.server.put("0.vcf", ANA)
    place.add(*more)
    place.sync()
    return place.server


def fields(place):
    """Only the lines that say what was changed differ, and nothing is sent twice."""
    server = begin(place)
    for arguments, gone, new in (
        (("--job-title", "Captain"), [], ["TITLE:Captain"]),
        (("--job-title", "Admiral; retired"), ["TITLE:Captain"], ["TITLE:Admiral\\; retired"]),
        (("--organization", "Westwind"), ["ORG:Northwind;Sales;North"], ["ORG:Westwind;Sales;North"]),
        (("--phone", "+44 7700 900300"), [], ["TEL:+44 7700 900300"]),
        (("--remove-phone", "+44 7700 900200"),
         ["item1.TEL:+44 7700 900200", "item1.X-ABLABEL:Boat"], []),
        (("--birthday", "1981-05-06"), ["BDAY:1980-03-04"], ["BDAY:1981-05-06"]),
        (("--nickname", "Anita"), [], ["NICKNAME:Anita"]),
        (("--remove-nickname", "Nan"), ["NICKNAME:Annie,Nan"], ["NICKNAME:Annie"]),
        (("--note", "New\nnote"), [line for line in lines(ANA) if line.startswith("NOTE")],
         ["NOTE;X-AUTHOR=me:New\\nnote"]),
        (("--name", "Ana Maria Ruiz"), ["FN:Ana Ruiz", "N:Ruiz;Ana;;;"],
         ["FN:Ana Maria Ruiz", "N:Ruiz;Ana;Maria;;"]),
    ):
        before = server.cards["0.vcf"]
        place.run("people", "edit", "uid-0", *arguments)
        # Without being told to, nothing is written.
        assert place.sync()["pushed"] == 0 and server.cards["0.vcf"] == before
        said = place.run("sync", "--push", "--dry-run")
        assert server.cards["0.vcf"] == before
        for line in gone:
            assert "- " + line in said, said
        for line in new:
            assert "+ " + line in said, said
        said = place.sync("--push")
        assert said["pushed"] == 1 and said["conflicts"] == 0, (arguments, said, place.said)
        after = server.cards["0.vcf"]
        assert changed(before, after) == (gone, new), (arguments, changed(before, after))
        # Folds of other lines and line breaks are as they were.
        assert "\r\n 2wBDAAMC" in after and after.count("\n") == after.count("\r\n")
        again = place.sync("--push")
        assert again["pushed"] == 0 and again["fetched"] == 0 and again["requests"] <= 2, again
    assert all(condition for _, condition, _ in server.written), "a card was written without If-Match"
    place.same("Ana Maria Ruiz", "Ben Okafor", "Cleo Marsh")


def only_by_hand(place):
    """What another source says is not the user's, and an account may always be written to."""
    server = begin(place, "--push")
    assert json.loads(place.run("accounts", "list", "--output", "jsonl"))["push"] is True
    (place.folder / "more.vcf").write_text(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:other\r\nFN:Ana Ruiz\r\nEMAIL:ana@example.com\r\n"
        "TEL:+44 7700 900777\r\nTITLE:Pilot\r\nEND:VCARD\r\n")
    place.run("import", "more.vcf")
    assert "Pilot" in place.run("people", "show", "uid-0")
    assert place.sync()["pushed"] == 0 and server.cards["0.vcf"] == ANA
    # Another program's change is the user's, too.
    department(place, "Boats", "Ben%")
    assert place.sync()["pushed"] == 1
    assert "ORG:;Boats" in server.cards["1.vcf"], server.cards["1.vcf"]
    # A notebook that was filled from the card again finds nothing to write.
    place.run("runs", "undo", "last", "--yes")
    assert "server" in place.said, place.said
    assert place.sync()["pushed"] == 0 and "Boats" in place.run("people", "show", "Ben Okafor")


def conflicts(place):
    """A field that both sides changed is written on neither until the user decides."""
    server = begin(place)

    def clash(yours, theirs):
        place.run("people", "edit", "uid-0", "--job-title", yours)
        kept = [line for line in lines(server.cards["0.vcf"]) if not line.startswith(("TITLE", "END"))]
        server.put("0.vcf", "\r\n".join([*filter(None, kept), f"TITLE:{theirs}", "END:VCARD", ""]))
        said = place.sync("--push")
        assert said["conflicts"] == 1 and said["pushed"] == 0, said
        assert place.sync("--push")["conflicts"] == 1
        assert f"TITLE:{theirs}" in server.cards["0.vcf"]
        assert yours in place.run("people", "show", "uid-0")
        row = json.loads(place.run("sync", "--conflicts", "--output", "jsonl"))
        assert (row["field"], row["yours"], row["theirs"]) == ("job_title", yours, theirs), row
        assert yours in place.run("sync", "--conflicts")
    clash("Mine", "Theirs")
    # Other fields go on.
    department(place, "Boats", "Ana%")
    assert place.sync("--push")["pushed"] == 1 and "TITLE:Theirs" in server.cards["0.vcf"]
    place.run("sync", "--take", "mine", "Ana Ruiz")
    assert place.run("sync", "--conflicts", "--output", "jsonl") == ""
    said = place.sync("--push")
    assert said["pushed"] == 1 and said["conflicts"] == 0 and "TITLE:Mine" in server.cards["0.vcf"]
    server.put("0.vcf", server.cards["0.vcf"].replace("TITLE:Mine", "TITLE:Old"))
    place.sync()
    clash("Mine 2", "Theirs 2")
    place.run("sync", "--take", "theirs", "Ana Ruiz")
    assert "Theirs 2" in place.run("people", "show", "uid-0")
    assert place.sync("--push")["conflicts"] == 0
    place.run("sync", "--take", "theirs", "Ana Ruiz", status=64)
    # An edit to the server's value settles it for good, too.
    clash("Mine 3", "Theirs 3")
    place.run("people", "edit", "uid-0", "--job-title", "Theirs 3")
    assert place.sync("--push")["conflicts"] == 0
    place.run("people", "edit", "uid-0", "--job-title", "Mine 4")
    assert place.sync("--push")["pushed"] == 1 and "TITLE:Mine 4" in server.cards["0.vcf"]
    # Of a list only what both changed waits.
    place.run("people", "edit", "uid-0", "--remove-phone", "+44 7700 900100", "--phone", "+44 7700 900111")
    server.put("0.vcf", server.cards["0.vcf"].replace("TEL;TYPE=CELL;X-SLOT=1:", "TEL;TYPE=HOME:"))
    said = place.sync("--push")
    assert said["conflicts"] == 1 and said["pushed"] == 1, said
    assert "TEL;TYPE=HOME:+44 7700 900100" in server.cards["0.vcf"]
    assert "900111" in server.cards["0.vcf"], server.cards["0.vcf"]
    place.run("sync", "--take", "theirs", "Ana Ruiz")
    assert place.sync("--push")["conflicts"] == 0
    shown = place.run("people", "show", "uid-0").replace(" ", "")
    assert "900100" in shown and "900111" in shown, shown


def rewritten(place):
    """What a server drops or rewrites of our own card stays in the notebook, and is not sent again."""
    server = begin(place)
    server.rewrites = lambda text: "\r\n".join(
        line.upper() if line.startswith("TITLE") else line for line in text.split("\r\n")
        if not line.startswith("NICKNAME"))
    place.run("people", "edit", "uid-0", "--job-title", "Captain", "--nickname", "Anita")
    assert place.sync("--push")["pushed"] == 1
    for _ in range(2):
        said = place.sync("--push")
        assert said["pushed"] == said["changed"] == said["conflicts"] == 0, said
    shown = place.run("people", "show", "uid-0")
    assert "Captain" in shown and "Anita" in shown and "Annie" in shown, shown
    # What is changed next goes all the same.
    place.run("people", "edit", "uid-0", "--job-title", "Admiral")
    assert place.sync("--push")["pushed"] == 1 and "TITLE:ADMIRAL" in server.cards["0.vcf"]
    # That does not bring back what was dropped before.
    assert place.sync("--push")["pushed"] == 0
    # What the server changed since may be changed to the same again.
    server.rewrites = lambda text: text
    for _ in range(2):
        place.run("people", "edit", "uid-0", "--no-job-title")
        assert place.sync("--push")["pushed"] == 1 and "TITLE" not in server.cards["0.vcf"]
        server.put("0.vcf", server.cards["0.vcf"].replace("END:VCARD", "TITLE:Cook\r\nEND:VCARD"))
        place.sync("--push")
        assert "Cook" in place.run("people", "show", "uid-0")


def refused(place):
    """What the server rejects, or a card cannot say, is told and tried again; the notebook keeps it."""
    server = begin(place)
    server.put("1.vcf", card("uid-1", "Ben Okafor", "TEL:1").replace("VERSION:3.0", "VERSION:2.1"))
    place.sync()
    place.run("people", "edit", "uid-1", "--job-title", "Captain")
    assert place.sync("--push", status=1)["pushed"] == 0 and "carddav.cannot-be-written" in place.said
    place.run("people", "edit", "uid-0", "--job-title", "Captain")
    for status in (403, 404, 409, 413, 500, 502, 507):
        server.faults = [times(9, status, "PUT")]
        said = place.sync("--push", status=1)
        assert server.cards["0.vcf"] == ANA and said["pushed"] == 0
    server.faults = [times(9, 401, "PUT")]
    place.sync("--push", status=77)
    server.faults = []

    # Somebody else is faster: the next sync brings their change, and then ours goes.
    def faster(request):
        if request.command != "PUT":
            return False
        server.faults = []
        server.put("0.vcf", ANA.replace("X-UNKNOWN", "X-NEW"))
        return False
    server.faults = [faster]
    place.sync("--push", status=1)
    assert "TITLE" not in server.cards["0.vcf"] and "carddav.changed-meanwhile" in place.said
    place.sync("--push", status=1)
    assert "TITLE:Captain" in server.cards["0.vcf"] and "X-NEW" in server.cards["0.vcf"]
    # The connection breaks after the card was written: it is not written again, and is no conflict.
    def breaks(request):
        if request.command == "PUT":
            server.put("0.vcf", request.body)
            request.connection.close()
            request.close_connection = True
            server.faults = [times(99, 503)]
            return True
        return False
    place.run("people", "edit", "uid-0", "--job-title", "Admiral")
    server.faults = [breaks]
    place.sync("--push", status=(69, 75))
    server.faults = []
    said = place.sync("--push", status=1)
    assert said["conflicts"] == 0 and server.cards["0.vcf"].count("TITLE:Admiral") == 1, said
    # A proxy that packs an answer writes the version in its own way, which the server does not know.
    for step, packed in enumerate((lambda tag: "W/" + tag, lambda tag: tag[:-1] + '-gzip"')):
        place.run("people", "edit", "uid-0", "--job-title", f"Packed {step}")

        def packs(request, packed=packed):
            if request.command != "GET":
                return False
            text = server.cards["0.vcf" if request.path.endswith("0.vcf") else "1.vcf"]
            request.answer(200, text, "text/vcard", ETag=packed(server.etag(request.path.rsplit("/", 1)[-1])))
            return True
        server.faults = [packs]
        assert place.sync("--push", status=1)["pushed"] == 1, place.said
        server.faults = []
        assert f"TITLE:Packed {step}" in server.cards["0.vcf"]
    # Too many at once are not written.
    department(place, "Boats")
    place.sync("--push", "--max-changes", "1", status=75)
    assert "Boats" not in "".join(server.cards.values())


def people(place):
    """New people go only to the book that is named, and a card goes only when somebody says so."""
    server = begin(place)
    place.run("people", "add", "Dora Lind")
    assert place.sync("--push")["pushed"] == 0 and len(server.cards) == 3
    place.run("accounts", "remove", "home")
    place.add("--new-people-to", "Contacts")
    place.sync()
    assert place.sync("--push", "--dry-run")["pushed"] == 1 and len(server.cards) == 3
    # Some servers give a new card a UID of their own.
    server.rewrites = lambda text: "\r\n".join(
        "UID:the-servers-own" if line.startswith("UID") else line for line in text.split("\r\n"))
    assert place.sync("--push")["pushed"] == 1
    server.rewrites = lambda text: text
    dora = next(name for name, text in server.cards.items() if "Dora Lind" in text)
    assert "UID:the-servers-own" in server.cards[dora]
    said = place.sync("--push")
    assert said["pushed"] == said["changed"] == said["fetched"] == 0, said
    everybody = ("Ana Ruiz", "Ben Okafor", "Cleo Marsh", "Dora Lind")
    place.same(*everybody)
    # A sync that is undone doubles nobody, and from then on the server's changes come.
    for _ in range(2):
        place.run("runs", "undo", "last", "--yes")
        place.sync("--push")
        place.same(*everybody)
    server.put(dora, server.cards[dora].replace("Dora Lind", "Dora Lind-Berg"))
    place.sync()
    assert "Dora Lind-Berg" in place.people() and len(place.people()) == 4
    # Removed in the notebook is not removed on the server, unless the user says so.
    place.run("people", "remove", "Ben Okafor", "--yes")
    place.sync("--push")
    assert "1.vcf" in server.cards
    place.run("sync", "--delete", "Ben Okafor", status=64)
    place.run("sync", "home", "--push", "--delete", "Nobody", status=64)
    assert place.sync("home", "--push", "--delete", "Ben Okafor", "--dry-run")["pushed"] == 1
    assert "1.vcf" in server.cards
    assert place.sync("home", "--push", "--delete", "Ben Okafor")["pushed"] == 1
    assert "1.vcf" not in server.cards
    assert place.sync("home", "--push", "--delete", "Cleo Marsh")["pushed"] == 1
    assert sorted(place.people()) == ["Ana Ruiz", "Dora Lind-Berg"], place.people()
    # Who was added here, put there and taken out there stays here, and is not put there again.
    place.run("people", "add", "Emil Holt", "--phone", "+447700900155")
    assert place.sync("--push")["pushed"] == 1
    emil = next(name for name, text in server.cards.items() if "Emil Holt" in text)
    said = place.run("sync", "home", "--push", "--delete", "Emil Holt")
    assert "1 card removed on the server" in said, said
    for _ in range(2):
        assert place.sync("--push")["pushed"] == 0 and emil not in server.cards
    assert "Emil Holt" in place.people()


def title(text):
    """What a card says of a job and of numbers."""
    found = [line.split(":", 1) for line in lines(text) if ":" in line]
    numbers = sorted(value.replace(" ", "") for name, value in found if name.split(";")[0] == "TEL")
    return [value for name, value in found if name == "TITLE"], numbers


def both_xandikos(place):
    from radicale_test import Xandikos

    both(place, kind=Xandikos)


def both(place, count=12, edits=40, kind=None):
    """Random edits on both sides of a real server end equal on both."""
    from radicale_test import Radicale

    server = (kind or Radicale)(place.folder)
    BOOK = server.book
    chance = random.Random(7)
    try:
        server.fill(count)
        place.add(url=server.url + server.home)
        place.sync()
        names = {}
        for name in server.names():
            text = server.ask("GET", BOOK + name).decode()
            names[next(line[3:] for line in lines(text) if line.startswith("FN:"))] = name
        for step in range(edits):
            who = chance.choice(sorted(names))
            number = f"+4477009{chance.randrange(10**5):05}"
            if chance.random() < 0.5:
                change = [("--job-title", f"Mine {step}"), ("--phone", number), ("--no-job-title",)]
                place.run("people", "edit", who, *chance.choice(change))
            else:
                text = server.ask("GET", BOOK + names[who]).decode()
                kept = [line for line in lines(text) if line and not line.startswith("TITLE")]
                new = chance.choice([f"TITLE:Theirs {step}", f"TEL:{number}"])
                server.put(names[who], "\r\n".join([*kept[:-1], new, kept[-1], ""]))
            if chance.random() < 0.2:
                place.sync("--push")
        place.sync("--push")
        for row in map(json.loads, place.run("sync", "--conflicts", "--output", "jsonl").splitlines()):
            place.run("sync", "--take", chance.choice(["mine", "theirs"]), row["id"])
        place.sync("--push")
        said = place.sync("--push")
        assert said["pushed"] == said["changed"] == said["conflicts"] == said["fetched"] == 0, said
        place.run("export", "vcard", "--to", "mine.vcf")
        mine = (place.folder / "mine.vcf").read_bytes().decode().split("END:VCARD")
        assert len(place.people()) == count and len(server.names()) == count
        for who, name in names.items():
            own = next(text for text in mine if f"FN:{who}\r\n" in text)
            there = server.ask("GET", BOOK + name).decode()
            assert title(own) == title(there), (own, there)
    finally:
        server.stop()


class Vdirsyncer:
    """Another client of the book, which keeps it as a folder of files (of PyPI)."""

    def __init__(self, place, server):
        self.folder, self.config = place.folder / "other", place.folder / "vdirsyncer"
        home, book = server.book.rstrip("/").rsplit("/", 1)
        self.files = self.folder / book
        self.files.mkdir(parents=True)
        self.config.write_text(
            f"[general]\nstatus_path = \"{place.folder}/status\"\n"
            f"[pair both]\na = \"here\"\nb = \"there\"\ncollections = [\"{book}\"]\n"
            "conflict_resolution = \"b wins\"\n"
            f"[storage here]\ntype = \"filesystem\"\npath = \"{self.folder}\"\nfileext = \".vcf\"\n"
            f"[storage there]\ntype = \"carddav\"\nurl = \"{server.url}{home}/\"\n"
            "username = \"robin\"\npassword = \"none\"\n")
        self.run("discover")

    def run(self, command):
        done = subprocess.run(
            [sys.executable, "-m", "vdirsyncer", "-c", str(self.config), command], text=True,
            input="y\n" * 9, timeout=120, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode == 0, done.stdout

    def cards(self):
        return {path: path.read_text().replace("\n", "\r\n") for path in self.files.glob("*.vcf")}


def vdirsyncer(place, count=12, edits=int(os.environ.get("CIRCLES_EDITS", "40")), seed=7):
    """Random edits in the notebook and in vdirsyncer's folder end equal there and on the server."""
    from radicale_test import Radicale

    server = Radicale(place.folder)
    chance = random.Random(seed)
    try:
        server.fill(count)
        place.add(url=server.url + server.home)
        place.sync()
        other = Vdirsyncer(place, server)
        other.run("sync")
        names = place.people()
        for step in range(edits):
            who = chance.choice(names)
            number = f"+4477009{chance.randrange(10**5):05}"
            if chance.random() < 0.5:
                change = [("--job-title", f"Mine {step}"), ("--phone", number), ("--no-job-title",)]
                place.run("people", "edit", who, *chance.choice(change))
            else:
                path, text = next(both for both in other.cards().items() if f"FN:{who}\r\n" in both[1])
                kept = [line for line in lines(text) if line and not line.startswith("TITLE")]
                new = chance.choice([f"TITLE:Theirs {step}", f"TEL:{number}"])
                path.write_bytes("\r\n".join([*kept[:-1], new, kept[-1], ""]).encode())
            if chance.random() < 0.2:
                place.sync("--push")
            if chance.random() < 0.2:
                other.run("sync")
        other.run("sync")
        place.sync("--push")
        for row in map(json.loads, place.run("sync", "--conflicts", "--output", "jsonl").splitlines()):
            place.run("sync", "--take", chance.choice(["mine", "theirs"]), row["id"])
        place.sync("--push")
        said = place.sync("--push")
        assert said["pushed"] == said["changed"] == said["conflicts"] == said["fetched"] == 0, said
        other.run("sync")
        assert place.sync("--push")["fetched"] == 0
        place.run("export", "vcard", "--to", "mine.vcf")
        mine = (place.folder / "mine.vcf").read_bytes().decode().split("END:VCARD")
        there = [server.ask("GET", server.book + name).decode() for name in server.names()]
        assert len(place.people()) == len(there) == len(other.cards()) == count
        for who in names:
            own, book, folder = (next(title(text) for text in texts if f"FN:{who}\r\n" in text)
                                 for texts in (mine, there, list(other.cards().values())))
            assert own == book == folder, (who, own, book, folder)
    finally:
        server.stop()


def main():
    for case in sys.argv[2:]:
        globals()[case](Place(sys.argv[1]))
        print(f"{case}: good")
    return 0


if __name__ == "__main__":
    sys.exit(main())
