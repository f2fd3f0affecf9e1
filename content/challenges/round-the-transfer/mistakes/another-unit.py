# advice: You print MB, which is another unit: a million bytes. The report says MiB.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MB, billed as {round(amount)}")
