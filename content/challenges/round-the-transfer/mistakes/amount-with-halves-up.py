# advice: You show 1.13 for exactly 1.125, because adding 0.5 sends every half up. The rule about the even neighbor holds for both numbers.
# look: 07-a-half-in-the-third-digit
host = input()
sent = int(input())
amount = sent / 1024**2
print(f"{host}: {int(amount * 100 + 0.5) / 100:.2f} MiB, billed as {round(amount)}")
