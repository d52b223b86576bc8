#!/usr/bin/env python3
"""Syncs calendars: one at an address, and those of a Radicale server, through the built program.

Usage: calendar_test.py PROGRAM CASE...      (feed, guarded, radicale)
"""

import http.server
import json
import sys
import threading
import time
from datetime import datetime, timedelta, timezone

from sync_test import SECRET, Place


def stamp(days, hour=12):
    day = datetime.now(timezone.utc) + timedelta(days=days)
    return day.replace(hour=hour, minute=0, second=0, microsecond=0)


def event(uid, start, *lines, who="ana@example.com"):
    return "\r\n".join(
        ["BEGIN:VEVENT", f"UID:{uid}", f"DTSTAMP:{start:%Y%m%dT%H%M%SZ}",
         f"DTSTART:{start:%Y%m%dT%H%M%SZ}", f"SUMMARY:Lunch {uid}",
         f"ATTENDEE;CN=Ana Ruiz;PARTSTAT=ACCEPTED:mailto:{who}", *lines, "END:VEVENT", ""])


def calendar(*events):
    return ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nX-WR-CALNAME:Club\r\n"
            + "".join(events) + "END:VCALENDAR\r\n")


class Feed(http.server.ThreadingHTTPServer):
    """A calendar at one address."""

    def __init__(self):
        self.body, self.etag, self.status, self.asked = "", None, 200, []
        super().__init__(("127.0.0.1", 0), FeedHandler)
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server_address[1]}/cal.ics?key=private"

    def show(self, *events, etag=None):
        self.body, self.etag = calendar(*events), etag


class FeedHandler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        feed = self.server
        feed.asked.append(dict(self.headers))
        status = feed.status
        if status == 200 and feed.etag and self.headers.get("If-None-Match") == feed.etag:
            status = 304
        body = feed.body.encode() if status == 200 else b""
        self.send_response(status)
        if feed.etag:
            self.send_header("ETag", feed.etag)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def meetings(place, who="ana"):
    lines = place.run("people", "timeline", who, "--limit", "500", "--output", "jsonl").splitlines()
    return sorted((line["at"][:13], line["summary"]) for line in map(json.loads, lines)
                  if line.get("kind") == "meeting")


def expect(place, *wanted):
    found = meetings(place)
    assert found == sorted((f"{day:%Y-%m-%dT%H}", f"Lunch {uid}") for uid, day in wanted), found


def fill(place):
    place.more["TZ"] = "UTC"
    (place.folder / "ana.vcf").write_text(
        "BEGIN:VCARD\nVERSION:3.0\nFN:Ana Ruiz\nEMAIL:ana@example.com\nEND:VCARD\n")
    place.run("import", "ana.vcf")


