import socket


def banner_of(host, port):
    """What there is to say about one port."""
    with socket.socket() as connection:
        connection.settimeout(1)
        return "silent"


host = input()
for port in input().split():
    print(port, banner_of(host, int(port)))
