# advice: Your two texts are right but in each other's place: what belongs into message 1 stands in message 2. Lists begin at index 0, and the messages have the numbers 1 and 2.
# look: 01-one-long-crib
READABLE = "abcdefghijklmnopqrstuvwxyz "


def counterpart(mixed, place, letter):
    """The character of the other message, if the letter stands at this place."""
    return chr(mixed[place] ^ ord(letter))


def fits(mixed, own, crib, start):
    """Whether the crib agrees with what is known and makes readable text of the other message."""
    return all(
        own[start + i] in ("?", letter) and counterpart(mixed, start + i, letter) in READABLE
        for i, letter in enumerate(crib)
    )


def reveal(first, second, cribs):
    """Both messages as far as the cribs uncover them, with ? for what is not known."""
    mixed = [a ^ b for a, b in zip(bytes.fromhex(first), bytes.fromhex(second))]
    known = [["?"] * (len(first) // 2), ["?"] * (len(second) // 2)]
    for number, crib in cribs:
        own, other = known[2 - number], known[number - 1]
        starts = range(len(mixed) - len(crib) + 1)
        places = [start for start in starts if fits(mixed, own, crib, start)]
        if len(places) == 1:
            for place, letter in enumerate(crib, places[0]):
                own[place] = letter
                other[place] = counterpart(mixed, place, letter)
    return ["".join(known[0]), "".join(known[1])]
