host = input()
sent = int(input())
# Keep the exact amount. Each of the two spellings rounds it once, so no error adds up.
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {round(amount)}")
