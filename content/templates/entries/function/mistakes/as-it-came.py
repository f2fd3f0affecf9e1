# Line 1 should be ""nerw"" and is ""wren"".
def <<< function >>>(text):
    return text
