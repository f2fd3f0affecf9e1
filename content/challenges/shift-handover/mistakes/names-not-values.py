# advice: You print the words leaving and arriving instead of the callsigns. Which signs around a name put its value into an f-string?
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print(f"leaving -> arriving: {note!r}.")
