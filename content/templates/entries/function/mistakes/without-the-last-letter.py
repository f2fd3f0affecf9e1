# Line 1: expected ""nerw"", got ""ner"".
def <<< function >>>(text):
    return text[:0:-1]
