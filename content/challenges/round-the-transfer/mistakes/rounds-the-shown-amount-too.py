# advice: You show 2.00, because the amount is a whole number before the format sees it. Only the bill is rounded like that.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024 / 1024
print(f"{host}: {round(amount):.2f} MiB, billed as {round(amount)}")
