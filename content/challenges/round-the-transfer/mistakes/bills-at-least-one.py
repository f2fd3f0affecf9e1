# advice: You bill at least 1 MiB, even for a host that sent nothing. The brief rounds to the nearest whole number, and 0 is one.
# look: 01-nothing-sent
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {max(1, round(amount))}")
