# advice: You print MiB a second time, after the bill. The line ends with the number.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {round(amount)} MiB")
