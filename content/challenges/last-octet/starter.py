# One line of input, such as 192.0.2.20
address = input()

print(address[-2:])
