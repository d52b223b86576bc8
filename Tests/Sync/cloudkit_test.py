#!/usr/bin/env python3
"""Pushes a notebook into a made-up CloudKit and takes the app's changes, through the built program.

Usage: cloudkit_test.py PROGRAM [CASE...]
"""

import base64
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time

import sync_test
from cloudkit_stub import CONTAINER, Cloud
from dav_stub import card

# A red dot.
DOT = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"dot" * 20).decode()


class Place(sync_test.Place):
    """A notebook of three people with two notes, and a cloud."""

    def __init__(self, program):
        super().__init__(program)
        self.server.shutdown()
        self.cloud = Cloud()
        book = "".join(
            card(f"uid-{number}", name, "BDAY:1980-03-04", *more) for number, (name, *more) in enumerate(
                [("Ana Ruiz", f"PHOTO:data:image/png;base64,{DOT}"), ("Ben Okafor",), ("Cleo Marsh",)]))
        (self.folder / "book.vcf").write_text(book.replace("VERSION:3.0", "VERSION:4.0"))
        self.run("book.vcf", "--quiet")
        self.run("note", "Ana Ruiz", "Lunch with Ana, she moves in May")
        self.run("note", "Nobody knows who rang at the door")
        for name, text in (("api.token", "api-secret\n"), ("web.token", "web-1\n")):
            self.secret(name, text)

    def secret(self, name, text):
        path = self.folder / name
        path.write_text(text)
        path.chmod(0o600)

    @property
    def tokens(self):
        return ["--api-token-file", "api.token", "--web-token-file", "web.token"]

    def push(self, *more, status=0, access=None):
        said = self.run(
            "push", "cloudkit", "--container", CONTAINER, "--server", self.cloud.url,
            *(access or self.tokens), "--output", "jsonl", *more, status=status)
        for canary in ("api-secret", *self.cloud.web_tokens):
            assert canary not in self.said, canary
        return json.loads(said.splitlines()[-1]) if said.strip() else None

    def same(self):
        """Nothing is left to do on either side."""
        again = self.push()
        assert [again[k] for k in ("pulled", "pushed", "deleted", "pictures", "refused", "waiting")] == [0] * 6, again

    def rows(self, sql):
        with sqlite3.connect(self.folder / "circles.sqlite") as db:
            return [row[0] if len(row) == 1 else row for row in db.execute(sql)]

    def one(self, sql):
        rows = self.rows(sql)
        assert len(rows) == 1, rows
        return rows[0]


def first(place):
    """Everything goes out once; what changes later goes field by field, and deletions follow."""
    cloud = place.cloud
    trial = place.push("--dry-run")
    assert trial["pushed"] == 6 and not cloud.records and not place.rows("SELECT 1 FROM cloud_place"), trial
    done = place.push()
    assert (done["pushed"], done["pictures"], done["pulled"]) == (6, 1, 0), done
    assert len(cloud.of("Contact")) == 3 and len(cloud.of("Interaction")) == 1
    assert len(cloud.of("UnassignedNote")) == 1 and len(cloud.of("UserSettings")) == 1
    ana = cloud.named("Ana Ruiz")
    assert cloud.field(ana, "birthday") == 320_976_000_000 and cloud.field(ana, "profilePhotoAsset")
    assert cloud.of("Interaction")[0]["fields"]["contactReference"]["value"]["recordName"] == ana
    place.same()
    place.run("people", "edit", "Ana Ruiz", "--job-title", "Captain")
    assert place.push()["pushed"] == 1
    sent = json.loads(cloud.requests[-1][1])["operations"][0]
    assert set(sent["record"]["fields"]) == {"jobInfo", "modifiedAt"}, sent
    place.run("people", "remove", "Ben Okafor", "--yes")
    gone = place.push()
    assert gone["deleted"] == 1 and len(cloud.of("Contact")) == 2, gone
    place.run("runs", "undo", "last", "--yes")
    assert place.push()["pushed"] == 1 and len(cloud.of("Contact")) == 3
    place.same()
    with open(place.folder / "web.token") as token:
        assert token.read().strip() == cloud.web_tokens[-1]
    assert os.stat(place.folder / "web.token").st_mode & 0o777 == 0o600


