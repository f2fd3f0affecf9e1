# advice: You print 5,120,000.00: the `,` in your format separates thousands. The line has a single comma, after MiB.
# look: 09-thousands-of-mib
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:,.2f} MiB, billed as {round(amount)}")
