# advice: You cut the alphabet at the key, and with 1000 there is nothing to cut: the text stays as it was. Which number from 0 to 25 moves letters just as far?
# look: 03-large-key
import string
def shift(text, key):
    lower = string.ascii_lowercase
    upper = string.ascii_uppercase
    table = str.maketrans(lower + upper, lower[key:] + lower[:key] + upper[key:] + upper[:key])
    return text.translate(table)
