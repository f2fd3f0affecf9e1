# advice: You cut the spaces off the callsigns with `strip`, so the script in the morning never sees that one was out of place. Print them as they came.
# look: 10-spaces-around-the-callsigns
leaving = input().strip()
arriving = input().strip()
note = input()
print(f"{leaving} -> {arriving}: {note!r}.")
