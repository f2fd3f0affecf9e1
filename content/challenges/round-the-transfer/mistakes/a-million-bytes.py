# advice: You divide by 1000000, so 2621440 bytes become 2.62. That is a megabyte; one MiB is 1024 × 1024 bytes.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1000000
print(f"{host}: {amount:.2f} MiB, billed as {round(amount)}")
