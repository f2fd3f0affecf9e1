"""Finds the name that a misspelled name most likely stands for."""

import keyword

# Short names differ from too many others to guess.
_SHORTEST = 3
_LONG = 6


def distance(one, other):
    """Returns how many letters must be inserted, removed, replaced or swapped with their neighbor."""
    before, row = [], list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        earlier, before, row = before, row, [i]
        for j, other_letter in enumerate(other, 1):
            cost = letter != other_letter
            row.append(min(before[j] + 1, row[j - 1] + 1, before[j - 1] + cost))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == other_letter:
                row[j] = min(row[j], earlier[j - 2] + 1)
    return row[-1]


def _allowed(name):
    return 2 if len(name) >= _LONG else 1


def nearest(name, candidates, allowed=None):
    """Returns the candidate that a misspelled name stands for, or None if none is close enough.

    allowed is the largest distance; by default it depends on the length of the name.
    """
    if len(name) < _SHORTEST:
        return None
    allowed = _allowed(name) if allowed is None else allowed
    similar = [
        other for other in candidates
        if other != name and len(other) >= _SHORTEST and abs(len(other) - len(name)) <= allowed
    ]
    best = min(similar, key=lambda other: distance(name.lower(), other.lower()), default=None)
    return best if best is not None and distance(name.lower(), best.lower()) <= allowed else None


def same_except_case(name, candidates):
    """Returns the candidate that differs from a name only in uppercase and lowercase, or None."""
    return next((o for o in candidates if o != name and o.lower() == name.lower()), None)


def nearest_keyword(name):
    """Returns the keyword that a misspelled word stands for, or None."""
    words = keyword.kwlist
    return same_except_case(name, words) or nearest(name, words)
