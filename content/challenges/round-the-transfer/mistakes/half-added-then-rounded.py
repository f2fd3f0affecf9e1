# advice: You add 0.5 and then round, which makes 3 of 2.5. `round` goes to the nearest number by itself.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024 / 1024
print(f"{host}: {amount:.2f} MiB, billed as {round(amount + 0.5)}")
