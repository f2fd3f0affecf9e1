import socket
import struct


def names_for(text, size, domain):
    """The names that carry a text, in their order."""
    return []


server, domain = input().split()
size = int(input())
text = input()
for number, name in enumerate(names_for(text, size, domain)):
    print(number, name)