def feed(place):
    """Meetings come, move and go as the feed says; a sync that is undone is made again."""
    fill(place)
    feed = Feed()
    place.run("accounts", "add", "ics", feed.url, "--name", "club")
    weekly = event("r", stamp(-10), "RRULE:FREQ=WEEKLY;COUNT=4")
    feed.show(event("old", stamp(-300)), event("a", stamp(-20)), weekly, etag='"1"')
    times = [("r", stamp(-10)), ("r", stamp(-3))]
    said = place.sync()
    assert said["fetched"] == 3 and said["requests"] == 1 and said["changed"] == 0, said
    expect(place, ("old", stamp(-300)), ("a", stamp(-20)), *times)
    books = json.loads(place.run("accounts", "list", "--output", "jsonl"))["books"]
    assert [book["title"] for book in books] == ["Club"], books
    assert "private" not in place.run("accounts", "list")
    # Nothing has changed: one question, nothing sent.
    said = place.sync()
    assert said["fetched"] == 0 and said["requests"] == 1 and said["bytes"] < 600, said
    assert feed.asked[-1].get("If-None-Match") == '"1"'
    # One moved, one is gone, and what the feed is too short for stays.
    feed.show(event("b", stamp(-30)), weekly, etag='"2"')
    place.sync()
    expect(place, ("old", stamp(-300)), ("b", stamp(-30)), *times)
    place.run("runs", "undo", "last", "--yes")
    expect(place, ("old", stamp(-300)), ("a", stamp(-20)), *times)
    place.sync()
    expect(place, ("old", stamp(-300)), ("b", stamp(-30)), *times)
    # Who was not known is found when all is read again.
    feed.show(event("b", stamp(-30)), event("c", stamp(-5), who="ben@example.com"), weekly, etag='"3"')
    place.sync()
    place.run("people", "add", "Ben Okafor", "--email", "ben@example.com")
    place.more["TZ"] = "UTC"
    time.sleep(1.1)
    place.run("people", "add", "Cleo Marsh")
    assert place.sync()["fetched"] == 3
    assert [what for _, what in meetings(place, "ben")] == ["Lunch c"]
    # However many meetings somebody new brings.
    feed.show(event("b", stamp(-30)), weekly, *(
        event(f"m{n}", stamp(-99 + n), who="dora@example.com") for n in range(60)), etag='"4"')
    place.sync("--max-changes", "100")
    time.sleep(1.1)
    place.run("people", "add", "Dora Lind", "--email", "dora@example.com")
    place.sync()
    assert len(meetings(place, "dora")) == 60
    # Without an ETag the bytes tell.
    feed.show(event("b", stamp(-30)), weekly)
    assert place.sync()["fetched"] == 2
    assert place.sync()["fetched"] == 0


def guarded(place):
    """What is no whole calendar, or changes too much at once, changes nothing."""
    fill(place)
    feed = Feed()
    place.run("accounts", "add", "ics", "webcal://example.com/x.ics", "--name", "other")
    assert "https://example.com/x.ics" in place.run("accounts", "list")
    place.run("accounts", "remove", "other")
    place.run("accounts", "add", "ics", feed.url, "--name", "club")
    # In front of all others one that stays: the feed reaches back as far.
    first = event("first", stamp(-200))
    many = [(f"e{n}", stamp(-100 + n)) for n in range(60)]
    feed.show(first, *(event(uid, day) for uid, day in many))
    place.sync()
    expect(place, ("first", stamp(-200)), *many)
    whole = feed.body
    # White space around it, or a mark in front, is none of it.
    for body in ("\r\n" * 50 + whole, "\ufeff" + whole + "\r\n" * 100):
        feed.body = body
        place.sync()
    expect(place, ("first", stamp(-200)), *many)
    for body in ("<html>Sign in</html>", whole[:-20], "", "BEGIN:VCALENDAR\r\n"):
        feed.body = body
        place.sync(status=69)
    for status, code in ((404, 69), (410, 69), (401, 77), (403, 77), (500, 69)):
        feed.status = status
        place.sync(status=code)
    feed.status = 200
    feed.show(first)
    place.sync(status=75)
    assert "60 would go" in place.said, place.said
    expect(place, ("first", stamp(-200)), *many)
    place.sync("--max-changes", "60", "--dry-run")
    expect(place, ("first", stamp(-200)), *many)
    place.sync("--max-changes", "60")
    expect(place, ("first", stamp(-200)))
    place.run("accounts", "add", "ics", feed.url, "--name", "club2", "--book", "x", status=64)


def tasks(place):
    """A list of tasks is not fetched, unless it is asked for by name."""
    from radicale_test import Radicale

    fill(place)
    server = Radicale(place.folder)
    try:
        for name, part in (("cal", "VEVENT"), ("list", "VTODO")):
            server.ask("MKCOL", f"robin/{name}/", '<?xml version="1.0"?><mkcol xmlns="DAV:" '
                       'xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/>'
                       f"<c:calendar/></resourcetype><displayname>{name}</displayname>"
                       f'<c:supported-calendar-component-set><c:comp name="{part}"/>'
                       "</c:supported-calendar-component-set></prop></set></mkcol>")
        server.ask("PUT", "robin/cal/a.ics", calendar(event("a", stamp(-1))))
        server.ask("PUT", "robin/list/t.ics", calendar(event("t", stamp(-1))).replace("VEVENT", "VTODO"))
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "days")
        assert "1 calendar\n" in place.run("accounts", "test", "days")
        assert place.sync()["fetched"] == 1
        expect(place, ("a", stamp(-1)))
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "named", "--book", "list")
        assert place.sync("named")["fetched"] == 1 and "calendar.no-event" in place.said
    finally:
        server.stop()


