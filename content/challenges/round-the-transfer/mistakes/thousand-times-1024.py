# advice: You divide by 1024 × 1000, so buoy-2 sent 2.56. Both factors are 1024.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / (1024 * 1000)
print(f"{host}: {amount:.2f} MiB, billed as {round(amount)}")
