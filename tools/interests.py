#!/usr/bin/env python3
"""Fit the weights by which mentions of interests are judged, on labelled worlds.

usage: interests.py [--write Sources/Stages/CirclesExtraction/Interests/Weighing/InterestWeights.swift] [--score SCORE.PY]
                    [--ridge 10] [--threshold -0.6] [--other-threshold 0.1] NAME=FEATURES.jsonl=NOTES.jsonl[=WEIGHT] ...

FEATURES comes from `circles-calibrate --interests CONTACTS NOTES REGION OWNER...`: a line a note, with every mention of what may be
an interest. NOTES are the labelled notes of that world; SCORE.PY their scorer, which knows when two wordings are the same. A
logistic regression with a ridge, fitted by Newton's method. Each world is judged by weights fitted on the others; the weights
written are those of all. WEIGHT is less than 1 for a world that the rules were written for. Prints the report of `Documentation/Judgement.md`.
"""
import argparse
import importlib.util
import json
import math
import re


def lines(path):
    return [json.loads(line) for line in open(path, encoding="utf-8") if line.strip()]


def label(mention, gold, score):
    """1 for an interest, 0 for none, None where the labels leave it open; a trap weighs twice."""
    said = score.tokens(mention["text"])
    if not said:
        return None, 0
    if said in {score.tokens(x) for x in gold.get("not_interests", [])}:
        return 0, 2
    for interest in gold["interests"]:
        wordings = [interest] + gold.get("interests_alt", {}).get(interest, [])
        if any(score.contains_at_head(said, score.tokens(w)) for w in wordings):
            return 1, 1
    if any(score.contains_at_head(said, score.tokens(x)) for x in gold.get("interests_optional", [])):
        return None, 0
    return 0, 1


def load(features, notes, score, weight=1.0):
    golds = {n["id"]: n["gold"] for n in lines(notes)}
    read = []
    for note in lines(features):
        gold = golds[note["id"]]
        for m in note["mentions"]:
            m["label"], m["weight"] = label(m, gold, score)
            m["weight"] *= weight
        read.append((gold, note["mentions"]))
    return read


FORBIDDING = {"negated", "asked", "hypothetical", "conditional", "localDenied", "localAnothers", "denied", "ofOwner", "beforeThing",
              "beforeCapital", "relativeBefore"}
EITHER = [{"strengthHabit", "single"}, {"byNarrator", "afterMy"}, {"ofOther", "relativeInClause"}, {"ofOther", "byNarrator", "explicit"}]


def forbidden(mention):
    """As `FeatureSet.forbidsInterest`."""
    said = set(mention["features"])
    return bool(said & FORBIDDING) or any(x <= said for x in EITHER)


def is_open(mention):
    """Whether the weights decide: what the rules found counts whatever they say."""
    return mention["label"] is not None and "ruled" not in mention["features"] and not forbidden(mention)


def value(mention, weights):
    return sum(weights.get(f, 0) for f in mention["features"])


def solve(matrix, right):
    """The solution of a symmetric, positive system, by Cholesky's method."""
    n = len(right)
    low = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            total = matrix[i][j] - sum(a * b for a, b in zip(low[i][:j], low[j][:j]))
            low[i][j] = math.sqrt(max(total, 1e-9)) if i == j else total / low[j][j]
    half = []
    for i in range(n):
        half.append((right[i] - sum(low[i][k] * half[k] for k in range(i))) / low[i][i])
    out = [0.0] * n
    for i in reversed(range(n)):
        out[i] = (half[i] - sum(low[k][i] * out[k] for k in range(i + 1, n))) / low[i][i]
    return out


