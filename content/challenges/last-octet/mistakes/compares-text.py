# advice: Your `part <= "255"` compares text, character by character: "51" comes after "255", but "1920" comes before it. Compare integers.
# look: 01-three-digits
parts = input().split(".")
if len(parts) == 4 and all([part <= "255" for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
