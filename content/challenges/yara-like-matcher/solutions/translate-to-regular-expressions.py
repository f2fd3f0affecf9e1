# title: Translate into regular expressions
# why: Python has a fast matcher for bytes already, so a pattern only has to be translated. A lookahead, `(?=…)`, takes up no bytes, which lets matches overlap.
import re


def in_both_cases(character):
    """A letter as a class of its two cases, any other character as itself."""
    if character.isalpha():
        return f"[{character.lower()}{character.upper()}]"
    return re.escape(character)


def in_hex(pair):
    """The bytes that fit two hex digits, as a class."""
    digits = "0123456789abcdef"
    firsts, seconds = [digits if digit == "?" else digit for digit in pair]
    return "[" + "".join(f"\\x{first}{second}" for first in firsts for second in seconds) + "]"


TRANSLATIONS = {
    "text": re.escape,
    "nocase": lambda text: "".join(map(in_both_cases, text)),
    "hex": lambda text: "".join(map(in_hex, text.split())),
}


def holds(condition, found):
    """Judge a condition by its loosest word."""
    before, word, after = condition.partition(" or ")
    if word:
        return holds(before, found) or holds(after, found)
    before, word, after = condition.partition(" and ")
    if word:
        return holds(before, found) and holds(after, found)
    if condition.startswith("not "):
        return not holds(condition.removeprefix("not "), found)
    match condition.split():
        case ["any", "of", "them"]:
            return any(found.values())
        case ["all", "of", "them"]:
            return all(found.values())
        case [number, "of", "them"]:
            return len(list(filter(None, found.values()))) >= int(number)
        case [name, "at", offset]:
            return int(offset) in found[name]
        case [name]:
            return bool(found[name])


def scan(rules, digits):
    """Name the rules that apply to the bytes, each with its evidence."""
    data = bytes.fromhex(digits)
    report = []
    for rule in rules:
        found = {}
        for name, (kind, pattern) in rule["strings"].items():
            expression = f"(?={TRANSLATIONS[kind](pattern)})".encode()
            found[name] = [match.start() for match in re.finditer(expression, data, re.DOTALL)]
        if holds(rule["condition"], found):
            report.append((rule["name"], [(name, at) for name in found for at in found[name]]))
    return report
