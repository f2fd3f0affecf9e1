# advice: For port 25 you print "220 mail", the first piece of the banner. One `recv` returns what has arrived so far: when is the line complete?
# look: 02-a-mail-server-in-pieces
import socket

host = input()
for port in input().split():
    with socket.socket() as connection:
        connection.settimeout(1)
        try:
            connection.connect((host, int(port)))
            heard = connection.recv(1024)
            answer = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in heard.split(b"\n")[0].rstrip())
        except ConnectionRefusedError:
            answer = "closed"
        except TimeoutError:
            answer = "silent"
    print(port, answer or "silent")
