# advice: You print the note without its edges: an empty note would leave nothing between the colon and the period. What goes inside the braces, after `note`?
# look: 02-nothing-to-watch
leaving = input()
arriving = input()
note = input()
print(f"{leaving} -> {arriving}: {note}.")
