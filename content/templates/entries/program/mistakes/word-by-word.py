# advice: You print each word of "wren rook" in reverse, but the words stay where they were. They have to change places as well.
# look: 02-two-words
print(" ".join(word[::-1] for word in input().split(" ")))
