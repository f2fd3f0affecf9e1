# advice: Your line ends with the note. What does the brief put after 'camera 3 is dark'?
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print(f"{leaving} -> {arriving}: {note!r}")
