# advice: You print 2.5, but the report wants 2.50: `round` returns a number, and a number has no zeros at its end. Which format has exactly two digits?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {round(amount, 2)} MiB, billed as {round(amount)}")
