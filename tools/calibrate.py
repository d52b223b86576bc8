#!/usr/bin/env python3
"""Fit the matcher's weights and its calibration curve on labelled notes.

usage: calibrate.py FEATURES.jsonl GOLD.jsonl [--table Sources/Stages/CirclesMatching/Calibration/WeightTable.swift] [--write]

FEATURES comes from `circles-calibrate --features CONTACTS NOTES REGION OWNER...`; GOLD has a line a note with
`{"id", "gold": {"contact", "acceptable"}}`. The weights in the table are the prior: the fit stays near them (ridge), and
is judged by cross-validation (each half fitted on the other) before anything is written. A note that belongs to nobody
weighs three times as much, since a wrong assignment is worse than none.
"""
import json
import math
import re
import sys

LINE = re.compile(r"\(\.(\w+), (-?[\d.]+)\)")
RIDGE, RATE, STEPS, NOBODY_WEIGHT = 0.8, 0.05, 250, 3.0
FIXED = {"phone", "email", "handle"}


def load(features, gold):
    labels = {}
    for line in open(gold, encoding="utf-8"):
        note = json.loads(line)
        labels[note["id"]] = note["gold"]
    notes = []
    for line in open(features, encoding="utf-8"):
        note = json.loads(line)
        label = labels[note["id"]]
        right = {label["contact"], *label["acceptable"]} if label["contact"] else set()
        notes.append((note["id"], note["nobody"], note["candidates"], note["crowd"], right))
    return notes


def shares(note, weights):
    _, nobody, candidates, crowd, _ = note
    score = lambda evidence: sum(weights.get(k, 0) * v for k, v in evidence.items())
    scores = {None: score(nobody), **{who: score(e) for who, e in candidates.items()}}
    top = max(scores.values())
    parts = {who: math.exp(s - top) for who, s in scores.items()}
    total = sum(parts.values())
    return {who: p / total for who, p in parts.items()}


def fit(notes, prior, steps=STEPS):
    weights = dict(prior)
    for step in range(steps):
        slope = {k: RIDGE * (weights[k] - prior[k]) for k in weights}
        for note in notes:
            _, nobody, candidates, _, right = note
            parts = shares(note, weights)
            good = [who for who in right if who in parts] or [None]
            mass = sum(parts[who] for who in good)
            importance = NOBODY_WEIGHT if not right else 1.0
            for who, part in parts.items():
                error = importance * (part - (part / mass if who in good and mass > 0 else 0))
                if abs(error) < 1e-6:
                    continue
                for k, v in (nobody if who is None else candidates[who]).items():
                    if k in slope and k not in FIXED:
                        slope[k] += error * v
        for k in weights:
            weights[k] -= RATE / (1 + step / 80) * slope[k] / 4
    return weights


def judge(notes, weights, threshold=0.85):
    assigned = right = known = 0
    pairs = []
    for note in notes:
        parts = shares(note, weights)
        who = max((p, str(w)) for w, p in parts.items() if w is not None) if note[2] else (0, "")
        known += bool(note[4])
        pairs.append((who[0], who[1] in note[4]))
        if who[0] >= threshold:
            assigned += 1
            right += who[1] in note[4]
    return assigned, right, known, pairs


def reliability(pairs):
    for low in range(10):
        bin_ = [(p, ok) for p, ok in pairs if low / 10 <= p < (low + 1) / 10 or low == 9 and p == 1]
        if bin_:
            print("  %.1f-%.1f  %4d  said %.3f  right %.3f" % (
                low / 10, low / 10 + 0.1, len(bin_), sum(p for p, _ in bin_) / len(bin_),
                sum(ok for _, ok in bin_) / len(bin_)))


def show(name, result):
    assigned, right, known, _ = result
    print("%-18s assigned %d, right %d (%.1f %%), coverage %.1f %%" % (
        name, assigned, right, 100 * right / max(1, assigned), 100 * right / max(1, known)))


def main():
    options = [a for a in sys.argv[1:] if not a.startswith("--")]
    table = "Sources/Stages/CirclesMatching/Calibration/WeightTable.swift"
    if "--table" in sys.argv:
        table = sys.argv[sys.argv.index("--table") + 1]
        options.remove(table)
    if len(options) != 2:
        sys.exit(__doc__)
    text = open(table, encoding="utf-8").read()
    prior = {k: float(v) for k, v in LINE.findall(text)}
    notes = load(*options)
    show("before", judge(notes, prior))
    halves = [notes[0::2], notes[1::2]]
    pairs, sums = [], [0, 0, 0]
    for train, test in (halves, halves[::-1]):
        result = judge(test, fit(train, prior))
        sums = [a + b for a, b in zip(sums, result[:3])]
        pairs += result[3]
    show("cross-validated", (*sums, pairs))
    reliability(pairs)
    weights = fit(notes, prior)
    show("fitted on all", judge(notes, weights))
    for k in prior:
        if abs(weights[k] - prior[k]) > 0.05:
            print("  %-16s %6.2f -> %6.2f" % (k, prior[k], weights[k]))
    if "--write" in sys.argv:
        new = LINE.sub(lambda m: "(.%s, %.2f)" % (m[1], weights[m[1]]), text)
        open(table, "w", encoding="utf-8").write(new)


main()
