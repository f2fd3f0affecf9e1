from random import Random
from string import ascii_lowercase

# The shortest and the longest input of each size, with the boundary at four characters.
LENGTHS = [(1, 4), (4, 8), (9, 13), (14, 16), (17, 19)]


def passes_check(number):
    """Tells whether the digits pass the check that real card numbers pass (Luhn)."""
    digits = [int(digit) for digit in reversed(number)]
    doubled = [2 * digit - 9 * (digit > 4) for digit in digits[1::2]]
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def generate(seed, size=None):
    """A made-up number, or a word typed in its place. The situation is drawn first."""
    random = Random(seed)
    shortest, longest = LENGTHS[(size or random.randint(1, 5)) - 1]
    length = {0: shortest, 1: longest}.get(seed % 4, random.randint(shortest, longest))
    if seed % 5 == 4:
        return "".join(random.choices(ascii_lowercase, k=length)) + "\n"
    number = "".join(random.choices("0123456789", k=length))
    if seed % 5 == 3:
        number = number[: length // 2].replace(number[0], "0") + number[length // 2 :]
    if size and seed % 3 == 0:
        number = number[0] * length
    if size and length > 1 and seed % 7 == 1:
        return " " + number[1:] + "\n"
    if passes_check(number):
        number = number[:-1] + str((int(number[-1]) + 1) % 10)
    return number + "\n"
