BUDGET = 1_000_000

secrets = [
    ("a four-digit PIN", 10, 4),
    ("a six-digit code", 10, 6),
    ("a seven-digit code", 10, 7),
    ("five lowercase letters", 26, 5),
    ("two words of a list of 2000", 2000, 2),
    ("four words of a list of 2000", 2000, 4),
]

for what, characters, length in secrets:
    rows = characters**length
    if rows <= BUDGET:
        print(f"{what}: {rows} rows, the budget tries them all")
    else:
        print(f"{what}: {rows} rows, {rows // BUDGET} times the budget")
