# advice: You read the note as the second line, so it stands where kestrel belongs. The brief has both callsigns first and the note last.
# look: 01-a-dark-camera
leaving = input()
note = input()
arriving = input()
print(f"{leaving} -> {arriving}: {note!r}.")