def app(place):
    """What is changed, made and deleted in the app comes into the notebook, and can be undone."""
    cloud = place.cloud
    place.push()
    ana, ben, cleo = (cloud.named(name) for name in ("Ana Ruiz", "Ben Okafor", "Cleo Marsh"))
    cloud.write(ana, "Contact", familyDetails="two boys", relationshipType="Friend", birthday=352_512_000_000)
    cloud.write(ben, "Contact", name="Benjamin Okafor", interests=["chess"])
    zoe = cloud.write("7B2C-ZOE", "Contact", name="Zoe Lind", relationshipType="Family", travelNotes="Oslo")
    cloud.write(
        "11AA-NOTE", "Interaction", contactReference={"recordName": "7B2C-ZOE", "action": "DELETE_SELF"},
        content="She has a new boat", interactionDate=1_760_000_000_000)
    note = cloud.of("UnassignedNote")[0]
    text = note["fields"]["rawText"]["value"]
    cloud.remove(note["recordName"])
    cloud.write("22BB-NOTE", "Interaction", contactReference={"recordName": cleo, "action": "DELETE_SELF"}, rawText=text,
                content=text)
    # The same words once more are a note of their own.
    cloud.write("44DD-NOTE", "Interaction", contactReference={"recordName": cleo, "action": "DELETE_SELF"}, content=text)
    cloud.write("33CC-TIE", "Connection", fromContact={"recordName": ana}, toContact={"recordName": ben},
                connectionType="sister")
    cloud.write(cloud.of("UserSettings")[0]["recordName"], "UserSettings", defaultReminderInterval=21)
    trial = place.push("--dry-run")
    assert trial["pulled"] == 9 and not place.rows("SELECT 1 FROM contact WHERE name = 'Zoe Lind'"), trial
    done = place.push()
    # What the app filed is one change: the note went from the inbox and came to somebody.
    assert done["pulled"] == 8 and done["untaken"] == 0, done
    assert place.one(
        "SELECT family_details, relationship_type, birthday_year, birthday_month FROM contact WHERE name = 'Ana Ruiz'"
    ) == ("two boys", "Friend", 1981, 3)
    assert place.one("SELECT name FROM contact WHERE name LIKE 'Ben%'") == "Benjamin Okafor"
    assert place.one("SELECT relationship_type, travel_notes FROM contact WHERE name = 'Zoe Lind'") == ("Family", "Oslo")
    assert place.one(
        "SELECT i.content, substr(interaction_date, 1, 10) FROM interaction i JOIN contact c ON c.id = i.contact_id "
        "WHERE c.name = 'Zoe Lind'") == ("She has a new boat", "2025-10-09")
    assert place.rows(
        "SELECT c.name FROM interaction i JOIN contact c ON c.id = i.contact_id WHERE i.raw_text LIKE 'Nobody knows%'"
    ) == ["Cleo Marsh"] * 2
    assert not place.rows("SELECT 1 FROM unassigned_note")
    assert place.one("SELECT count(*) FROM connection WHERE connection_type = 'sister'") == 1
    assert place.one("SELECT value FROM user_settings WHERE key = 'reminder_days'") == "21"
    place.same()
    # What the app has of its own stays, though the notebook has no place for it.
    assert cloud.field(ben, "interests") == ["chess"]
    assert cloud.field(zoe["recordName"], "name") == "Zoe Lind" and len(cloud.of("Contact")) == 4

    # An edit of the notebook goes to the record that the app made.
    place.run("people", "edit", "Zoe Lind", "--relationship", "Friend")
    assert place.push()["pushed"] == 1 and cloud.field("7B2C-ZOE", "relationshipType") == "Friend"

    # Deleted in the app: the person goes, and the notes of hers wait in the inbox.
    cloud.remove("7B2C-ZOE")
    cloud.remove("22BB-NOTE")
    cloud.remove("44DD-NOTE")
    assert place.push()["pulled"] == 3
    assert not place.rows("SELECT 1 FROM contact WHERE name = 'Zoe Lind'")
    assert place.one("SELECT content FROM unassigned_note") == "She has a new boat"
    assert not place.rows("SELECT 1 FROM interaction WHERE raw_text LIKE 'Nobody knows%'")
    place.same()
    place.run("runs", "undo", "last", "--yes")
    assert place.rows("SELECT 1 FROM contact WHERE name = 'Zoe Lind'")
    assert place.push()["pushed"] >= 1
    place.same()


