# advice: You bill camera-2 for 4, although it sent almost 5 MiB. `int` and `//` cut off; they don't go to the nearest number.
# look: 08-just-below-a-whole-one
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {int(amount)}")
