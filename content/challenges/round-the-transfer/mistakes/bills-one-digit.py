# advice: You bill 2.5, because the second value of `round` keeps one digit after the point. How many digits does a whole number have there?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {round(amount, 1)}")
