# advice: You divide by 1024 once, which gives 2560.00 for buoy-2. Those are KiB; what makes MiB of them?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024
print(f"{host}: {amount:.2f} MiB, billed as {round(amount)}")
