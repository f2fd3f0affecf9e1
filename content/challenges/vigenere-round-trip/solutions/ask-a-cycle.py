# title: Ask a cycle for the next shift
# why: `cycle` starts over by itself, so there is no counter. `re.sub` calls a function for each letter only, and so only letters take a shift.
import re
from itertools import cycle

mode, key, text = input(), input(), input()
sign = 1 if mode == "encrypt" else -1

if re.fullmatch("[A-Za-z]+", key):
    shifts = cycle([sign * (ord(letter) - ord("a")) for letter in key.lower()])

    def moved(match):
        first = "a" if match[0].islower() else "A"
        return chr((ord(match[0]) - ord(first) + next(shifts)) % 26 + ord(first))

    print(re.sub("[A-Za-z]", moved, text))
else:
    print("bad key")
