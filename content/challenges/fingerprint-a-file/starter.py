import hashlib

name = input()
digits = input()

print(name)
