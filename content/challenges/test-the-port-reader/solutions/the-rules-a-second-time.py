# title: Write down the rules, and compare
# why: A second version of the rules gives the expected answer, so loops can try many numbers in many spellings. If it has the same mistake as the version under test, nobody notices.
import sys

DIGITS = "0123456789"
NUMBERS = [-1, 0, 1, 2, 9, 10, 21, 80, 443, 1024, 8080, 60000, 65534, 65535, 65536, 65537, 70000, 99999, 655350]


def spellings(number):
    """Return a number as people might write it, and some texts that only resemble it."""
    text = str(number)
    wide = "".join(chr(0xFF10 + int(sign)) if sign in DIGITS else sign for sign in text)
    around = [f" {text}", f"{text} ", f"{text}\n", f"+{text}", f"-{text}", f"0{text}", f"{text}.0", f"{text}.", f"{text},"]
    return [text, wide, *around, "_".join(text), hex(number)]


def expected(text):
    """Return the port, or the class of the error."""
    if text == "" or text[0] == "0" or not all(sign in DIGITS for sign in text) or int(text) > 65535:
        return ValueError
    return int(text)


def answer(read_port, text):
    try:
        return read_port(text)
    except ValueError as error:
        return type(error)


def run_tests(read_port):
    """Compare the version with the rules, for many texts."""
    texts = ["", " ", "ssh", "http", "https", "dns", "smtp", "zero", "x", "None"]
    for number in NUMBERS:
        texts += spellings(number)
    for text in texts:
        assert answer(read_port, text) == expected(text), text


# This part reads a version of the function and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["read_port"])
except Exception:
    print("caught")
else:
    print("passes")
