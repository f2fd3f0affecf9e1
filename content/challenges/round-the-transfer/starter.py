# Line 1: a host. Line 2: how many bytes it sent.
host = input()
sent = int(input())

print(f"{host}: {sent}")
