# advice: You bill 2.5 MiB as 3, the rule from school. The brief sends a half to the even neighbor, and 2 is the even one.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB, billed as {int(amount + 0.5)}")
