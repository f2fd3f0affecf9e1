# advice: You bill 2621440, which are the bytes. The bill is in MiB as well, so round the amount that you show.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {sent}")
