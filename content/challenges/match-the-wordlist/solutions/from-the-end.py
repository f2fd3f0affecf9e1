# title: Go through the words backward
# why: Whatever is stored last stays. From the end of the list, that is the first number of each word, and one expression builds the whole dictionary.
import sys
from hashlib import sha256

count, *lines = sys.stdin.read().removesuffix("\n").split("\n")
accounts, words = lines[: int(count)], lines[int(count) :]
numbers = {
    sha256(word.encode()).hexdigest(): len(words) - place
    for place, word in enumerate(reversed(words))
}
for name, _, digest in (account.partition(":") for account in accounts):
    number = numbers.get(digest.lower())
    print(f"{name}: word {number}" if number else f"{name}: not found")
