captured = [
    "6b 65 73 74 72 65 6c",
    "72 d0 be d0 be 6b",
    "68 c3 a9 72 6f 6e",
    "77 72 e9 6e",
]

for digits in captured:
    data = bytes.fromhex(digits)
    try:
        name = data.decode()
    except UnicodeDecodeError:
        print(f"{len(data)} bytes, not UTF-8: {data}")
        continue
    verdict = "plain" if name.isascii() else "look closely"
    print(f"{len(data)} bytes, {len(name)} characters: {verdict}")
