#!/usr/bin/env python3
"""The daemon syncs accounts that say how often, through the built program.

Usage: daemon_test.py PROGRAM CASE...
"""

import json
import os
import signal
import subprocess
import sys
import time

from dav_stub import card, times
from sync_test import Place


class Daemon:
    """`watch` with the settings of a place."""

    def __init__(self, place):
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(place.folder), "LANG": "C.UTF-8",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""), "CIRCLES_REGION": "GB",
            "CIRCLES_CONFIG": str(place.folder / "config.yaml")}
        self.place, self.root = place, place.folder / "Circles"
        self.log = open(place.folder / "watch.log", "w+")
        self.process = subprocess.Popen(
            [place.program, "watch", str(self.root), "--db", str(place.folder / "circles.sqlite")],
            env=environment, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)

    def status(self):
        try:
            return json.loads((self.root / ".circles" / "status.json").read_text())
        except (OSError, ValueError):
            return {}

    def until(self, what, condition, seconds=60):
        end = time.monotonic() + seconds
        while not condition():
            assert self.process.poll() is None, "the daemon ended"
            assert time.monotonic() < end, f"{what}: {self.status()}"
            time.sleep(0.1)

    def stop(self):
        # The test runner may have blocked SIGTERM for its children; the daemon listens all the same.
        self.process.send_signal(signal.SIGTERM)
        try:
            assert self.process.wait(20) == 0
        finally:
            self.process.kill()
            self.log.close()


def interval(place):
    """An account is synced at its time, with others' files; a failure is told and mended."""
    server = place.server
    for wrong in ("0m", "5", "m", "40d", "-1h"):
        place.run("accounts", "add", "carddav", server.url, "--every=" + wrong, status=64)
    place.add("--every", "1s")
    daemon = Daemon(place)
    try:
        # The daemon's status is written every ten seconds, or when something changes.
        names = lambda: place.people() if (place.folder / "circles.sqlite").exists() else []
        daemon.until("the first sync", lambda: len(names()) == 3)
        server.put("3.vcf", card("uid-3", "Dora Lind"))
        daemon.until("what changed", lambda: "Dora Lind" in names())
        (daemon.root / "drop" / "eve.vcf").write_text("BEGIN:VCARD\nVERSION:3.0\nFN:Eve Holm\nEND:VCARD\n")
        daemon.until("a file", lambda: "Eve Holm" in names())
        daemon.until("the status", lambda: daemon.status().get("accounts", [{}])[0].get("last_sync"))
        assert [job["name"] for job in daemon.status()["accounts"]] == ["home"]
        # Only the user can mend this: it is told at once, and the rest goes on.
        server.faults = [times(10**6, 401)]
        daemon.until("the failure", lambda: daemon.status()["accounts"][0].get("failure") == "sync.refused")
        assert daemon.status()["state"] == "degraded", daemon.status()
        assert "home" in place.run("status", str(daemon.root), status=1)
        server.faults = []
        daemon.until("its end", lambda: daemon.status()["state"] == "idle", 90)
        # Without an interval it is left alone.
        place.run("accounts", "remove", "home")
        daemon.until("no account", lambda: "accounts" not in daemon.status(), 60)
        count = len(server.requests)
        time.sleep(2)
        assert len(server.requests) == count
    finally:
        daemon.stop()
    text = (place.folder / "watch.log").read_text()
    assert "sync.refused" in text and "Dora" not in text and "Eve" not in text, text
    runs = [json.loads(line) for line in place.run("runs", "list", "--output", "jsonl").splitlines()]
    assert any(run.get("command") == "sync home" for run in runs), runs


def main():
    for case in sys.argv[2:]:
        globals()[case](Place(sys.argv[1]))
        print(f"{case}: good")
    return 0


if __name__ == "__main__":
    sys.exit(main())
