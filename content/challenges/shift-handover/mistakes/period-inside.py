# advice: Your period is inside the edges: 'camera 3 is dark.' It isn't part of the note, so add it after the braces.
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input() + "."
print(f"{leaving} -> {arriving}: {note!r}")
