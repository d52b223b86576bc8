#!/usr/bin/env python3
"""Writes rules.txt: 500 recurrence rules and when python-dateutil says they take place.

    python3 generate.py > rules.txt         (python-dateutil 2.9.0)

A line is START RULE OCCURRENCES: the first eight up to the end of 2040, with commas between them.
"""
import random
from datetime import datetime
from dateutil.rrule import rrulestr

dice = random.Random(5545)
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
END = datetime(2040, 12, 31, 23, 59, 59)


def some(values, most):
    values = list(values)
    return ",".join(str(v) for v in sorted(dice.sample(values, dice.randint(1, most))))


def days(most=3):
    chosen = dice.sample(DAYS, dice.randint(1, most))
    return ",".join(day for day in DAYS if day in chosen)


def signed(top):
    return [v for v in range(-top, top + 1) if v != 0]


def positions(top):
    return ",".join(f"{dice.choice(signed(top))}{d}" for d in days(2).split(","))


def parts(freq):
    def maybe(chance, *named):
        if dice.random() < chance:
            yield from named

    if freq in ("HOURLY", "MINUTELY"):
        yield from maybe(0.3, "BYDAY=" + days())
        yield from maybe(0.3, "BYHOUR=" + some(range(24), 6))
        return
    if freq == "WEEKLY":
        yield from maybe(0.7, "BYDAY=" + days())
        yield from maybe(0.2, "BYMONTH=" + some(range(1, 13), 4))
    if freq == "DAILY":
        yield from maybe(0.3, "BYMONTH=" + some(range(1, 13), 4))
        yield from maybe(0.3, "BYDAY=" + days())
        yield from maybe(0.2, "BYMONTHDAY=" + some(range(1, 32), 6))
    if freq == "MONTHLY":
        kind = dice.randrange(5)
        if kind == 0:
            yield "BYMONTHDAY=" + some(signed(31), 4)
        elif kind == 1:
            yield "BYDAY=" + positions(4)
        elif kind == 2:
            yield "BYDAY=" + days()
            yield from maybe(0.7, "BYSETPOS=" + some(signed(3), 2))
        elif kind == 3:
            yield "BYDAY=" + days()
            yield "BYMONTHDAY=" + some(range(1, 32), 6)
        yield from maybe(0.2, "BYMONTH=" + some(range(1, 13), 6))
    if freq == "YEARLY":
        kind = dice.randrange(6)
        if kind == 0:
            yield "BYMONTH=" + some(range(1, 13), 3)
        elif kind == 1:
            yield "BYMONTH=" + some(range(1, 13), 3)
            yield "BYMONTHDAY=" + some(signed(31), 3)
        elif kind == 2:
            yield "BYMONTH=" + some(range(1, 13), 3)
            yield "BYDAY=" + positions(4)
        elif kind == 3:
            yield "BYDAY=" + positions(50)
        elif kind == 4:
            yield "BYYEARDAY=" + some(signed(366), 4)
    yield from maybe(0.1, "BYHOUR=" + some(range(24), 3))


def allowed(freq):
    """Positions among several times of a day are refused (libical counts days there)."""
    while True:
        told = list(parts(freq))
        if not {"BYSETPOS", "BYHOUR"} <= {part.split("=")[0] for part in told}:
            return told


def rule():
    freq = dice.choice(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "MONTHLY",
                        "YEARLY", "YEARLY", "HOURLY", "MINUTELY"])
    start = datetime(dice.randint(1990, 2025), dice.randint(1, 12), dice.randint(1, 28),
                     dice.randint(0, 23), dice.randint(0, 59))
    text = ["FREQ=" + freq]
    if dice.random() < 0.5:
        text.append(f"INTERVAL={dice.randint(2, 6)}")
    text += allowed(freq)
    if freq == "WEEKLY" and dice.random() < 0.4:
        text.append("WKST=" + dice.choice(DAYS))
    if dice.random() < 0.3:
        text.append(f"COUNT={dice.randint(1, 20)}")
    elif dice.random() < 0.3:
        text.append(f"UNTIL={start.year + dice.randint(0, 12)}1015T120000")
    return start, ";".join(text)


for _ in range(500):
    start, text = rule()
    times = []
    for time in rrulestr("RRULE:" + text, dtstart=start):
        if time > END or len(times) == 8:
            break
        times.append(time.strftime("%Y%m%dT%H%M%S"))
    print(start.strftime("%Y%m%dT%H%M%S"), text, ",".join(times) or "-")
