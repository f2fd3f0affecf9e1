import socket

SERVICES = [("192.0.2.20", 22), ("192.0.2.25", 25), ("192.0.2.20", 443), ("192.0.2.20", 8080)]


def first_line(host, port):
    """What a service says first, up to its line feed."""
    heard = b""
    with socket.socket() as connection:
        connection.settimeout(1)
        connection.connect((host, port))
        while not heard.endswith(b"\n"):
            piece = connection.recv(64)
            if not piece:
                break
            heard += piece
    return heard.decode().strip()


for host, port in SERVICES:
    try:
        print(host, port, first_line(host, port))
    except OSError as error:
        print(host, port, "->", error)
