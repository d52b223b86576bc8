#!/usr/bin/env python3
"""Syncs with a Radicale or Xandikos server of PyPI, started here on loopback, through the built program.

Usage: radicale_test.py PROGRAM [NUMBER OF CARDS] [xandikos]
"""

import re
import socket
import subprocess
import sys
import time
import urllib.request

from dav_stub import card
from sync_test import Place

BOOK = "robin/contacts/"


class Radicale:
    """A server with one empty book."""

    book, home = BOOK, "robin/"

    def __init__(self, folder):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.url = f"http://127.0.0.1:{taken.getsockname()[1]}/"
        self.folder = folder
        self.start()
        self.make()

    def make(self):
        self.ask("MKCOL", "robin/")
        self.ask("MKCOL", BOOK, '<?xml version="1.0"?><mkcol xmlns="DAV:" '
                 'xmlns:c="urn:ietf:params:xml:ns:carddav"><set><prop><resourcetype><collection/>'
                 "<c:addressbook/></resourcetype><displayname>Contacts</displayname></prop></set></mkcol>")

    def start(self):
        settings = self.folder / "radicale.ini"
        settings.write_text(
            f"[server]\nhosts={self.url[7:-1]}\n[auth]\ntype=none\n[rights]\ntype=from_file\n"
            f"file={self.folder}/rights\n[storage]\nfilesystem_folder={self.folder}/store\n"
            "[logging]\nlevel=error\n")
        (self.folder / "rights").write_text("[all]\nuser: .*\ncollection: .*\npermissions: RrWw\n")
        self.run("radicale", "-C", str(settings))

    def run(self, module, *arguments):
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(300):
            try:
                urllib.request.urlopen(self.url, timeout=1).read()
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"{module} does not start")

    def stop(self):
        # Not SIGTERM, which a child of the test runner may have blocked.
        self.process.kill()
        self.process.wait()

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + path, data=body.encode() if body else None, method=method,
            headers={"Content-Type": "application/xml" if method == "MKCOL" else "text/vcard"})
        return urllib.request.urlopen(request, timeout=600).read()

    def put(self, name, text):
        self.ask("PUT", self.book + name, text)

    def fill(self, count):
        """Many cards at once, in place of the empty book."""
        cards = "".join(card(f"uid-{n}", f"Person{n} Lind{n}", f"TEL:+4477009{n:05}", f"ORG:Firm {n}")
                        for n in range(count))
        request = urllib.request.Request(
            self.url + BOOK, data=cards.encode(), method="PUT",
            headers={"Content-Type": "text/vcard"})
        urllib.request.urlopen(request, timeout=600).read()

    def names(self):
        body = '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
        request = urllib.request.Request(
            self.url + self.book, data=body.encode(), method="PROPFIND",
            headers={"Depth": "1", "Content-Type": "application/xml"})
        text = urllib.request.urlopen(request, timeout=60).read().decode()
        return [href.rsplit("/", 1)[-1] for href in re.findall("<[^>]*href>([^<]*)<", text)
                if not href.endswith("/")]


class Xandikos(Radicale):
    """The other server, which keeps its books in git."""

    book = "robin/contacts/addressbook/"

    def make(self):
        """It has an empty book already."""

    def start(self):
        port = self.url.rstrip("/").rsplit(":", 1)[-1]
        self.run("xandikos", "serve", "--defaults", "--current-user-principal=/robin/", "-d",
                 str(self.folder / "store"), "-l", "127.0.0.1", "-p", port)

    def fill(self, count):
        """Many cards in one commit: with one for each, 5,000 take the server over an hour."""
        folder = self.folder / "store" / self.book
        for n in range(count):
            (folder / f"{n}.vcf").write_text(
                card(f"uid-{n}", f"Person{n} Lind{n}", f"TEL:+4477009{n:05}", f"ORG:Firm {n}"), newline="")
        git = ["git", "-C", str(folder), "-c", "user.name=test", "-c", "user.email=test@example.com"]
        subprocess.run([*git, "add", "."], check=True)
        subprocess.run([*git, "commit", "--quiet", "-m", "Many cards"], check=True)


def stopped_in_the_middle(place, server):
    """The server is killed while cards are fetched, and started again: the next sync fetches the rest."""
    before, more = len(place.people()), 350
    for n in range(more):
        server.put(f"late{n}.vcf", card(f"late-{n}", f"Late{n} Berg{n}"))
    process = subprocess.Popen(
        [place.program, "sync", "--max-changes", "9999"], env=place.environment(), cwd=place.folder,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while len(place.people()) == before and process.poll() is None:
        time.sleep(0.01)
    server.stop()
    status = process.wait(120)
    loaded = len(place.people()) - before
    assert status in (0, 69), status
    server.start()
    said = place.sync("--max-changes", "9999")
    print(f"server killed after {loaded} of {more}: {said}")
    assert len(place.people()) == before + more and said["fetched"] == more - loaded, said
    assert place.sync()["fetched"] == 0


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    place = Place(sys.argv[1])
    server = (Xandikos if "xandikos" in sys.argv else Radicale)(place.folder)
    BOOK = server.book
    try:
        server.fill(count)
        place.add(url=server.url + server.home)

        def timed(what, *more):
            start = time.monotonic()
            said = place.sync(*more)
            print(f"{what}: {time.monotonic() - start:.1f} s, {said}")
            return said
        first = timed("first")
        assert first["fetched"] == first["changed"] == count == len(place.people()), first
        nothing = timed("nothing to do")
        assert nothing["requests"] <= 2 and nothing["fetched"] == 0, nothing
        names = server.names()
        assert len(names) == count
        some = names[:max(1, count // 100)]
        for number, name in enumerate(some):
            text = server.ask("GET", BOOK + name).decode()
            server.put(name, re.sub(r"ORG[^\r\n]*", f"ORG:Changed {number}", text))
        changed = timed("1 % changed")
        assert changed["fetched"] == changed["changed"] == len(some), changed
        server.ask("DELETE", BOOK + names[-1])
        # A moved card: gone here, new there.
        text = server.ask("GET", BOOK + names[-2]).decode()
        server.ask("DELETE", BOOK + names[-2])
        server.put("moved.vcf", text)
        # Started again, it knows as much as before.
        server.stop()
        server.start()
        said = timed("one gone, one moved")
        assert said["removed"] == 1 and len(place.people()) == count - 1, said
        stopped_in_the_middle(place, server)
        count = len(place.people())
        if isinstance(server, Xandikos):
            # It takes two cards of one UID: they are one person.
            server.put("twin.vcf", card("uid-0", "Person0 Lind0", "EMAIL:twin@example.com"))
            said = timed("a second card of one UID")
            assert said["fetched"] == 1 and len(place.people()) == count, said
            assert timed("again")["fetched"] == 0
            return 0
        # Without what it remembers of changes, all cards are compared.
        for cache in (place.folder / "store").rglob(".Radicale.cache"):
            subprocess.run(["rm", "-r", str(cache)], check=True)
        server.put("new.vcf", card("uid-new", "Nora Berg"))
        said = timed("lost token")
        assert said["fetched"] == 1 and said["changed"] == 1 and said["removed"] == 0, said
        assert len(place.people()) == count + 1
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