def radicale(place):
    """Events of a CalDAV server: only what changed is fetched."""
    from radicale_test import Radicale

    fill(place)
    server = Radicale(place.folder)
    try:
        server.ask("MKCOL", "robin/cal/", '<?xml version="1.0"?><mkcol xmlns="DAV:" '
                   'xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/>'
                   "<c:calendar/></resourcetype><displayname>Days</displayname></prop></set></mkcol>")

        def put(name, *events):
            server.ask("PUT", f"robin/cal/{name}.ics", calendar(*events))
        for number in range(30):
            put(f"e{number}", event(f"e{number}", stamp(-100 + number)))
        put("r", event("r", stamp(-10), "RRULE:FREQ=WEEKLY;COUNT=2"))
        put("ahead", event("ahead", stamp(5)))
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "days", "--user",
                  "robin", text=SECRET)
        assert "Days" in place.run("accounts", "test", "days")
        wanted = dict((f"e{n}", stamp(-100 + n)) for n in range(30))
        times = [("r", stamp(-10)), ("r", stamp(-3))]
        said = place.sync()
        assert said["fetched"] == 32, said
        expect(place, *wanted.items(), *times)
        said = place.sync()
        assert said["fetched"] == 0 and said["requests"] <= 2, said
        # One moves, one is called off, one goes, one lies elsewhere now.
        put("e1", event("e1", stamp(-1)))
        put("e2", event("e2", wanted.pop("e2"), "STATUS:CANCELLED"))
        server.ask("DELETE", "robin/cal/e3.ics")
        server.ask("DELETE", "robin/cal/e4.ics")
        put("elsewhere", event("e4", wanted["e4"]))
        wanted["e1"] = stamp(-1)
        gone = wanted.pop("e3")
        said = place.sync()
        assert said["fetched"] == 3 and said["removed"] == 0, said
        expect(place, *wanted.items(), *times)
        place.run("runs", "undo", "last", "--yes")
        place.sync()
        expect(place, *wanted.items(), *times)
        # What stands in another calendar, too, stays.
        put("again", event("e3", gone))
        place.sync()
        expect(place, ("e3", gone), *wanted.items(), *times)
        # A year of days before today, told as if it had not happened yet, is looked at again.
        import sqlite3
        with sqlite3.connect(place.folder / "circles.sqlite") as db:
            row = db.execute("SELECT count(*), max(due) FROM sync_event WHERE due IS NOT NULL").fetchone()
            assert row[0] >= 1 and row[1] > stamp(4).timestamp(), row
            db.execute("UPDATE sync_event SET due = 1 WHERE due IS NOT NULL")
        assert place.sync()["fetched"] >= 1
        assert place.sync()["fetched"] == 0
        assert place.sync("--full")["fetched"] == 32
        expect(place, ("e3", gone), *wanted.items(), *times)
        assert "password" not in (place.folder / "accounts.json").read_text() or \
            SECRET not in (place.folder / "accounts.json").read_text()
    finally:
        server.stop()


