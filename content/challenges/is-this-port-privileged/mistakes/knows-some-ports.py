# advice: You list a few well-known ports, but 0 and 1023 are system ports too, whether a service uses them or not. Compare with the ends of the range.
# look: 02-the-last-system-port
def is_privileged(port):
    if port < 0 or port > 65535:
        return None
    return port in [20, 21, 22, 23, 25, 53, 80, 110, 143, 443, 993, 995]
