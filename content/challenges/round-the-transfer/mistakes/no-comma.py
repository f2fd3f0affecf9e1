# advice: Your line has no comma between MiB and "billed". Compare it with the example in the brief, character by character.
# look: 01-a-quiet-night
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {amount:.2f} MiB billed as {round(amount)}")
