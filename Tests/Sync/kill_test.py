#!/usr/bin/env python3
"""Kills the program at every request of a sync: the next sync ends as if nothing had happened.

Usage: kill_test.py PROGRAM CASE...
"""

import copy
import re
import shutil
import sqlite3
import subprocess
import sys

from dav_stub import card
from sync_test import Place


class Victim:
    """A sync that is killed at a request, before or after the server has done what it says."""

    def __init__(self, place):
        self.place = place

    def sync(self, number, is_done, *arguments):
        """Whether it came to the request of that number."""
        server, asked = self.place.server, []
        process = subprocess.Popen(
            [self.place.program, "sync", *arguments], env=self.place.environment(),
            cwd=self.place.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

        def fault(request):
            asked.append(request.command)
            if len(asked) != number:
                return False
            process.kill()
            process.wait()
            request.close_connection = True
            return not is_done

        server.faults = [fault]
        status = process.wait(60)
        server.faults = []
        assert status in (0, -9), status
        return status == -9


def state(place):
    """All that the notebook and the server say, but for when."""
    place.run("export", "vcard", "--to", "all.vcf", "--force")
    cards = (place.folder / "all.vcf").read_bytes().decode()
    cards = sorted(re.sub(r"(REV|PRODID):[^\r]*\r\n", "", cards).split("END:VCARD\r\n"))
    # The name of a new card on the server is made up.
    there = sorted(re.sub(r"(REV|PRODID):[^\r]*\r\n", "", text) for text in place.server.cards.values())
    with sqlite3.connect(place.folder / "circles.sqlite") as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert not db.execute("PRAGMA foreign_key_check").fetchall()
        sources = db.execute("SELECT count(*) FROM source_record").fetchone()
    return cards, there, sources


def keep(place):
    """What there is now, as something to go back to."""
    kept = place.folder / "kept"
    kept.mkdir()
    for path in place.folder.glob("circles.sqlite*"):
        shutil.copy(path, kept)
    server = place.server
    return kept, copy.deepcopy((server.cards, server.log)), (place.folder / "accounts.json").read_bytes()


def go_back(place, point):
    kept, (cards, log), accounts = point
    for path in place.folder.glob("circles.sqlite*"):
        path.unlink()
    for path in kept.iterdir():
        shutil.copy(path, place.folder)
    place.server.cards, place.server.log = copy.deepcopy(cards), list(log)
    (place.folder / "accounts.json").write_bytes(accounts)


def at_every_request(place, *arguments):
    """Kills a sync at each of its requests, and expects of the next what an undisturbed one leaves."""
    point = keep(place)
    place.sync(*arguments)
    wanted = state(place)
    victim, kills = Victim(place), 0
    for is_done in (False, True):
        number = 1
        while True:
            go_back(place, point)
            if not victim.sync(number, is_done, *arguments):
                break
            place.sync(*arguments)
            found = state(place)
            assert found == wanted, (number, is_done, [
                (set(a) ^ set(b)) if isinstance(a, list) else (a, b) for a, b in zip(found, wanted)])
            last = place.sync(*arguments)
            assert last["fetched"] == last["changed"] == last["pushed"] == 0, (number, is_done, last)
            assert last["requests"] <= 2, last
            assert state(place) == wanted
            kills += 1
            number += 1
    print(f"{kills} kills")


def first(place):
    """A first sync of several bunches."""
    for number in range(10, 260):
        place.server.put(f"{number}.vcf", card(f"uid-{number}", f"Person{number} Lind"))
    place.add()
    at_every_request(place)


def both_ways(place):
    """A sync that brings, takes out, moves and writes."""
    server = place.server
    for number in range(10, 150):
        server.put(f"{number}.vcf", card(f"uid-{number}", f"Person{number} Lind"))
    place.add("--push", "--new-people-to", "Contacts")
    place.sync()
    server.put("1.vcf", card("uid-1", "Ben Okafor", "ORG:Acme"))
    server.remove("2.vcf")
    moved = server.cards["10.vcf"]
    server.remove("10.vcf")
    server.put("elsewhere.vcf", moved)
    server.put("new.vcf", card("uid-new", "Emil Holt"))
    for number in range(20, 24):
        place.run("people", "edit", f"uid-{number}", "--job-title", f"Captain {number}")
    place.run("people", "add", "Dora Lind", "--email", "dora@example.com")
    at_every_request(place)


def lost_token(place):
    """A sync that has to compare all cards."""
    server = place.server
    place.add()
    place.sync()
    server.remove("2.vcf")
    server.put("3.vcf", card("uid-3", "Dora Lind"))
    server.lose_token()
    at_every_request(place)


def main():
    for case in sys.argv[2:]:
        globals()[case](Place(sys.argv[1]))
        print(f"{case}: good")
    return 0


if __name__ == "__main__":
    sys.exit(main())
