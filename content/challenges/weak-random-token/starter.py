import sys

MULTIPLIER = 6117517
INCREMENT = 2820687
MODULUS = 16777216


def forward(state):
    """The state after one more call."""
    return (MULTIPLIER * state + INCREMENT) % MODULUS


def make_token(state):
    """The token made from this state, and the state that it leaves behind."""
    first = forward(state)
    second = forward(first)
    return f"{first >> 12:03x}{second >> 12:03x}", second


lines = sys.stdin.read().split()
for line in lines:
    print(line)
