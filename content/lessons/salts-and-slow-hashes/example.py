TODAY = 600_000

records = {
    "kestrel": "$toy$600000$8f1c02aa93d47e56$5f2b",
    "wren": "$toy$1000$0b77e9d1c5483f20$91c4",
    "rook": "$toy$300000$77aa01c2e9b35d48$e0a7",
    "heron": "$toy$1$$44d0",
}

for name, record in records.items():
    _, kind, rounds, salt, digest = record.split("$")
    if int(rounds) < TODAY:
        factor = TODAY // int(rounds)
        print(f"{name}: a guess must cost {factor} times as much")
    if salt == "":
        print(f"{name}: no salt")
