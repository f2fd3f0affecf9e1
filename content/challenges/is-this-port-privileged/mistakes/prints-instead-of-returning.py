# advice: You print True, but the function returns nothing, and its caller receives None.
# look: 01-the-web-server
def is_privileged(port):
    if 0 <= port <= 65535:
        print(port < 1024)
