# advice: You print 14.30 for 14.305…, because `int` cuts off after two digits. The amount goes to the nearest value, too.
# look: 03-a-third
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {int(amount * 100) / 100:.2f} MiB, billed as {round(amount)}")
