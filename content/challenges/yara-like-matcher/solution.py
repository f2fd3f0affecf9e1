def place_of(pair):
    """Two hex digits, either of which may be a question mark, as a mask and a value."""
    mask = "".join("0" if digit == "?" else "f" for digit in pair)
    return int(mask, 16), int(pair.replace("?", "0"), 16)


def places_of(kind, pattern):
    """The pattern as a list of masks and values: a byte fits when byte & mask == value."""
    if kind == "hex":
        return [place_of(pair) for pair in pattern.split()]
    # All three kinds become masks and values, so that one matcher serves them all.
    # Only letters have two spellings, and these differ in one bit.
    is_loose = kind == "nocase"
    masks = [0xDF if is_loose and char.lower() != char.upper() else 0xFF for char in pattern]
    return [(mask, byte & mask) for mask, byte in zip(masks, pattern.encode())]


def offsets(places, data):
    """Every offset at which the pattern, given as masks and values, matches."""
    width = len(places)
    return [
        start
        for start in range(len(data) - width + 1)
        if all(
            byte & mask == value
            for byte, (mask, value) in zip(data[start : start + width], places)
        )
    ]


def term_holds(term, found):
    """Judge a single term; found holds the offsets of every string by its name."""
    words = term.split(" ")
    if words[0] == "not":
        return not term_holds(term[4:], found)
    if words[-1] == "them":
        wanted = {"any": 1, "all": len(found)}.get(words[0]) or int(words[0])
        return sum(len(matches) > 0 for matches in found.values()) >= wanted
    if "at" in words:
        return int(words[-1]) in found[words[0]]
    return len(found[term]) > 0


def holds(condition, found):
    """Judge a condition: one part between the words `or` is enough, if all its terms hold."""
    # The word that binds least splits first.
    return any(
        all(term_holds(term, found) for term in part.split(" and "))
        for part in condition.split(" or ")
    )


def scan(rules, digits):
    """Name the rules that apply to the bytes, each with its evidence."""
    data = bytes.fromhex(digits)
    report = []
    for rule in rules:
        found = {
            name: offsets(places_of(kind, pattern), data)
            for name, (kind, pattern) in rule["strings"].items()
        }
        if holds(rule["condition"], found):
            evidence = [[name, offset] for name, matches in found.items() for offset in matches]
            report.append([rule["name"], evidence])
    return report
