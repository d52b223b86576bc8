#!/usr/bin/env python3
"""Everybody writes into one notebook at once: the daemon, two browsers and the command line.

    Tests/Browser/together_test.py PROGRAM

Nothing may be lost, and both browsers must hear of the last change within two seconds. Needs Python alone.
"""
import copy, http.client, json, pathlib, re, subprocess, sys, tempfile, threading, time

EACH = 12


def card(name, uid):
    return f"BEGIN:VCARD\r\nVERSION:4.0\r\nUID:{uid}\r\nFN:{name}\r\nEND:VCARD\r\n"


class Browser:
    """A browser's requests, with the cookie that the printed address gives."""

    def __init__(self, address):
        self.port = int(re.search(r":(\d+)/", address).group(1))
        answer = self.send("GET", address[address.index("/?"):], cookie="")
        self.cookie = answer.getheader("Set-Cookie").split(";")[0]

    def send(self, method, path, body=None, cookie=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        if body is not None:
            body = json.dumps(body)
            headers["Content-Type"] = "application/json"
        connection.request(method, path, body, headers)
        return connection.getresponse()

    def add(self, name):
        answer = self.send("POST", "/api/contacts", {"name": name})
        text = answer.read()
        assert answer.status in (200, 201), (answer.status, text[:200])

    def listen(self, heard):
        """Notes when each change was told."""
        answer = self.send("GET", "/api/events")

        def read():
            while line := answer.readline():
                if line.startswith(b"id:"):
                    heard.append(time.monotonic())

        threading.Thread(target=read, daemon=True).start()


def main(program):
    place = pathlib.Path(tempfile.mkdtemp())
    database = ["--db", str(place / "circles.sqlite")]
    first = place / "first.vcf"
    first.write_text(card("Ana Ruiz", "urn:uuid:0a0a0a0a-0000-4000-8000-000000000001"), newline="")
    subprocess.run([program, str(first), "--quiet", *database], check=True)
    root = place / "root"
    (root / "drop").mkdir(parents=True)
    daemon = subprocess.Popen(
        [program, "watch", "--quiet", "--settle", "0.3", str(root), *database], stderr=subprocess.DEVNULL)
    server = subprocess.Popen([program, "serve", "--port", "0", *database], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True)
    failures = []
    try:
        address = server.stdout.readline().strip()
        one = Browser(address)
        # The printed address lets in once; another window has the cookie.
        two = copy.copy(one)
        heard = [[], []]
        one.listen(heard[0])
        two.listen(heard[1])

        def attempt(work):
            try:
                work()
            except Exception as error:  # Whatever it is, the test has failed.
                failures.append(repr(error))

        def drop():
            for number in range(EACH):
                hidden = root / f"drop/.d-{number}"
                hidden.write_text(card(f"Daemon {number}", f"d-{number}"), newline="")
                hidden.rename(root / f"drop/d-{number}.vcf")
                time.sleep(0.1)

        def command():
            for number in range(EACH):
                subprocess.run([program, "people", "add", f"Command {number}", "--quiet", *database], check=True,
                               stdout=subprocess.DEVNULL)

        works = [drop, command] + [
            lambda browser=browser, name=name: [browser.add(f"{name} {number}") for number in range(EACH)]
            for browser, name in ((one, "First"), (two, "Second"))]
        threads = [threading.Thread(target=attempt, args=[work]) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)

        wanted = {"Ana Ruiz"} | {f"{who} {number}" for who in ("Daemon", "Command", "First", "Second")
                                 for number in range(EACH)}
        names, end = set(), time.monotonic() + 60
        while names != wanted and time.monotonic() < end and not failures:
            time.sleep(0.3)
            lines = subprocess.run([program, "people", "list", "--output", "jsonl", *database], check=True,
                                   capture_output=True, text=True).stdout.splitlines()
            listed = [json.loads(line)["name"] for line in lines]
            names = set(listed)
            if len(names) != len(listed):
                failures.append("somebody is there twice")
        if names != wanted:
            failures.append(f"{len(wanted - names)} lost, {len(names - wanted)} not asked for")

        # One more change: both hear of it within two seconds.
        time.sleep(1)
        known = [len(times) for times in heard]
        subprocess.run([program, "people", "add", "Last One", "--quiet", *database], check=True,
                       stdout=subprocess.DEVNULL)
        changed, waits = time.monotonic(), []
        while len(waits) < 2 and time.monotonic() < changed + 10:
            waits = [times[count] - changed for times, count in zip(heard, known) if len(times) > count]
            time.sleep(0.02)
        if len(waits) < 2 or max(waits) > 2:
            failures.append(f"heard after {waits} seconds")
    finally:
        for process in (server, daemon):
            process.terminate()
            process.wait(20)
    if failures:
        print("\n".join(failures))
        return 1
    print(f"{len(wanted)} people of four writers, none lost; the last change heard after {max(waits):.2f} s")
    return 0


sys.exit(main(sys.argv[1]))
