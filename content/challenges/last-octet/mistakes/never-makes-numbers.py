# advice: You compare and trim text: "51" is greater than "255" in the order of texts, and nothing is left of "0" without its zeros. An integer settles both.
# look: 08-it-ends-in-zero
parts = input().split(".")
if len(parts) == 4 and all([part <= "255" for part in parts]):
    print(parts[3].lstrip("0"))
else:
    print("not an address")
