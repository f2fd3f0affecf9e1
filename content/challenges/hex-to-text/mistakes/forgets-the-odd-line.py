# ValueError: fromhex() arg must contain an even number of hexadecimal digits
print(bytes.fromhex(input()).decode())
