# advice: With `!a`, letters beyond ASCII turn into codes with a backslash. `!r` shows the note with its edges and leaves its letters alone.
# look: 07-beyond-ascii
leaving = input()
arriving = input()
note = input()
print(f"{leaving} -> {arriving}: {note!a}.")
