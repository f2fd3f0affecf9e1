# advice: Your commas put a space before the colon and before the period: "kestrel : 'camera 3 is dark' ." A single f-string keeps them together.
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print(leaving, "->", arriving, ":", repr(note), ".")
