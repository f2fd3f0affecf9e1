# advice: You print "wren->kestrel". The arrow `->` has a space on each side.
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print(f"{leaving}->{arriving}: {note!r}.")
