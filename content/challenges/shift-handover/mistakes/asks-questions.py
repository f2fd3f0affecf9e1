# advice: Your questions, such as "Who leaves? ", are output too, and they land in the log book. Call `input()` without a text.
# look: 01-a-dark-camera
leaving = input("Who leaves? ")
arriving = input("Who takes over? ")
note = input("Note: ")
print(f"{leaving} -> {arriving}: {note!r}.")
