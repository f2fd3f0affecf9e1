# Line 1 should be ""nerw"" and is ""ner"".
def <<< function >>>(text):
    return text[:0:-1]
