# advice: You cut the spaces off the note with `strip`. It is evidence: show '  gate 2 is open ' as it was typed.
# look: 01-spaces-around-the-note
leaving = input()
arriving = input()
note = input().strip()
print(f"{leaving} -> {arriving}: {note!r}.")
