MULTIPLIER, INCREMENT, MODULUS = 21, 7, 1024

INVERSE = pow(MULTIPLIER, -1, MODULUS)


def forward(state):
    return (MULTIPLIER * state + INCREMENT) % MODULUS


def backward(state):
    """Undo the addition first, then the multiplication."""
    return (state - INCREMENT) * INVERSE % MODULUS


state = 300
seen = []
for _ in range(5):
    state = forward(state)
    seen.append(state)
print("handed out:", seen)
print("next one:  ", forward(state))

for _ in range(5):
    state = backward(state)
print("began with:", state)
