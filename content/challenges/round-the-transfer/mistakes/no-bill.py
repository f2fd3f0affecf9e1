# advice: Your line ends after MiB. What follows the comma in the brief, beginning with "billed as"?
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB")
