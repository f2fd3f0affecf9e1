# advice: You print 2.00 for buoy-2, because `//` drops what is after the point. Which division keeps it?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent // 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {amount}")
