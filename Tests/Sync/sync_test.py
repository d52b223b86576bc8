#!/usr/bin/env python3
"""Syncs with a server that misbehaves, through the built program: nothing is lost or doubled.

Usage: sync_test.py PROGRAM [CASE...]
"""

import base64
import gzip
import json
import os
import ssl
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

from dav_stub import BOOK, Server, card, slow, times, trickle, truncated

SECRET = "canary-7f3a9c"


class Place:
    """A folder with settings and a notebook, and a server."""

    def __init__(self, program):
        self.program = program
        self.more = {}
        self.temporary = tempfile.TemporaryDirectory(prefix="circles-sync-")
        self.folder = Path(self.temporary.name)
        self.server = Server()
        for number, name in enumerate(["Ana Ruiz", "Ben Okafor", "Cleo Marsh"]):
            self.server.put(f"{number}.vcf", card(f"uid-{number}", name, f"TEL:+44770090010{number}"))

    def environment(self):
        return {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
            "CIRCLES_DB": str(self.folder / "circles.sqlite"), "CIRCLES_REGION": "GB",
            "CIRCLES_CONFIG": str(self.folder / "config.yaml"), **self.more,
        }

    def run(self, *arguments, status=0, text=None):
        done = subprocess.run(
            [self.program, *arguments], env=self.environment(), cwd=self.folder, text=True, timeout=600,
            input=text or "", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.said = done.stdout + done.stderr
        assert done.returncode in (status if isinstance(status, tuple) else (status,)), f"{arguments}: {done.returncode}, not {status}\n{self.said}"
        assert SECRET not in self.said, "the password was printed"
        return done.stdout

    def add(self, *more, url=None):
        self.run("accounts", "add", "carddav", url or self.server.url, "--name", "home", *more)
        return self

    def sync(self, *more, status=0):
        lines = [json.loads(line) for line in
                 self.run("sync", "--output", "jsonl", *more, status=status).splitlines()]
        said = [line for line in lines if line["type"] == "sync"]
        if said:
            assert lines[-1]["type"] == "report", lines
            counts = lines[-1]["records"]
            assert counts["read"] == sum(counts[k] for k in ("imported", "duplicate", "skipped", "refused"))
        return said[0] if said else None

    def people(self):
        lines = self.run("people", "list", "--output", "jsonl").splitlines()
        return sorted(json.loads(line)["name"]["formatted"] if isinstance(json.loads(line)["name"], dict)
                      else json.loads(line)["name"] for line in lines)

    def same(self, *names):
        assert self.people() == sorted(names), (self.people(), names)


ALL = ("Ana Ruiz", "Ben Okafor", "Cleo Marsh")


def first_and_again(place):
    place.add()
    assert place.sync("--dry-run")["changed"] == 3
    first = place.sync()
    assert (first["fetched"], first["changed"], first["removed"]) == (3, 3, 0), first
    assert first["bytes"] > 1000 and first["requests"] == len(place.server.requests) - 5, first
    place.same(*ALL)
    again = place.sync()
    assert (again["fetched"], again["changed"]) == (0, 0) and again["requests"] <= 2, again
    account = json.loads(place.run("accounts", "list", "--output", "jsonl"))
    assert account["books"] == [{"href": BOOK, "title": "Contacts"}] and account["last_sync"], account
    assert account["push"] is False
    place.run("sync", "nobody", status=64)
    place.run("accounts", "test", "home")
    place.run("accounts", "remove", "home")
    place.same(*ALL)
    place.run("accounts", "test", "home", status=64)


def changes(place):
    server = place.server
    place.add()
    place.sync()
    server.put("1.vcf", card("uid-1", "Ben Okafor", "TEL:+447700900199", "ORG:Acme"))
    server.remove("2.vcf")
    server.put("3.vcf", card("uid-3", "Dora Lind"))
    said = place.sync()
    assert (said["fetched"], said["changed"], said["removed"]) == (2, 2, 1), said
    place.same("Ana Ruiz", "Ben Okafor", "Dora Lind")
    assert "Acme" in place.run("people", "show", "Ben Okafor")
    assert place.sync()["fetched"] == 0


def edits_stay(place):
    place.add()
    place.sync()
    place.run("people", "edit", "Ana Ruiz", "--organization", "Mine")
    place.server.put("0.vcf", card("uid-0", "Ana Ruiz", "TEL:+447700900155", "ORG:Theirs"))
    place.sync()
    said = place.run("people", "show", "Ana Ruiz")
    assert "Mine" in said and "900155" in said.replace(" ", ""), said
    place.run("people", "remove", "Ben Okafor", "--yes")
    place.server.put("1.vcf", card("uid-1", "Ben Okafor", "ORG:Other"))
    place.sync()
    place.same("Ana Ruiz", "Cleo Marsh")


def groups(place):
    """Lists of people, as Apple writes them and as vCard 4.0 does, follow the server."""
    server = place.server
    server.put("g.vcf", card("g1", "The Choir", "X-ADDRESSBOOKSERVER-KIND:group",
                             *(f"X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:uid-{n}" for n in (0, 1))))
    server.put("h.vcf", card("g2", "The Boat", "KIND:group", "MEMBER:uid-1", "MEMBER:uid-2", version="4.0"))
    place.add()

    def expect(choir, boat):
        for group, names in (("The Choir", choir), ("The Boat", boat)):
            listed = place.run("people", "list", "--group", group, "--output", "jsonl").splitlines()
            found = sorted(json.loads(line)["name"] for line in listed)
            assert found == sorted(names), (group, found, names)
    place.sync()
    place.same(*ALL)
    expect(ALL[:2], ALL[1:])
    server.put("g.vcf", server.cards["g.vcf"].replace("X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:uid-1\r\n", ""))
    place.sync()
    expect(ALL[:1], ALL[1:])
    boat = server.cards["h.vcf"]
    server.remove("h.vcf")
    place.sync()
    expect(ALL[:1], [])
    place.run("runs", "undo", "last", "--yes")
    expect(ALL[:1], ALL[1:])
    place.sync()
    expect(ALL[:1], [])
    server.put("again.vcf", boat)
    place.sync()
    expect(ALL[:1], ALL[1:])
    # A list that lies elsewhere now is the same.
    server.remove("again.vcf")
    server.put("moved.vcf", boat)
    place.sync()
    expect(ALL[:1], ALL[1:])
    assert place.sync()["fetched"] == 0


def undo(place):
    place.add()
    place.sync()
    place.server.put("0.vcf", card("uid-0", "Ana Ruiz", "ORG:Acme"))
    place.server.remove("1.vcf")
    place.sync()
    place.same("Ana Ruiz", "Cleo Marsh")
    place.run("runs", "undo", "last", "--yes")
    place.same(*ALL)
    said = place.sync()
    assert said["changed"] == 1 and said["removed"] == 1, said
    place.same("Ana Ruiz", "Cleo Marsh")
    assert "Acme" in place.run("people", "show", "Ana Ruiz")
    place.run("runs", "undo", "last", "--yes")
    place.same(*ALL)
    place.sync()
    assert place.sync()["fetched"] == 0


def lost_token(place):
    place.add()
    place.sync()
    place.server.remove("2.vcf")
    place.server.put("3.vcf", card("uid-3", "Dora Lind"))
    place.server.lose_token()
    said = place.sync()
    assert (said["fetched"], said["removed"]) == (1, 1), said
    place.same("Ana Ruiz", "Ben Okafor", "Dora Lind")
    # Whatever the status, the server's word for it is meant.
    place.server.lose_token()
    body = '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>'
    place.server.faults = [times(1, 412, "REPORT", body)]
    assert place.sync()["fetched"] == 0
    place.same("Ana Ruiz", "Ben Okafor", "Dora Lind")


def without_changes(place):
    place.server.tells_changes = False
    place.add()
    place.sync()
    place.same(*ALL)
    place.server.remove("0.vcf")
    place.server.put("1.vcf", card("uid-1", "Ben Okafor", "ORG:Acme"))
    said = place.sync()
    assert (said["fetched"], said["changed"], said["removed"]) == (1, 1, 1), said
    assert place.sync()["requests"] <= 2


def more_to_tell(place):
    """507: the server tells in parts."""
    server = place.server

    def parts(request):
        if request.command != "REPORT" or "sync-collection" not in request.body:
            return False
        number = request.body.count("part-") and int(request.body.split("part-")[1].split("<")[0])
        name = sorted(server.cards)[number]
        told = [request.part(BOOK + name, f"<d:getetag>{server.etag(name)}</d:getetag>")]
        last = number == len(server.cards) - 1
        if not last:
            told.append(f"<d:response><d:href>{BOOK}</d:href><d:status>HTTP/1.1 507 Full</d:status></d:response>")
        request.multistatus(told, server.token() if last else f"part-{number + 1}")
        return True
    server.faults = [parts]
    place.add()
    assert place.sync()["fetched"] == 3
    place.same(*ALL)


def moved(place):
    place.add()
    place.sync()
    place.run("people", "edit", "Ana Ruiz", "--organization", "Mine")
    ana = place.server.cards["0.vcf"]
    place.server.remove("0.vcf")
    place.server.put("moved.vcf", ana)
    said = place.sync()
    assert said["removed"] == 0, said
    place.same(*ALL)
    assert "Mine" in place.run("people", "show", "Ana Ruiz")


def doubles(place):
    place.server.put("twin.vcf", card("uid-0", "Ana Ruiz", "EMAIL:ana@example.com"))
    place.add()
    place.sync()
    place.same(*ALL)
    place.server.remove("0.vcf")
    place.sync()
    place.same(*ALL)
    place.server.put("other.vcf", card("uid-1", "Emil Holt"))
    place.sync()
    # As in a file: one UID is one person, whatever the cards call them, and that is told.
    assert "contact.same-identifier" in place.said, place.said
    place.same(*ALL)
    place.server.remove("1.vcf")
    place.sync()
    assert "Emil Holt" in place.people() and len(place.people()) == 3, place.people()


def no_card(place):
    place.server.put("bad.vcf", "this is no card at all")
    place.add()
    place.sync(status=1)
    place.same(*ALL)
    assert place.sync()["fetched"] == 0
    place.server.put("bad.vcf", card("uid-9", "Finn Aalto"))
    place.sync()
    place.same(*ALL, "Finn Aalto")
    # What becomes unreadable is not taken for a removal.
    place.server.put("bad.vcf", "BEGIN:VCARD\r\nFN")
    place.sync()
    assert "vcard.empty-card" in place.said, place.said
    place.same(*ALL, "Finn Aalto")


def statuses(place):
    server = place.server
    place.add()
    place.sync()
    server.put("3.vcf", card("uid-3", "Dora Lind"))
    server.remove("0.vcf")
    for status, fails in [(401, 77), (403, 77), (404, 69), (412, 69), (500, 69), (503, 69), (507, 69)]:
        server.faults = [times(99, status)]
        place.sync(status=fails)
        place.same(*ALL)
    server.faults = [times(99, 429, Retry_After="31")]
    place.sync(status=75)
    server.faults = [times(99, 503, Retry_After="3600")]
    before = len(server.requests)
    place.sync(status=75)
    assert len(server.requests) == before + 1, "it was asked again"
    server.faults = [times(1, 500), times(1, 503, Retry_After="1"), times(1, 429, Retry_After="0")]
    before = len(server.requests)
    said = place.sync()
    assert said["changed"] == 1 and said["removed"] == 1, said
    assert said["requests"] == len(server.requests) - before, "not all requests are counted"
    place.same("Ben Okafor", "Cleo Marsh", "Dora Lind")


def broken_answers(place):
    server = place.server
    place.add()
    server.faults = [truncated]
    place.sync(status=69)
    for body in ["", "<html></html>", '<d:multistatus xmlns:d="DAV:"><d:response>',
                 '<!DOCTYPE x [<!ENTITY a "b">]><d:multistatus xmlns:d="DAV:">&a;</d:multistatus>']:
        server.faults = [times(99, 207, "REPORT", body)]
        place.sync(status=69)
    server.faults = [times(99, 200, None, "hello")]
    place.sync(status=69)
    # A small body that would fill the memory.
    packed = gzip.compress(b" " * (200 << 20), 1)
    server.faults = [times(99, 207, "REPORT", packed, Content_Encoding="gzip")]
    place.sync(status=69)
    server.faults = [trickle(packed[:30])]
    place.sync(status=69)
    server.faults = [slow(1.5)]
    place.sync()
    place.same(*ALL)


def failing(href, status):
    """What a multistatus says of a resource that the server cannot tell of."""
    return f"<d:response><d:href>{href}</d:href><d:status>HTTP/1.1 {status} No</d:status></d:response>"


def half_lists(place):
    """A list that breaks off, or fails for some cards, does not make anybody seem gone."""
    server = place.server
    place.add()
    place.sync()

    def lists(request, *statuses):
        return [failing(BOOK + name, status) for name, status in zip(sorted(server.cards), statuses)]

    def of_changes(request):
        if "<d:sync-token></d:sync-token>" not in request.body:
            return False
        request.multistatus(lists(request, 403, 500, 423), server.token())
        return True
    server.lose_token()
    server.faults = [of_changes]
    said = place.sync(status=1)
    assert said["removed"] == 0 and place.said.count("sync.unavailable") == 3, place.said
    place.same(*ALL)
    # What was not told then is told the next time.
    server.put("0.vcf", card("uid-0", "Ana Ruiz", "TITLE:Cook"))
    server.faults = []
    assert place.sync()["changed"] == 1
    server.tells_changes = False
    for statuses, code in (((403, 500, 423), 1), ((507,), 69)):
        def of_properties(request, statuses=statuses):
            if request.command != "PROPFIND" or request.path != BOOK:
                return False
            own = [request.book()] if code == 1 else [failing(BOOK, 507)]
            request.multistatus(own + lists(request, *statuses))
            return True
        server.faults = [of_properties]
        place.sync("--full", status=code)
        place.same(*ALL)
    server.faults = []
    server.remove("1.vcf")
    assert place.sync("--full")["removed"] == 1


def not_given(place):
    """A card that the server lists and does not give keeps no other away, and is asked for again."""
    server = place.server
    place.add()

    def one(request):
        if request.command == "REPORT" and "multiget" in request.body:
            names = [name for name in server.cards if name != "1.vcf"]
            request.multistatus([failing(BOOK + "1.vcf", 500)] + [
                request.part(BOOK + name, f"<d:getetag>{escape(server.etag(name))}</d:getetag><c:address-data>"
                             f"{escape(server.cards[name])}</c:address-data>") for name in names])
            return True
        if request.command == "GET":
            request.answer(403)
            return True
        return False
    server.faults = [one]
    said = place.sync(status=1)
    assert said["fetched"] == 2 and "sync.unavailable" in place.said, place.said
    place.same("Ana Ruiz", "Cleo Marsh")
    server.faults = []
    assert place.sync()["fetched"] == 1
    place.same(*ALL)
    # A server that does not find its own cards in a report is asked for each.
    server.put("7.vcf", card("uid-7", "Dora Lind"))

    def none(request):
        if request.command == "REPORT" and "multiget" in request.body:
            request.multistatus([request.gone(BOOK + "7.vcf")])
            return True
        return False
    server.faults = [none]
    place.sync()
    place.same(*ALL, "Dora Lind")


def large_cards(place):
    """Cards that are too much for one answer come in smaller bunches."""
    packed = gzip.compress(b" " * (200 << 20), 1)
    for number in range(3, 9):
        place.server.put(f"{number}.vcf", card(f"uid-{number}", f"Person{number} Lind"))

    def too_much(request):
        count = request.body.count("<d:href>") if "multiget" in request.body else 0
        if count > 5:
            request.answer(207, packed, Content_Encoding="gzip")
        elif count > 2:
            request.answer(413)
        else:
            return False
        return True
    place.server.faults = [too_much]
    place.add()
    assert place.sync()["fetched"] == 9
    assert len(place.people()) == 9


def paths(place):
    """Signs in a path are sent as the server wrote them; cards stay the same if it writes them anew."""
    server = place.server
    names = ["a+b.vcf", "c:d.vcf", "k;l.vcf", "e(f).vcf", "g=h,i!.vcf", "j%2Bk.vcf", "l%20m.vcf", "n@o.vcf"]
    for number, name in enumerate(names):
        server.put(name, card(f"path-{number}", f"Person{number} Path"))
    place.add()
    place.sync()
    assert len(place.people()) == 3 + len(names), place.people()
    place.run("people", "edit", "Person0 Path", "--job-title", "Cook")
    assert place.sync("--push")["pushed"] == 1 and "TITLE:Cook" in server.cards["a+b.vcf"]
    # In another spelling they are where they were.
    for old, new in (("a+b.vcf", "a%2Bb.vcf"), ("c:d.vcf", "c%3ad.vcf")):
        server.cards[new] = server.cards.pop(old)
    server.lose_token()
    said = place.sync()
    assert said["fetched"] == said["removed"] == said["changed"] == 0, said


def homes(place):
    """Books are found behind a web site that sends us away, and in each of several homes."""
    server = place.server

    def fault(request):
        if request.path == "/":
            request.answer(301, Location="https://www.example.com/")
        elif request.path == "/.well-known/carddav":
            request.answer(301, Location="/me/")
        elif request.path == "/me/":
            request.multistatus([request.part("/me/", "<c:addressbook-home-set>" + "".join(
                f"<d:href>{home}</d:href>" for home in ("/none/", "/robin/", "/private/", "/team/"))
                + "</c:addressbook-home-set>")])
        elif request.path == "/none/":
            request.multistatus([request.part("/none/", "<d:resourcetype><d:collection/></d:resourcetype>")])
        elif request.path == "/private/":
            request.answer(403)
        elif request.path == "/team/":
            request.multistatus([request.part("/team/all/", "<d:resourcetype><d:collection/><c:addressbook/>"
                                              "</d:resourcetype><d:displayname>Team</d:displayname>")])
        elif request.path == "/team/all/" and request.command == "PROPFIND":
            request.multistatus([request.part("/team/all/t.vcf", '<d:getetag>"1"</d:getetag>')])
        elif request.path == "/team/all/" and "multiget" in request.body:
            request.multistatus([request.part("/team/all/t.vcf", '<d:getetag>"1"</d:getetag><c:address-data>'
                                              + card("team-1", "Tom Holt") + "</c:address-data>")])
        else:
            return False
        return True
    server.faults = [fault]
    place.add()
    assert "2 address books" in place.run("accounts", "test", "home")
    place.sync()
    place.same(*ALL, "Tom Holt")
    # One account that does not work keeps no other from being tested.
    place.run("accounts", "add", "carddav", "http://127.0.0.1:1/", "--name", "dead")
    place.run("accounts", "add", "carddav", server.url, "--name", "last")
    assert "last works" in place.run("accounts", "test", status=69)


def cut_short(place):
    """The server fails at each request in turn; the next sync ends in the same state."""
    server = place.server
    for number in range(10, 250):
        server.put(f"{number}.vcf", card(f"uid-{number}", f"Person{number} Lind"))
    place.add()
    for number in range(1, 9):
        count = [0]

        def fault(request, number=number, count=count):
            count[0] += 1
            if count[0] >= number:
                request.answer(400 if request.command == "GET" else 404)
                return True
            return False
        server.faults = [fault]
        place.run("sync", status=(0, 69))
    server.faults = []
    said = place.sync()
    assert said["fetched"] < 243, "what was loaded before was fetched again"
    assert len(place.people()) == 243
    assert place.sync()["fetched"] == 0


def redirects(place):
    server, other = place.server, Server()
    place.add()
    place.sync()
    server.faults = [times(1, 308, Location=other.url)]
    place.sync(status=69)
    server.faults = [times(1, 301, Location="ftp://127.0.0.1/")]
    place.sync(status=69)
    server.faults = [times(99, 302, Location="/robin/")]
    place.sync(status=69)
    assert not other.requests, "another server was asked"
    server.faults = [times(2, 301, Location="/robin/")]
    place.sync()
    # An answer may not name cards on another server either.
    server.put("3.vcf", card("uid-3", "Dora Lind"))
    far = f"<d:response><d:href>{other.url}x.vcf</d:href><d:propstat><d:prop><d:getetag>1</d:getetag></d:prop>" \
        "<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>"

    def elsewhere(request):
        if "sync-collection" not in request.body:
            return False
        request.multistatus([far], server.token())
        return True
    server.faults = [elsewhere]
    assert place.sync()["fetched"] == 0
    assert not other.requests


def too_many(place):
    server = place.server
    for number in range(10, 110):
        server.put(f"{number}.vcf", card(f"uid-{number}", f"Person{number} Lind"))
    place.add()
    place.sync()
    for number in range(10, 100):
        server.remove(f"{number}.vcf")
    place.sync(status=75)
    assert "90" in place.said, place.said
    assert len(place.people()) == 103, len(place.people())
    place.sync("--max-changes", "90")
    assert len(place.people()) == 13
    # A server that calls every card changed, and says the same, changes nothing.
    server.tag = "two"
    server.lose_token()
    said = place.sync("--max-changes", "1")
    assert said["fetched"] == 13 and said["changed"] == 0, said
    # One that lost everything does not take the notebook along.
    for name in list(server.cards):
        server.remove(name)
    place.sync("--max-changes", "5", status=75)
    assert len(place.people()) == 13


def secrets(place):
    server = place.server
    server.password = "Basic " + base64.b64encode(f"robin:{SECRET}".encode()).decode()
    file = place.folder / "password"
    file.write_text(SECRET + "\n")
    file.chmod(0o644)
    arguments = ["accounts", "add", "carddav", server.url, "--user", "robin", "--name"]
    place.run(*arguments, "open", "--password-file", str(file), status=78)
    file.chmod(0o600)
    place.run(*arguments, "file", "--password-file", str(file))
    limits = place.folder / "limits"
    place.run(*arguments, "command", "--password-command",
              f"cat {file}; cat /proc/self/limits > {limits} 2>/dev/null || true")
    place.run(*arguments, "typed", text=SECRET + "\n")
    place.run(*arguments, "none", status=64)
    place.run("accounts", "add", "carddav", "http://robin:x@127.0.0.1/", status=64)
    place.run("accounts", "add", "carddav", "http://example.com/", status=64)
    place.run("accounts", "add", "carddav", "ftp://127.0.0.1/", status=64)

    # While it speaks to the server, too: no list of processes, and no core file of a crash.
    shown = []

    def looks(_):
        for process in Path("/proc").glob("[0-9]*"):
            for name in ("cmdline", "environ"):
                try:
                    shown.append((process / name).read_bytes())
                except OSError:
                    pass  # It ended meanwhile.
        return False
    server.faults = [looks]
    for name in ["file", "command", "typed"]:
        place.run("sync", name)
    server.faults = []
    assert not any(SECRET.encode() in text for text in shown)
    if Path("/proc/self/limits").exists():
        assert any(b"sync" in text for text in shown)
        core = next(line for line in limits.read_text().splitlines() if "core file" in line)
        assert core.split()[4:6] == ["0", "0"], core
    place.same(*ALL)
    file.chmod(0o640)
    place.run("sync", "file", status=78)
    file.chmod(0o600)
    file.write_text("wrong\n")
    place.run("sync", "file", status=77)
    # Nothing but the file made for it holds the password.
    file.unlink()
    holding = [path for path in place.folder.rglob("*") if path.is_file() and SECRET.encode() in path.read_bytes()]
    assert len(holding) == 1 and holding[0].parent.name == "passwords", holding
    assert holding[0].stat().st_mode & 0o777 == 0o600
    place.run("accounts", "remove", "typed")
    assert not holding[0].exists()
    assert (place.folder / "accounts.json").stat().st_mode & 0o777 == 0o600


def book_gone(place):
    place.add("--book", "Contacts")
    place.sync()
    place.server.faults = [times(99, 404)]
    place.sync(status=69)
    place.same(*ALL)
    place.server.faults = []
    place.run("accounts", "add", "carddav", place.server.url, "--name", "b", "--book", "Other")
    place.run("sync", "b", status=69)
    place.run("accounts", "add", "carddav", place.server.url + BOOK[1:], "--name", "c")
    place.run("sync", "c")
    place.same(*ALL)


def certificates(place):
    key, chain = place.folder / "key.pem", place.folder / "chain.pem"
    made = subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", chain,
         "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        stderr=subprocess.DEVNULL)
    assert made.returncode == 0, "openssl cannot make a certificate"
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain, key)
    server = place.server
    server.socket = context.wrap_socket(server.socket, server_side=True)
    place.add(url=f"https://localhost:{server.server_port}/")
    place.sync(status=69)
    assert "certificate" in place.said, place.said
    assert not server.requests, "something was sent all the same"
    place.more["SSL_CERT_FILE"] = str(chain)
    place.sync()
    place.same(*ALL)
    # Vouched for, but for another name.
    place.run("accounts", "add", "carddav", f"https://127.0.0.1:{server.server_port}/", "--name", "other")
    asked = len(server.requests)
    place.run("sync", "other", status=69)
    assert len(server.requests) == asked