def both(place):
    """A field that both sides changed stays as the later change by hand left it; others are both taken."""
    cloud = place.cloud
    place.push()
    ana = cloud.named("Ana Ruiz")
    place.run("people", "edit", "Ana Ruiz", "--relationship", "Friend", "--job-title", "Captain")
    cloud.write(ana, "Contact", at=time.time() - 3600, relationshipType="Family", travelNotes="Lima")
    done = place.push()
    assert done["conflicts"] == 1 and cloud.field(ana, "relationshipType") == "Friend", done
    assert place.one("SELECT travel_notes FROM contact WHERE name = 'Ana Ruiz'") == "Lima"
    assert cloud.field(ana, "jobInfo") == "Captain"
    place.run("people", "edit", "Ana Ruiz", "--relationship", "Colleague")
    cloud.write(ana, "Contact", at=time.time() + 3600, relationshipType="Partner")
    done = place.push()
    assert done["conflicts"] == 1, done
    assert place.one("SELECT relationship_type FROM contact WHERE name = 'Ana Ruiz'") == "Partner"
    place.same()

    # Somebody is faster between the two halves of a run.
    def faster(handler, body):
        if handler.operation == "records/modify" and not faster.done:
            faster.done = True
            cloud.write(ana, "Contact", at=time.time() + 7200, travelNotes="Rome")
    faster.done = False
    cloud.faults = [faster]
    place.run("people", "edit", "Ana Ruiz", "--job-title", "Admiral")
    done = place.push()
    assert done["pushed"] == 1 and done["pulled"] == 1 and done["waiting"] == 0, done
    assert cloud.field(ana, "jobInfo") == "Admiral" and cloud.field(ana, "travelNotes") == "Rome"
    assert place.one("SELECT travel_notes FROM contact WHERE name = 'Ana Ruiz'") == "Rome"
    place.same()


def already(place):
    """Whom the app has already is nobody else: by the identifier, else by a name that one person bears."""
    cloud = place.cloud
    cloud.zones.add("CirclesZone")
    cloud.write("APP-1", "Contact", name="ana ruiz", travelNotes="Lima")
    cloud.write("APP-2", "Contact", name="B. O.", identifier=place.one("SELECT identifier FROM contact WHERE name LIKE 'Ben%'"))
    cloud.write("APP-3", "Contact", name="Cleo")
    place.push()
    names = sorted(place.rows("SELECT name FROM contact"))
    assert len(names) == 4 == len(cloud.of("Contact")), (names, cloud.of("Contact"))
    assert "Cleo" in names and "Cleo Marsh" in names, names
    assert place.one("SELECT travel_notes FROM contact WHERE name LIKE 'ana%' COLLATE NOCASE") == "Lima"
    assert cloud.field("APP-1", "birthday") == 320_976_000_000
    assert place.rows("SELECT DISTINCT birthday_year FROM contact WHERE name <> 'Cleo'") == [1980]
    place.same()
    # Another machine with the same notebook, or a restored one, knows nothing of what was agreed on.
    with sqlite3.connect(place.folder / "circles.sqlite") as db:
        db.execute("DELETE FROM cloud_place")
    done = place.push()
    assert done["pushed"] <= 1 and len(cloud.of("Contact")) == 4 == len(place.rows("SELECT 1 FROM contact")), done
    assert len(cloud.of("Interaction")) == 1 == len(place.rows("SELECT 1 FROM interaction"))
    place.same()


