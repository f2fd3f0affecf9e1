# advice: You return each word of "wren rook" in reverse, but the words stay where they were. They have to change places as well.
# look: 02-two-words
def <<< function >>>(text):
    return " ".join(word[::-1] for word in text.split(" "))
