# advice: You print 2.500, with three digits after the point. Which number in the format `.3f` says how many?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.3f} MiB, billed as {round(amount)}")
