# advice: You compare the first token that you know and no other, so several states are left. Each of your tokens rules out more of them.
# look: 01-predict-the-next
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
        if line == lines[where] and line != token:
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