def late_books(place):
    """A book that is made later comes with the next sync."""
    place.add()
    place.sync()
    extra = "<d:resourcetype><d:collection/><c:addressbook/></d:resourcetype><d:displayname>Work</d:displayname>"

    def second(request):
        if request.path == "/robin/" and request.command == "PROPFIND":
            request.multistatus([request.book(), request.part("/robin/work/", extra)])
        elif request.path == "/robin/work/" and request.command == "PROPFIND":
            request.multistatus([request.part("/robin/work/", extra),
                                 request.part("/robin/work/a%20b.vcf", "<d:getetag>1</d:getetag>")])
        elif request.path == "/robin/work/" and "multiget" in request.body:
            request.answer(501)
        elif request.path == "/robin/work/a%20b.vcf":
            request.answer(200, card("uid-w", "Wera Nowak"), "text/vcard")
        else:
            return False
        return True
    place.server.faults = [second]
    place.sync()
    place.same(*ALL, "Wera Nowak")
    assert place.sync()["fetched"] == 0
    # A book that is gone is told, and its people stay.
    place.server.faults = []
    place.sync(status=69)
    assert "Work" in place.said, place.said
    place.same(*ALL, "Wera Nowak")


CASES = [first_and_again, changes, groups, edits_stay, undo, lost_token, without_changes, more_to_tell, moved,
         doubles, no_card, statuses, broken_answers, cut_short, redirects, too_many, secrets, book_gone, certificates, late_books,
         half_lists, not_given, large_cards, paths, homes]


def main():
    program, chosen = sys.argv[1], set(sys.argv[2:])
    unknown = chosen - {case.__name__ for case in CASES}
    assert not unknown, unknown
    failed = 0
    for case in CASES:
        if chosen and case.__name__ not in chosen:
            continue
        place = Place(program)
        try:
            case(place)
            print(f"ok    {case.__name__}")
        except Exception as problem:  # the others are tried all the same
            failed += 1
            line = problem.__traceback__.tb_next.tb_lineno if problem.__traceback__.tb_next else 0
            print(f"FAIL  {case.__name__}:{line}: {type(problem).__name__}: {str(problem)[:900]}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
