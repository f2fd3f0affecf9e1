# advice: The braces are still in your output, with `{note!r}` inside. What tells Python to look into them?
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print("{leaving} -> {arriving}: {note!r}.")
