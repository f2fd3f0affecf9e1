# Line 1: expected "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt", got "a9993e364706816aba3e25717850c26c9cd0d89d  abc.txt".
import hashlib

name = input()
data = bytes.fromhex(input())
print(f"{hashlib.sha1(data).hexdigest()}  {name}")
