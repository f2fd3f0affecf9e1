# advice: You return "Wren" in lowercase. Only the order of the letters may change.
# look: 05-capital-letters
def <<< function >>>(text):
    return text[::-1].lower()