def errors(place):
    """What passes is tried again, what does not is told, and nothing is lost or doubled."""
    cloud = place.cloud

    def once(operation, code, status, **more):
        def fault(handler, body):
            if handler.operation == operation and not fault.done:
                fault.done = True
                handler.fail(code, status, **more)
                return True
        fault.done = False
        return fault
    cloud.limit = 2
    cloud.faults = [
        once("records/changes", "TRY_AGAIN_LATER", 503, retryAfter=0.1),
        once("records/modify", "THROTTLED", 429, retryAfter=0.1),
        once("records/modify", "INTERNAL_ERROR", 500),
    ]

    def busy(handler, operation):
        if operation["record"]["recordType"] == "Interaction" and busy.left:
            busy.left -= 1
            return handler.error(operation["record"]["recordName"], "TRY_AGAIN_LATER", retryAfter=0.1)
    busy.left = 2
    cloud.faults.append(type("Fault", (), {"__call__": lambda *_: False, "record": staticmethod(busy)})())
    assert place.push()["pushed"] == 6 and len(cloud.records) == 6
    cloud.limit = 200
    for code, status, exit_status in (
            ("AUTHENTICATION_FAILED", 401, 77), ("AUTHENTICATION_REQUIRED", 421, 77), ("ACCESS_DENIED", 403, 77),
            ("QUOTA_EXCEEDED", 413, 69), ("BAD_REQUEST", 400, 69), ("NOT_FOUND", 404, 69)):
        cloud.faults = [once("records/changes", code, status)]
        place.push(status=exit_status)
    cloud.faults = [once("records/changes", "THROTTLED", 429, retryAfter=3600)]
    place.push(status=75)
    place.secret("key.pem", "no key\n")
    cloud.faults = []
    place.push(access=["--key-id", "key-1", "--key-file", "key.pem"], status=78)
    (place.folder / "key.pem").chmod(0o644)
    place.push(access=["--key-id", "key-1", "--key-file", "key.pem"], status=78)
    place.push("--max-changes", "many", status=64)
    for answer in (b"<html>", b"{", b"[]", b"{}", b'{"records":[{"recordName":7}],"moreComing":true}'):
        def broken(handler, body):
            if handler.operation == "records/changes":
                handler.send_response(200)
                handler.send_header("Content-Length", str(len(answer)))
                handler.end_headers()
                handler.wfile.write(answer)
                return True
        cloud.faults = [broken]
        place.push(status=(0, 69))
    cloud.faults = []

    # A record that is refused is told, and the others go.
    place.run("people", "edit", "Ana Ruiz", "--job-title", "Captain")
    place.run("people", "edit", "Ben Okafor", "--job-title", "Mate")
    refused = type("Fault", (), {"__call__": lambda *_: False, "record": staticmethod(
        lambda handler, operation: handler.error(operation["record"]["recordName"], "BAD_REQUEST")
        if operation["record"]["recordName"] == cloud.named("Ben Okafor") else None)})()
    cloud.faults = [refused]
    done = place.push(status=1)
    assert (done["pushed"], done["refused"]) == (1, 1), done
    cloud.faults = []
    assert place.push()["pushed"] == 1

    # The zone is gone: all goes out again. The token is too old: all is listed again.
    cloud.zones, cloud.records = set(), {}
    cloud.lose_token()
    again = place.push()
    assert again["pushed"] == 6 and again["deleted"] == 0 and len(cloud.records) == 6, again
    assert len(place.rows("SELECT 1 FROM contact")) == 3
    place.same()
    cloud.remove(cloud.of("UnassignedNote")[0]["recordName"])
    cloud.lose_token()
    done = place.push()
    assert done["pulled"] == 1 and not place.rows("SELECT 1 FROM unassigned_note"), done
    place.same()


