# advice: You refuse "474554…" because it stands for 19 bytes, although it has 38 digits. Which of the two numbers has to be even?
# look: 01-a-request
digits = input()
data = bytes.fromhex(digits[: len(digits) // 2 * 2])
if len(data) % 2 == 1:
    print(f"odd number of digits: {len(data)}")
else:
    print(data.decode())
