# advice: You show MiB and bill millions of bytes, so 2.50 MiB are billed as 3. Both numbers are rounded from the same amount.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {round(sent / 1000000)}")
