from collections import Counter

KEY = 6
MESSAGE = "EVERY SENSOR REPORTS HERE BEFORE SEVEN"


def shifted(letter, key):
    if letter == " ":
        return letter
    return chr((ord(letter) - ord("A") + key) % 26 + ord("A"))


cipher = "".join(shifted(letter, KEY) for letter in MESSAGE)
print(cipher)

counts = Counter(cipher.replace(" ", ""))
for letter, count in counts.most_common(4):
    print(letter, "#" * count)

top = counts.most_common(1)[0][0]
print("guessed key:", (ord(top) - ord("E")) % 26)
