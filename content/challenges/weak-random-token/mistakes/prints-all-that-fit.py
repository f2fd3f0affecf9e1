# advice: Several states explain "568e53", and you print the tokens of all of them. What does the brief print in that case?
# look: 03-one-token-alone
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
for low in range(4096):
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
    for tokens in found:
        print("\n".join(tokens))
else:
    print("\n".join(found[0]))