def token(place):
    """A token that cannot be kept is told, and the rest is done."""
    (place.folder / "tokens").mkdir()
    place.secret("tokens/web.token", "web-1\n")

    def gone(handler, body):
        if (place.folder / "tokens").is_dir():
            (place.folder / "tokens/web.token").unlink()
            (place.folder / "tokens").rmdir()
            (place.folder / "tokens").write_text("")
    place.cloud.faults = [gone]
    done = place.push(access=["--api-token-file", "api.token", "--web-token-file", "tokens/web.token"])
    assert done["pushed"] == 6 and "could not be written" in place.said, place.said


def bounded(place):
    """More changes at once than are allowed are told and not made, on either side."""
    cloud = place.cloud
    place.push()
    for record in cloud.of("Contact"):
        cloud.write(record["recordName"], "Contact", travelNotes="x")
    place.push("--max-changes", "2", status=75)
    assert place.rows("SELECT DISTINCT travel_notes FROM contact") == [None]
    assert place.push("--max-changes", "3")["pulled"] == 3
    place.same()
    before = json.dumps(cloud.records)
    for name in ("Ana Ruiz", "Ben Okafor"):
        place.run("people", "remove", name, "--yes")
    place.push("--max-changes", "1", status=75)
    assert json.dumps(cloud.records) == before
    place.push()
    assert len(cloud.of("Contact")) == 1


