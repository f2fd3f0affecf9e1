# advice: You round to two digits first and bill what is left of it, so 2621441 bytes look like exactly 2.5 MiB. Bill the exact amount.
# look: 06-one-byte-more-than-a-half
host = input()
sent = int(input())
amount = round(sent / 1024**2, 2)
print(f"{host}: {amount:.2f} MiB, billed as {round(amount)}")
