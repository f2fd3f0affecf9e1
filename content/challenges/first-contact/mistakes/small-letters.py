# advice: You say "hello, relay", but the relay expects an uppercase H. Compare your text with the brief, letter by letter.
# look: 01-a-callsign
callsign = input()
print(f"hello, relay. this is {callsign}.")
