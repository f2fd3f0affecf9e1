# advice: You raise an error for 70000. The brief asks for an answer even then: which value stands for "isn't a port at all"?
# look: 03-too-large
def is_privileged(port):
    if port < 0 or port > 65535:
        raise ValueError("not a port")
    return port < 1024
