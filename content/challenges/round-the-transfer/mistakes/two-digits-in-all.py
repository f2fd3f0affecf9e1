# advice: Your format `.2` counts all digits, so 700 becomes 7e+02. Which letter makes it count the digits after the point?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2} MiB, billed as {round(amount)}")
