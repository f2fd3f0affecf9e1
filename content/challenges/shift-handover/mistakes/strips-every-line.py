# advice: You strip all three lines, and every space that was out of place is gone. Print '  gate 2 is open ' and the callsigns as they came.
# look: 01-spaces-around-the-note
leaving = input().strip()
arriving = input().strip()
note = input().strip()
print(f"{leaving} -> {arriving}: {note!r}.")
