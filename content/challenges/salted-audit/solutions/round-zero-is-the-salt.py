# title: Round zero is the salt
# why: If the salt counts as the digest before round one, all rounds are alike. The loop over the words becomes a search that ends at the first fit.
import hashlib
import sys


def fits(word, record):
    """Tell whether a word leads to the digest of a record."""
    _, rounds, salt, digest = record.split(":")
    state = bytes.fromhex(salt)
    for _ in range(int(rounds)):
        state = hashlib.sha256(state + word.encode()).digest()
    return state.hex() == digest.lower()


count, *rest = sys.stdin.read().removesuffix("\n").split("\n")
records, words = rest[: int(count)], rest[int(count) :]

weak = 0
for record in records:
    found = next((number for number, word in enumerate(words, start=1) if fits(word, record)), None)
    weak += found is not None
    print(record.split(":")[0], f"word {found}" if found else "not found", sep=": ")
print(weak, "of", len(records), "weak")
