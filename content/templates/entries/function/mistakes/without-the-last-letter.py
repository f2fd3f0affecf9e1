# advice: You return "ner", without the w: a slice ends before its second number.
# look: 01-one-word
def <<< function >>>(text):
    return text[:0:-1]