def signed(place):
    """A server-to-server key signs each request; the public database is written and tells no changes."""
    for command in (["ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "key.pem"],
                    ["ec", "-in", "key.pem", "-pubout", "-out", "public.pem"]):
        subprocess.run(["openssl", *command], cwd=place.folder, check=True, stderr=subprocess.DEVNULL)
    (place.folder / "key.pem").chmod(0o600)
    place.cloud.public_key = str(place.folder / "public.pem")
    key = ["--key-id", "key-1", "--key-file", "key.pem", "--database", "public"]
    assert place.push(access=key)["pushed"] == 6
    assert all(operation != "records/changes" for operation, _ in place.cloud.requests)
    assert place.push(access=key)["pushed"] == 0
    place.push(access=["--key-id", "other", *key[2:]], status=0)
    place.run("people", "add", "Zoe Lind")
    place.push(access=["--key-id", "other", *key[2:]], status=77)
    assert place.push(access=key)["pushed"] == 1


def killed(place):
    """Killed at any request, the next run ends where one that was left alone does."""
    cloud = place.cloud
    cloud.limit = 2
    place.push()
    ana = cloud.named("Ana Ruiz")
    for turn in range(1, 9):
        place.run("people", "edit", "Ben Okafor", "--note", f"turn {turn}", "--job-title", f"Mate {turn}")
        place.run("people", "add", f"Turn Person{turn}")
        cloud.write(ana, "Contact", at=time.time() + 60, travelNotes=f"turn {turn}")
        cloud.write(f"NEW-{turn}", "Contact", name=f"Cloud Person{turn}")
        cloud.write(f"NOTE-{turn}", "Interaction", content=f"Said in turn {turn}",
                    contactReference={"recordName": ana, "action": "DELETE_SELF"})
        process = []

        def kill(handler, body):
            kill.count += 1
            if kill.count == turn:
                for one in process:
                    one.send_signal(signal.SIGKILL)
                    one.wait()
        kill.count = 0
        cloud.faults = [kill]
        environment = {**os.environ, "HOME": str(place.folder), "CIRCLES_DB": str(place.folder / "circles.sqlite"),
                       "CIRCLES_CONFIG": str(place.folder / "config.yaml")}
        process.append(subprocess.Popen(
            [place.program, "push", "cloudkit", "--container", CONTAINER, "--server", cloud.url, *place.tokens],
            cwd=place.folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        process[0].wait(timeout=120)
        cloud.faults = []
        # The token that was on its way when the program was killed is the user's to fetch again.
        place.secret("web.token", cloud.web_tokens[-1] + "\n")
        place.push()
        place.same()
        assert cloud.field(cloud.named("Ben Okafor"), "jobInfo") == f"Mate {turn}"
        assert place.one("SELECT travel_notes FROM contact WHERE name = 'Ana Ruiz'") == f"turn {turn}"
        assert len(place.rows("SELECT 1 FROM contact")) == 3 + 2 * turn == len(cloud.of("Contact"))
        assert len(place.rows("SELECT 1 FROM interaction")) == 1 + turn == len(cloud.of("Interaction"))


def notes(place):
    """The notes on both sides, each with whom it is under; they must be the same."""
    cloud = place.cloud
    here = place.rows("SELECT c.name, i.content FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id")
    here += [("", text) for text in place.rows("SELECT content FROM unassigned_note")]
    there = [(cloud.field(r["fields"]["contactReference"]["value"]["recordName"], "name"), r["fields"]["content"]["value"])
             for r in cloud.of("Interaction")]
    there += [("", r["fields"]["content"]["value"]) for r in cloud.of("UnassignedNote")]
    assert sorted(here) == sorted(there), (here, there)
    return sorted(here)


RANG = ("", "Nobody knows who rang at the door")
LUNCH = ("Ana Ruiz", "Lunch with Ana, she moves in May")


def under(name):
    return {"recordName": name, "action": "DELETE_SELF"}


def write(cloud, record, name, text, **more):
    cloud.write(record, "Interaction", content=text, contactReference=under(cloud.named(name)), **more)


def gone_here(place):
    """What the app wrote of somebody who was merged or removed here stays, as it is on both sides."""
    cloud = place.cloud
    place.push()
    place.run("people", "merge", "Ana Ruiz", "Ben Okafor")
    place.run("people", "remove", "Cleo Marsh", "--yes")
    write(cloud, "N-1", "Ben Okafor", "Ben moves to Oslo")
    write(cloud, "N-2", "Cleo Marsh", "Sings in a choir")
    cloud.write(cloud.of("Interaction")[0]["recordName"], "Interaction", contactReference=under(cloud.named("Ben Okafor")))
    for name in ("Ben Okafor", "Cleo Marsh"):
        cloud.write(cloud.named(name), "Contact", travelNotes=f"Lima with {name[:3]}")
    done = place.push()
    assert (done["untaken"], done["waiting"]) == (0, 0), done
    place.same()
    assert notes(place) == sorted([
        RANG, LUNCH, ("Ana Ruiz", "Ben moves to Oslo"), ("", "Sings in a choir"), ("", "Cleo Marsh: Lima with Cle")]), notes(place)
    assert cloud.field(cloud.named("Ana Ruiz"), "travelNotes") == "Lima with Ben"
    assert len(cloud.of("Contact")) == 1

    # Written while others are being written, before the deletion goes out.
    place.run("people", "add", "Dora Lind")
    place.push()
    place.run("people", "remove", "Dora Lind", "--yes")
    place.run("people", "edit", "Ana Ruiz", "--job-title", "Captain")

    def late(handler, body):
        if handler.operation == "records/modify" and "N-3" not in cloud.records:
            write(cloud, "N-3", "Dora Lind", "Plays the viola")
    cloud.faults = [late]
    assert place.push()["waiting"] == 1
    cloud.faults = []
    assert place.push()["deleted"] == 2
    place.same()
    assert ("", "Plays the viola") in notes(place)


def gone_there(place):
    """A note that went there with its person stays here, under whom it is, and goes back."""
    cloud = place.cloud
    place.run("note", "Ben Okafor", "Ben plays chess")
    place.run("note", "Cleo Marsh", "Cleo sails")
    place.push()
    place.run("people", "merge", "Ana Ruiz", "Ben Okafor")
    place.run("note", "move", place.one("SELECT id FROM interaction WHERE content = 'Cleo sails'"), "Ana Ruiz")
    for name in ("Ben Okafor", "Cleo Marsh"):
        cloud.remove(cloud.named(name))
    place.push()
    place.same()
    assert notes(place) == [RANG, ("Ana Ruiz", "Ben plays chess"), ("Ana Ruiz", "Cleo sails"), LUNCH], notes(place)
    # What was written into a note here outlives that it was deleted there; a note that nobody touched does not.
    place.run("note", "edit", place.one("SELECT id FROM interaction WHERE content = 'Cleo sails'"), "--text", "Cleo rows")
    for record in cloud.of("Interaction"):
        if "Lunch" not in record["fields"]["content"]["value"]:
            cloud.remove(record["recordName"])
    place.push()
    place.same()
    assert notes(place) == [RANG, ("Ana Ruiz", "Cleo rows"), LUNCH], notes(place)


def calls(place):
    """What the notebook has no place for keeps its contact there, or goes with them to whom they became one with."""
    cloud = place.cloud
    place.run("people", "add", "Dora Lind")
    place.push()
    for name in ("Ben Okafor", "Cleo Marsh"):
        cloud.write("CALL-" + name[:3], "Interaction", contactReference=under(cloud.named(name)), interactionDate=1_760_000_000_000)
    cloud.write("GIFT", "Gift", people=[under(cloud.named("Dora Lind"))])
    assert place.push()["untaken"] == 2
    place.same()
    place.run("people", "merge", "Ana Ruiz", "Ben Okafor")
    for name in ("Cleo Marsh", "Dora Lind"):
        place.run("people", "remove", name, "--yes")
    for deleted in (1, 0):
        done = place.push()
        assert [done[key] for key in ("deleted", "waiting", "pulled", "untaken")] == [deleted, 2, 0, 0], done
    assert cloud.field("CALL-Ben", "contactReference")["recordName"] == cloud.named("Ana Ruiz")
    assert "CALL-Cle" in cloud.records and "GIFT" in cloud.records
    # One that gets words is a note, and one that is gone holds nobody.
    cloud.write("CALL-Ben", "Interaction", content="Ben calls from Oslo")
    cloud.remove("CALL-Cle")
    cloud.lose_token()
    done = place.push()
    assert [done[key] for key in ("deleted", "waiting", "pulled")] == [1, 1, 1], done
    cloud.remove("GIFT")
    assert place.push()["deleted"] == 1 and len(cloud.of("Contact")) == 1
    place.same()
    assert notes(place) == sorted([RANG, LUNCH, ("Ana Ruiz", "Ben calls from Oslo")]), notes(place)


def refused(place):
    """A contact goes only when nothing refers to it there any more: the cloud would take that along."""
    cloud = place.cloud
    place.run("note", "Ben Okafor", "Ben plays chess")
    place.push()
    place.run("people", "merge", "Ana Ruiz", "Ben Okafor")
    for code in ("INTERNAL_ERROR", "CONFLICT", "TRY_AGAIN_LATER"):
        cloud.faults = [type("Fault", (), {"__call__": lambda *_: False, "record": staticmethod(
            lambda handler, operation: handler.error(operation["record"]["recordName"], code, retryAfter=0.1)
            if operation["record"]["recordType"] == "Interaction" else None)})()]
        done = place.push(status=(0, 1))
        assert done["deleted"] == 0 and done["waiting"] >= 1 and len(cloud.of("Interaction")) == 2, done
    cloud.faults = []
    assert place.push()["deleted"] == 1
    place.same()
    assert notes(place) == [RANG, ("Ana Ruiz", "Ben plays chess"), LUNCH]


def later(place):
    """Words and place of a note are each as the later hand left them; an edit of its words outlives its place."""
    cloud, hour = place.cloud, 3600
    ids = {}
    for text in ("Later here", "Later there", "Moved here", "Unfiled here", "Thrown away here"):
        place.run("note", "Ben Okafor", text)
        ids[text] = place.one(f"SELECT id FROM interaction WHERE content = '{text}'")
    place.push()
    names = {r["fields"]["content"]["value"]: r["recordName"] for r in cloud.of("Interaction")}
    for text, at in (("Later here", -hour), ("Later there", hour)):
        place.run("note", "edit", ids[text], "--text", text + ": mine")
        cloud.write(names[text], "Interaction", at=time.time() + at, content=text + ": theirs")
    place.run("note", "move", ids["Moved here"], "Cleo Marsh")
    cloud.write(names["Moved here"], "Interaction", at=time.time() - hour, contactReference=under(cloud.named("Ana Ruiz")))
    for text in ("Unfiled here", "Thrown away here"):
        place.run("note", "unfile", ids[text])
        cloud.write(names[text], "Interaction", at=time.time() - hour, content=text + ", written there")
    place.run("inbox", "dismiss", ids["Thrown away here"])
    waits = cloud.of("UnassignedNote")[0]["recordName"]
    place.run("inbox", "assign", place.one("SELECT id FROM unassigned_note WHERE content LIKE 'Nobody%'"), "Cleo Marsh")
    cloud.write(waits, "UnassignedNote", at=time.time() - hour, content="The post rang")
    place.push()
    place.same()
    assert notes(place) == sorted([
        LUNCH, ("Ben Okafor", "Later here: mine"), ("Ben Okafor", "Later there: theirs"), ("Cleo Marsh", "Moved here"),
        ("", "Unfiled here, written there"), ("Ben Okafor", "Thrown away here, written there"),
        ("Cleo Marsh", "The post rang")]), notes(place)


def filed_twice(place):
    """A note of the inbox that was filed on both sides is one, where the later hand filed it."""
    cloud = place.cloud
    for text, name, at, end in [
            ("The parcel lies below", "Ben Okafor", 3600, "Ben Okafor"), ("Water drips again", "Ben Okafor", -3600, "Ana Ruiz"),
            ("It was too late for tea", "Ana Ruiz", 3600, "Ana Ruiz")]:
        place.run("note", text)
        place.push()
        record = next(r for r in cloud.of("UnassignedNote") if r["fields"]["content"]["value"] == text)
        place.run("inbox", "assign", place.one(f"SELECT id FROM unassigned_note WHERE content = '{text}'"), "Ana Ruiz")
        cloud.remove(record["recordName"])
        write(cloud, "FILED-" + text[:3], name, text, rawText=text, at=time.time() + at)
        place.push()
        place.same()
        assert [who for who, said in notes(place) if said == text] == [end], notes(place)

    # Its words are a field of their own: the edit of either side stays.
    for side in ("here", "there"):
        text = f"The kettle is {side}"
        place.run("note", text)
        place.push()
        record = next(r for r in cloud.of("UnassignedNote") if r["fields"]["content"]["value"] == text)
        if side == "here":
            place.run("inbox", "edit", place.one(f"SELECT id FROM unassigned_note WHERE content = '{text}'"), "--text", "Tea")
        cloud.remove(record["recordName"])
        write(cloud, "WORDS-" + side, "Ben Okafor", text if side == "here" else "Coffee", rawText=text)
        place.push()
        place.same()
    assert {("Ben Okafor", "Tea"), ("Ben Okafor", "Coffee")} < set(notes(place)), notes(place)


def two_notebooks(place):
    """Of two notebooks with one cloud each has the notes that the other unfiled, once, in the inbox."""
    for name in ("Ben Okafor", "Cleo Marsh"):
        place.run("note", name, name + " sings")
    place.push()
    for path in place.folder.glob("circles.sqlite*"):
        (place.folder / path.name.replace("circles", "other")).write_bytes(path.read_bytes())
    place.more = {"CIRCLES_DB": str(place.folder / "other.sqlite")}
    place.run("note", "unfile", place.one("SELECT id FROM interaction WHERE content LIKE 'Ben%'"))
    place.run("people", "remove", "Cleo Marsh", "--yes")
    place.push()
    place.more = {}
    place.push()
    assert notes(place) == sorted([RANG, LUNCH, ("", "Ben Okafor sings"), ("", "Cleo Marsh sings")]), notes(place)
    place.same()
    place.more = {"CIRCLES_DB": str(place.folder / "other.sqlite")}
    place.same()


CASES = [
    first, app, both, already, errors, token, bounded, signed, killed, gone_here, gone_there, calls, refused, later, filed_twice,
    two_notebooks]

if __name__ == "__main__":
    sync_test.CASES, sync_test.Place = CASES, Place
    sys.exit(sync_test.main())
