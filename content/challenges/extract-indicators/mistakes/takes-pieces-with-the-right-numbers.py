# advice: You check that no number is above 255, but you look for the pattern in the middle of `192.0.2.1.8`. Cut the text into runs first, then match each run completely.
# look: 03-almost-indicators
import re
import sys

text = sys.stdin.read().lower().replace("[.]", ".")
pattern = r"(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]{64}|(?:[a-z0-9-]+\.)+(?:example|test)"
seen = set()
for found in re.findall(pattern, text):
    kind = "name" if found.endswith(("example", "test")) else "hash" if len(found) == 64 else "address"
    if kind == "address" and any(int(number) > 255 for number in found.split(".")):
        continue
    if found not in seen:
        seen.add(found)
        print(kind, found.replace(".", "[.]"))
