# advice: You look only at the first number, so 10.21.0.7 and 172.24.0.9 are kept. The second one decides as well.
# look: 03-private-and-not-yours
def keep_internal(addresses):
    return [a.strip() for a in addresses if a.strip().split(".")[0] in ["10", "172"]]
