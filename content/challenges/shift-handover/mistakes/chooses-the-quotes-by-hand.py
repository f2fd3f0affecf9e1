# advice: You choose between two kinds of quotes yourself, and a note with a backslash or with both kinds comes out differently. `!r` knows all the rules: let it choose.
# look: 06-both-kinds-of-quotes
# Three lines of input: who leaves, who takes over, the note.
leaving = input()
taking = input()
note = input()

if "'" in note:
    edge = '"'
else:
    edge = "'"

print(f"{leaving} -> {taking}: {edge}{note}{edge}.")
