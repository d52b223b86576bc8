#!/usr/bin/env python3
"""The recipe of Documentation/Phone.md with two real Syncthings: what a phone saves is read, once.

Usage: syncthing_test.py PROGRAM [both]
"""

import contextlib
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml
from pathlib import Path

from dav_stub import card


def port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Device:
    """A Syncthing that speaks to the other one alone, on loopback."""

    def __init__(self, folder, name, drop):
        self.home, self.name, self.drop = folder / name, name, drop
        drop.mkdir(parents=True, exist_ok=True)
        self.port = port()
        subprocess.run(["syncthing", "generate", "--home", self.home, "--no-default-folder", "--skip-port-probing"],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.id = xml.parse(self.home / "config.xml").getroot().find("device").get("id")

    def meet(self, other):
        path = self.home / "config.xml"
        tree = xml.parse(path)
        root = tree.getroot()
        for device in root.findall("device"):
            root.remove(device)
        for device, address in ((self, "dynamic"), (other, f"tcp://127.0.0.1:{other.port}")):
            element = xml.SubElement(root, "device", id=device.id, name=device.name, compression="never")
            xml.SubElement(element, "address").text = address
        folder = xml.SubElement(
            root, "folder", id="drop", path=str(self.drop), type="sendreceive", rescanIntervalS="1",
            fsWatcherEnabled="true", fsWatcherDelayS="1")
        for device in (self, other):
            xml.SubElement(folder, "device", id=device.id)
        options = root.find("options")
        for listen in options.findall("listenAddress"):
            options.remove(listen)
        xml.SubElement(options, "listenAddress").text = f"tcp://127.0.0.1:{self.port}"
        for name, value in (("globalAnnounceEnabled", "false"), ("localAnnounceEnabled", "false"), ("relaysEnabled", "false"),
                            ("natEnabled", "false"), ("reconnectionIntervalS", "1"), ("urAccepted", "-1"),
                            ("crashReportingEnabled", "false"), ("startBrowser", "false"), ("autoUpgradeIntervalH", "0")):
            for old in options.findall(name):
                options.remove(old)
            xml.SubElement(options, name).text = value
        root.find("gui").find("address").text = f"127.0.0.1:{port()}"
        tree.write(path)

    def start(self):
        self.process = subprocess.Popen(
            ["syncthing", "serve", "--home", self.home, "--no-browser", "--no-restart", "--no-upgrade"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(self.home)})

    def stop(self):
        self.process.kill()
        self.process.wait()


def wait(what, truth, seconds=90):
    end = time.time() + seconds
    while not truth():
        assert time.time() < end, f"{what}: not within {seconds} s"
        time.sleep(0.2)


def visible(folder):
    return sorted(p.name for p in folder.rglob("*") if p.is_file() and not p.name.startswith("."))


def main():
    program = sys.argv[1]
    if not shutil.which("syncthing"):
        print("skipped: syncthing is not installed")
        return 0
    with tempfile.TemporaryDirectory(prefix="circles-syncthing-") as temporary:
        folder = Path(temporary)
        root, phone_drop = folder / "Circles", folder / "phone-drop"
        environment = {"PATH": os.environ["PATH"], "HOME": temporary, "CIRCLES_DB": str(folder / "circles.sqlite"),
                       "CIRCLES_CONFIG": str(folder / "config.yaml"), "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")}

        def lines(*arguments):
            done = subprocess.run([program, *arguments, "--output", "jsonl"], env=environment, capture_output=True, text=True)
            return [json.loads(line) for line in done.stdout.splitlines()]

        def people():
            # Asked five times a second beside other tests: the program would list everybody each time.
            if not (folder / "circles.sqlite").exists():
                return 0
            with contextlib.closing(sqlite3.connect(folder / "circles.sqlite", timeout=30)) as notebook:
                try:
                    return notebook.execute("SELECT count(*) FROM contact").fetchone()[0]
                except sqlite3.OperationalError:  # Not made yet.
                    return 0

        computer, phone = Device(folder, "computer", root / "drop"), Device(folder, "phone", phone_drop)
        computer.meet(phone)
        phone.meet(computer)
        daemon = subprocess.Popen([program, "watch", root, "--settle", "0.5"], env=environment, stdout=subprocess.DEVNULL,
                                  stderr=open(folder / "log", "w"))
        try:
            computer.start()
            phone.start()
            (phone_drop / "contacts.vcf").write_text(card("u1", "Ana Ruiz") + card("u2", "Ben Okafor"))
            (phone_drop / "memo.txt").write_text("Lunch with Ana Ruiz, she moves in May\n")
            wait("two people", lambda: people() == 2, 240)
            wait("an empty folder on the phone", lambda: not visible(phone_drop), 240)

            # A large file, of which the phone goes away in the middle.
            names = [f"Person Number{i}" for i in range(5_000)]
            whole = "".join(card(f"n{i}", name, "NOTE:" + "x" * 1_600) for i, name in enumerate(names))
            (phone_drop / "all.vcf").write_text(whole)
            wait("its beginning", lambda: any(root.rglob("*all.vcf*")), 240)
            phone.stop()
            time.sleep(3)
            phone.start()
            wait("all people", lambda: people() == 5_002, 600)
            wait("an empty folder on the phone", lambda: not visible(phone_drop), 240)

            if "both" not in sys.argv[2:]:
                print("ok    syncthing")
                return 0
            # Saved again, and saved by both at once: still nobody twice. A busy machine takes minutes to agree.
            (phone_drop / "contacts.vcf").write_text(card("u1", "Ana Ruiz") + card("u2", "Ben Okafor") + card("u3", "Cleo Marsh"))
            (root / "drop" / "contacts.vcf").write_text(card("u1", "Ana Ruiz") + card("u4", "Dan Wu"))
            wait("both files", lambda: people() >= 5_003)
            wait("empty folders", lambda: not visible(phone_drop) and not visible(root / "drop"), 240)
            names = [person["name"] for person in lines("people", "list")]
            assert len(names) == len(set(map(str, names))), "somebody twice"
            assert len(names) in (5_003, 5_004), len(names)
            status = lines("status", str(root))
            assert not list((root / "failed").rglob("*.vcf")), status
        finally:
            for one in (computer, phone):
                if hasattr(one, "process"):
                    one.stop()
            daemon.terminate()
            daemon.wait(timeout=30)
    print("ok    syncthing")
    return 0


if __name__ == "__main__":
    sys.exit(main())
