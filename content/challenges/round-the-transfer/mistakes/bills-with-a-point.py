# advice: Your bill says 2.0 instead of 2: with a second value, `round` gives back a float. Leave that value out.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {round(amount, 0)}")