def fit(notes, ridge, rounds=7):
    mentions = [m for _, ms in notes for m in ms if is_open(m)]
    names = sorted({f for m in mentions for f in m["features"]})
    place = {f: i for i, f in enumerate(names)}
    rows = [([place[f] for f in m["features"]], m["label"], m["weight"]) for m in mentions]
    w, pull = [0.0] * len(names), [0.01 if f == "bias" else ridge for f in names]
    for _ in range(rounds):
        slope = [-pull[i] * x for i, x in enumerate(w)]
        curve = [[0.0] * len(w) for _ in w]
        for i in range(len(w)):
            curve[i][i] = pull[i]
        for active, y, weight in rows:
            p = 1 / (1 + math.exp(-max(-30, min(30, sum(w[i] for i in active)))))
            error, bend = weight * (y - p), weight * p * (1 - p)
            for i in active:
                slope[i] += error
                row = curve[i]
                for j in active:
                    row[j] += bend
        w = [a + b for a, b in zip(w, solve(curve, slope))]
    return dict(zip(names, w))


FOREIGN = {"foreignSentence", "localNoun", "localVerb", "localObject", "localCue"}


def choose(mentions, weights, thresholds):
    """As `InterestModel.choose`."""
    best = {}
    for m in mentions:
        s = 1e9 if "ruled" in m["features"] else -1e9 if forbidden(m) else value(m, weights)
        least = thresholds[0 if FOREIGN.isdisjoint(m["features"]) else 1]
        if s >= least and (m["key"] not in best or best[m["key"]][0] < s):
            best[m["key"]] = (s, m)
    chosen = []
    for _, m in sorted(best.values(), key=lambda x: (-x[0], x[1]["start"])):
        if not any(c["start"] < m["end"] and m["start"] < c["end"] for c in chosen):
            chosen.append(m)
    return [m["text"] for m in chosen]


def counts(notes, weights, thresholds, score):
    total = [0, 0, 0]
    for gold, mentions in notes:
        for k, x in enumerate(score.interest_counts(gold, choose(mentions, weights, thresholds))):
            total[k] += x
    return total


def prf(c):
    p, r = c[0] / max(1, c[0] + c[1]), c[0] / max(1, c[0] + c[2])
    return "%5.1f %5.1f %5.1f" % (100 * p, 100 * r, 100 * 2 * p * r / max(1e-9, p + r))


def write(path, weights, thresholds):
    text = open(path).read()
    body = "".join("    case .%s: %.3f\n" % (f, w) for f, w in sorted(weights.items()) if abs(w) >= 0.0005)
    for name, value in zip(("threshold", "otherThreshold"), thresholds):
        text = re.sub(r"let %s = [-\d.]+" % name, "let %s = %.2f" % (name, value), text)
    text = re.sub(r"(switch \$0 \{\n)(.*?)(    default: 0\n)", lambda m: m[1] + body.replace("    case", "    case") + m[3], text, flags=re.S)
    open(path, "w").write(text)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--write")
    p.add_argument("--score", default="../shared/corpus/notes/score.py")
    p.add_argument("--ridge", type=float, default=10)
    p.add_argument("--threshold", type=float, default=-0.6)
    p.add_argument("--other-threshold", type=float, default=0.1)
    p.add_argument("worlds", nargs="+")
    a = p.parse_args()
    spec = importlib.util.spec_from_file_location("score", a.score)
    score = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(score)
    thresholds = (a.threshold, a.other_threshold)
    worlds = {}
    for world in a.worlds:
        name, features, notes, *weight = world.split("=")
        worlds[name] = load(features, notes, score, float(weight[0]) if weight else 1.0)
    rules = {"bias": -1.0}
    print("%-8s %-17s  %-17s  %s" % ("", "rules P R F1", "left out P R F1", "every one that is not forbidden"))
    total, before = [0, 0, 0], [0, 0, 0]
    for name, notes in worlds.items():
        rest = [n for other, ns in worlds.items() if other != name for n in ns]
        by_rules, c = counts(notes, rules, (0, 0), score), counts(notes, fit(rest, a.ridge), thresholds, score)
        every = counts(notes, {"bias": 1.0}, (0, 0), score)
        total = [x + y for x, y in zip(total, c)]
        before = [x + y for x, y in zip(before, by_rules)]
        print("%-8s %s  %s  %s" % (name, prf(by_rules), prf(c), prf(every)))
    print("%-8s %s  %s" % ("all", prf(before), prf(total)))
    if a.write:
        write(a.write, fit([n for ns in worlds.values() for n in ns], a.ridge), thresholds)


main()
