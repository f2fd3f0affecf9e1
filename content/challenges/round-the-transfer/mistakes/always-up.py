# advice: You bill gate for 15, although 14.31 is nearer to 14. Not every amount goes up: only go to the nearest number.
# look: 03-a-third
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {-(-sent // 1024**2)}")
