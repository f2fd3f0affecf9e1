# advice: You print 2.5, with one digit after the point. Which number in the format `.1f` says how many?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024 / 1024
print(f"{host}: {amount:.1f} MiB, billed as {round(amount)}")
