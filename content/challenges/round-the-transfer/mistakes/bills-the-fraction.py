# advice: Your bill has digits after the point. After `billed as` the brief wants a whole number.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {amount}")
