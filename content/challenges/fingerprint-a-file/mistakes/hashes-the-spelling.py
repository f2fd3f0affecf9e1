# Line 1: expected "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt", got "86900f25bd2ee285bc6c22800cfb8f2c3411e45c9f53b3ba5a8017af9d6b6b05  abc.txt".
import hashlib

name = input()
digits = input()
print(f"{hashlib.sha256(digits.encode()).hexdigest()}  {name}")
