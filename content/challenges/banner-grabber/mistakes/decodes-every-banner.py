# advice: After the K on port 3306, you print two characters that `decode` put in place of bytes it could not read. Look at each byte by itself: which of them are printable ASCII?
# look: 04-bytes-that-are-no-text
import socket


def banner_of(host, port):
    heard = b""
    with socket.socket() as connection:
        connection.settimeout(1)
        try:
            connection.connect((host, port))
        except ConnectionRefusedError:
            return "closed"
        except TimeoutError:
            return "filtered"
        try:
            while b"\n" not in heard:
                piece = connection.recv(1024)
                if not piece:
                    break
                heard += piece
        except OSError:
            pass
    return heard.decode(errors="replace").split("\n")[0].rstrip("\r") or "silent"


host = input()
for port in input().split():
    print(port, banner_of(host, int(port)))
