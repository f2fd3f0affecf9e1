# Line 1: expected ""nerw"", got ""wren"".
def <<< function >>>(text):
    return text
