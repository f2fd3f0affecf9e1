# title: Patterns for what is known and what is readable
# why: A `.` of a regular expression fits every character, just as a `?` here does. Whole texts are cut, compared and replaced, not single characters.
import re


def combine(text, mixed):
    """Return what a text of one message makes of the other."""
    return "".join(chr(ord(letter) ^ byte) for letter, byte in zip(text, mixed))


def places_of(crib, known, mixed):
    """Return every place where the crib agrees with what is known and the other message is readable."""
    found = []
    for start in range(len(mixed) - len(crib) + 1):
        end = start + len(crib)
        pattern = known[start:end].replace("?", ".")
        if re.fullmatch(pattern, crib) and re.fullmatch("[a-z ]+", combine(crib, mixed[start:end])):
            found.append(start)
    return found


def replaced(text, start, part):
    """Return the text with a part of it replaced."""
    return text[:start] + part + text[start + len(part) :]


def reveal(first, second, cribs):
    """Both messages as far as the cribs uncover them, with ? for what is not known."""
    one, two = bytes.fromhex(first), bytes.fromhex(second)
    mixed = bytes(a ^ b for a, b in zip(one, two))
    texts = {1: "?" * len(one), 2: "?" * len(two)}
    for number, crib in cribs:
        places = places_of(crib, texts[number], mixed)
        if len(places) != 1:
            continue
        [start] = places
        texts[number] = replaced(texts[number], start, crib)
        texts[3 - number] = replaced(texts[3 - number], start, combine(crib, mixed[start:]))
    return list(texts.values())
