# title: Look up each digit
# why: It works with any base and any set of digits: the place in `DIGITS` is the value of a digit. `int` and the format `x` do the same inside.
DIGITS = "0123456789abcdef"

value = 0
for digit in input().lower().split("x")[-1].strip():
    value = value * 16 + DIGITS.index(digit)
print(value)

rest = int(input())
text = ""
for place in range(4):
    text = DIGITS[rest % 16] + text
    rest = rest // 16
print("0x" + text)
