# advice: You return `None` for 8080, because the function ends without a `return` there. It is a port, only not a system port: what's the answer for that?
# look: 02-a-free-port
def is_privileged(port):
    if 0 <= port <= 1023:
        return True
