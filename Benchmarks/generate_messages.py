#!/usr/bin/env python3
"""Write an SMS Backup & Restore file of messages with people of an address book, the same for the same arguments.

usage: generate_messages.py MESSAGES BOOK.vcf FILE [--people N]

The first N numbers of the book (3,000) talk, few of them much and many of them little, over ten years.
"""
import argparse
import random
import re

WORDS = ("see you at eight the train was late again lunch on friday maybe ask anna about the keys many more it is "
         "fine the dentist moved to harbour street climbing tea garden school boat 駅前 ラーメン café").split()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("messages", type=int)
    options.add_argument("book")
    options.add_argument("file")
    options.add_argument("--people", type=int, default=3000)
    options = options.parse_args()
    with open(options.book, encoding="utf-8") as book:
        numbers = re.findall(r"(?m)^(?:item\d+\.)?TEL[^:]*:(\+\d+[\d ]*)", book.read())[:options.people]
    rnd = random.Random(7)
    time = 1_450_000_000_000
    step = 10 * 365 * 86_400_000 // options.messages
    with open(options.file, "w", encoding="utf-8") as file:
        file.write("<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<smses count=\"%d\">\n" % options.messages)
        for number in range(options.messages):
            time += rnd.randrange(1, 2 * step)
            file.write('  <sms protocol="0" address="%s" date="%d" type="%d" body="%s" read="1" status="-1" />\n' % (
                numbers[int(len(numbers) * rnd.random() ** 3)].replace(" ", ""), time, 1 + number % 2,
                " ".join(rnd.choices(WORDS, k=rnd.randrange(2, 20)))))
        file.write("</smses>\n")


if __name__ == "__main__":
    main()
