#!/usr/bin/env python3
"""Fit the weights of `Certainty` on labelled worlds, and judge each world by the fit of the others.

usage: certainty.py [--write Sources/Stages/CirclesMatching/Calibration/CertaintyWeights.swift] NAME=FEATURES=NOTES ...

FEATURES comes from `circles-calibrate --features CONTACTS NOTES REGION OWNER...`; NOTES has a line a note with
`{"id", "gold": {"contact", "acceptable"}}`. Only notes whose likeliest is known by a name in the text, with log-odds
of at least -0.5, take part. Printed: of these, how many would be filed and how many of them wrongly, by cut.
"""
import argparse
import json
import math
import re

EVIDENCE = "cardNote related heard birthday listed among nickname soleBearer pronoun secondName".split()
RIDGE, STEPS, RATE, CUT, THRESHOLD = 33.0, 600, 0.6, 1.1, 0.85


def load(name, features, notes):
    gold = {n["id"]: n["gold"] for n in map(json.loads, open(notes, encoding="utf-8"))}
    rows = []
    for note in map(json.loads, open(features, encoding="utf-8")):
        if not note["signed"]:
            continue
        label, best = gold[note["id"]], note["best"]
        evidence = note["candidates"].get(best, {})
        values = list(note["signs"].values()) + [evidence.get(e, 0) for e in EVIDENCE]
        right = label["contact"] is not None and best in [label["contact"], *label.get("acceptable", [])]
        rows.append((name, values, right))
    return rows, list(json.loads(open(features, encoding="utf-8").readline())["signs"])


def fit(rows):
    """Logistic regression over standardised values; returns the bias and the weights of plain ones."""
    count, width = len(rows), len(rows[0][1])
    mean = [sum(r[1][i] for r in rows) / count for i in range(width)]
    spread = [math.sqrt(sum((r[1][i] - mean[i]) ** 2 for r in rows) / count) or 1 for i in range(width)]
    data = [([(v - m) / s for v, m, s in zip(r[1], mean, spread)], r[2]) for r in rows]
    weights, bias = [0.0] * width, 0.0
    for _ in range(STEPS):
        slopes, lean = [RIDGE * w for w in weights], 0.0
        for values, right in data:
            error = 1 / (1 + math.exp(-bias - sum(w * v for w, v in zip(weights, values)))) - right
            lean += error
            for i, value in enumerate(values):
                slopes[i] += error * value
        weights = [w - RATE * s / count for w, s in zip(weights, slopes)]
        bias -= RATE * lean / count
    plain = [w / s for w, s in zip(weights, spread)]
    return bias - sum(w * m for w, m in zip(plain, mean)), plain


def table(names, weights):
    out, line = [], "   "
    for pair in ("(.%s, %.2f)" % p for p in zip(names, weights)):
        if len(line) + len(pair) > 94:
            out.append(line)
            line = "   "
        line += " " + pair + ","
    return "\n".join([*out, line])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--write")
    p.add_argument("worlds", nargs="+")
    a = p.parse_args()
    rows, signs = [], []
    for world in a.worlds:
        more, signs = load(*world.split("="))
        rows += more
    judged = []
    for name in sorted({r[0] for r in rows}):
        bias, weights = fit([r for r in rows if r[0] != name])
        judged += [(bias + sum(w * v for w, v in zip(weights, r[1])), r[2]) for r in rows if r[0] == name]
    for cut in (0.8, 1.0, CUT, 1.4, 1.6):
        filed = [right for score, right in judged if score >= cut]
        print("cut %.1f: %d filed, %d wrongly" % (cut, len(filed), filed.count(False)))
    bias, weights = fit(rows)
    bias += math.log(THRESHOLD / (1 - THRESHOLD)) - CUT
    parts = (table(signs, weights), table(EVIDENCE, weights[len(signs):]))
    print("bias %.2f\n%s\n%s" % (bias, *parts))
    if a.write:
        text = open(a.write, encoding="utf-8").read()
        text = re.sub(r"bias = -?[\d.]+", "bias = %.2f" % bias, text)
        for part in zip(("signs", "evidence"), parts):
            text = re.sub(r"(static let %s: .* = \[\n)[^\]]*(  \])" % part[0], lambda m: m[1] + part[1] + "\n" + m[2], text)
        open(a.write, "w", encoding="utf-8").write(text)


if __name__ == "__main__":
    main()
