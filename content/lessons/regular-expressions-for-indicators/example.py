import re

NOTE = """
Dropper 9e107d9d372bb6826bd81d3542a419d6 was replaced on Friday by
2fd4e1c67a2d28fced849ee1bb76e7391b93eb12, see ticket 20310314.
The log server keeps d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592.
"""

KINDS = {32: "MD5", 40: "SHA-1", 64: "SHA-256"}

for run in re.findall(r"\w+", NOTE):
    if re.fullmatch(r"[0-9a-f]+", run) and len(run) in KINDS:
        print(f"{KINDS[len(run)]}: {run[:8]}...{run[-4:]}")

ticket = re.search(r"ticket (\d{4})(\d\d)(\d\d)", NOTE)
print(f"opened: {ticket[1]}-{ticket[2]}-{ticket[3]}")
