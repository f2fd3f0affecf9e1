# advice: You return "wren" as it came. The last letter has to come first.
# look: 01-one-word
def <<< function >>>(text):
    return text
