# advice: You try 2048 values, so the highest hidden bit is always 0. How many values do 12 bits have?
# look: 01-one-token-between-two-of-yours
import sys
MULTIPLIER = 6117517
INCREMENT = 2820687
MODULUS = 16777216
INVERSE = pow(MULTIPLIER, -1, MODULUS)
def forward(state):
    return (MULTIPLIER * state + INCREMENT) % MODULUS
def back(state):
    return (state - INCREMENT) * INVERSE % MODULUS
def make_token(state):
    first = forward(state)
    second = forward(first)
    return f"{first >> 12:03x}{second >> 12:03x}", second
lines = sys.stdin.read().split()
where = next(i for i, line in enumerate(lines) if line != "?")
upper = int(lines[where][:3], 16)
found = []
for low in range(2048):
    state = back(upper << 12 | low)
    for _ in range(2 * where):
        state = back(state)
    start = state
    ok = True
    tokens = []
    for line in lines:
        token, state = make_token(state)
        tokens.append(token)
        if line != "?" and line != token:
            ok = False
            break
    if ok:
        found.append(tokens)
if not found:
    print("another generator")
elif len(found) > 1:
    print("not enough tokens")
else:
    print("\n".join(found[0]))
