# title: Give blank input a default
# why: `or` takes the second text if the first one is empty, so a single `print` serves both cases.
print((input().strip() or "no callsign").upper())
