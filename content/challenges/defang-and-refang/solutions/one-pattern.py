# title: One pattern and two tables
# why: A regular expression finds each piece once, from left to right, so no replacement can work on the result of another.
import re
import sys

LIVE = {
    "[.]": ".", "(.)": ".", "[dot]": ".", "[@]": "@", "[at]": "@",
    "hxxp[://]": "http://", "hxxp://": "http://", "hxxps[://]": "https://", "hxxps://": "https://",
}
HARMLESS = {".": "[.]", "@": "[@]", "http://": "hxxp[://]", "https://": "hxxps[://]"}


def replace_all(text, table):
    """Return the text with each key of the table replaced by its value."""
    pattern = "|".join(re.escape(piece) for piece in table)
    return re.sub(pattern, lambda found: table[found[0]], text)


for line in sys.stdin:
    action, _, text = line.rstrip("\n").partition(" ")
    text = replace_all(text, LIVE)
    print(replace_all(text, HARMLESS) if action == "defang" else text)
