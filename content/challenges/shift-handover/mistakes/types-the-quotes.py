# advice: You type the quotes around the note yourself, so "the buoy's lamp is out" seems to end after buoy. Let `!r` choose them.
# look: 03-an-apostrophe
leaving = input()
arriving = input()
note = input()
print(f"{leaving} -> {arriving}: '{note}'.")
