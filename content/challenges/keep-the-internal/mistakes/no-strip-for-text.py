# advice: You compare the text with the spaces at its ends, and " 172.18.0.4" begins with a space. Remove them first.
# look: 02-copied-from-a-mail
def keep_internal(addresses):
    return [a for a in addresses if a.startswith(("10.20.", "172.16.", "172.17.", "172.18.", "172.19."))]
