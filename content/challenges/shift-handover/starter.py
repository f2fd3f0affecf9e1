# Three lines of input: who leaves, who takes over, the note.
leaving = input()

print(f"{leaving} -> ")
