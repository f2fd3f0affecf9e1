# advice: Your line says that kestrel hands over to wren. The first line of input is the person who leaves, and it comes first in the log book as well.
# look: 01-a-dark-camera
arriving = input()
leaving = input()
note = input()
print(f"{leaving} -> {arriving}: {note!r}.")
