# advice: You show 'wren' and 'kestrel' in quotes as well. Only the note is free text; the callsigns are printed as they came.
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print(f"{leaving!r} -> {arriving!r}: {note!r}.")