def publish(place):
    """The notebook's own days are kept in a calendar on the server, and nothing else there is touched."""
    from radicale_test import Radicale

    place.more["TZ"] = "UTC"
    (place.folder / "two.vcf").write_text("".join(
        f"BEGIN:VCARD\nVERSION:3.0\nUID:u{n}\nFN:{name}\nBDAY:1980-0{n}-0{n}\nEND:VCARD\n"
        for n, name in ((1, "Ana Ruiz"), (2, "Ben Okafor"), (3, "Cleo Marsh"))))
    place.run("import", "two.vcf")
    server = Radicale(place.folder)
    try:
        for name, title in (("cal", "Days"), ("own", "Circles")):
            server.ask("MKCOL", f"robin/{name}/", '<?xml version="1.0"?><mkcol xmlns="DAV:" '
                       'xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/>'
                       f"<c:calendar/></resourcetype><displayname>{title}</displayname></prop></set></mkcol>")
        server.ask("PUT", "robin/own/mine.ics", calendar(event("mine", stamp(3))))
        place.run("accounts", "add", "ics", "https://example.com/x.ics", "--publish-to", "Circles", status=64)
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "days",
                  "--publish-to", "Circles")

        def own():
            text = server.ask("GET", "robin/own/").decode().replace("\r\n ", "")
            return sorted(line[8:].strip() for line in text.splitlines() if line.startswith("SUMMARY:"))
        assert place.sync("--dry-run")["pushed"] == 3 and own() == ["Lunch mine"]
        said = place.sync()
        assert said["pushed"] == 3 and said["fetched"] == 0 and said["requests"] < 12, said
        birthdays = ["🎂 Ana Ruiz (1980)", "🎂 Ben Okafor (1980)", "🎂 Cleo Marsh (1980)"]
        assert own() == sorted(["Lunch mine", *birthdays]), own()
        said = place.sync()
        assert said["pushed"] == 0 and said["requests"] <= 3, said
        # One changes, one goes; what somebody changed there stays theirs when it would go.
        place.run("people", "birthday", "ana", "1981-01-05")
        place.run("people", "remove", "ben", "--yes")
        assert place.sync()["pushed"] == 2
        assert own() == sorted(["Lunch mine", "🎂 Ana Ruiz (1981)", "🎂 Cleo Marsh (1980)"]), own()
        # A server that lost one gets it again only when it changes; a notebook that forgot, all of it.
        place.run("accounts", "remove", "days")
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "days",
                  "--publish-to", "Circles")
        assert place.sync()["pushed"] == 2
        assert own() == sorted(["Lunch mine", "🎂 Ana Ruiz (1981)", "🎂 Cleo Marsh (1980)"]), own()
        # What somebody changed there is theirs from then on; what they removed comes back when it changes.
        mine = server.ask("GET", "robin/own/").decode()
        uid = next(part.split("UID:")[1].split("\r\n")[0] for part in mine.split("BEGIN:VEVENT")
                   if "Cleo" in part)
        cleo = f"robin/own/{uid}.ics"
        server.ask("PUT", cleo, calendar(event(uid, stamp(4)).replace("Lunch " + uid, "Cake for Cleo")))
        place.run("people", "birthday", "cleo", "1982-03-04")
        place.sync()
        assert "Cake for Cleo" in own(), own()
        place.run("people", "birthday", "cleo", "1983-03-04")
        place.sync()
        assert "Cake for Cleo" in own(), own()
        server.ask("DELETE", cleo)
        place.run("people", "birthday", "cleo", "1980-03-03")
        assert place.sync()["pushed"] == 1
        assert own() == sorted(["Lunch mine", "🎂 Ana Ruiz (1981)", "🎂 Cleo Marsh (1980)"]), own()
        # Too much at once is told, and not written.
        for name in ("ana", "cleo"):
            place.run("people", "birthday", name, "1970-06-06")
        place.sync("--max-changes", "1", status=75)
        assert "🎂 Ana Ruiz (1981)" in own()
        place.run("accounts", "remove", "days")
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "days",
                  "--publish-to", "Nowhere")
        place.sync(status=69)
        # Our own events are no meetings of anybody.
        place.run("accounts", "remove", "days")
        place.run("accounts", "add", "caldav", server.url + "robin/", "--name", "days")
        place.sync()
        assert meetings(place) == [], meetings(place)
    finally:
        server.stop()


def main():
    for case in sys.argv[2:]:
        globals()[case](Place(sys.argv[1]))
        print(f"{case}: good")
    return 0


if __name__ == "__main__":
    sys.exit(main())
