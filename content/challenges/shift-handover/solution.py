leaving = input()
arriving = input()
note = input()
# !r shows where the note begins and ends, and whether a backslash in it was typed.
print(f"{leaving} -> {arriving}: {note!r}.")
