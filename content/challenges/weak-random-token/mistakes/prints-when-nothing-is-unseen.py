# advice: You print "568e53" because no line is a `?`, although several states explain it. Does `not enough tokens` depend on what is missing or on the number of states?
# look: 04-nothing-unseen-and-not-enough
import sys

MULTIPLIER = 6117517
INCREMENT = 2820687
MODULUS = 16777216
INVERSE = pow(MULTIPLIER, -1, MODULUS)


def forward(state):
    """The state after one more call."""
    return (MULTIPLIER * state + INCREMENT) % MODULUS


def backward(state):
    """The state before the last call."""
    return (state - INCREMENT) * INVERSE % MODULUS


def make_token(state):
    """The token made from this state, and the state that it leaves behind."""
    first = forward(state)
    second = forward(first)
    return f"{first >> 12:03x}{second >> 12:03x}", second


def explains(state, lines):
    """Whether a generator in this state makes all tokens that are known."""
    for line in lines:
        token, state = make_token(state)
        if line not in ("?", token):
            return False
    return True


def possible_starts(lines):
    """Every state before the first line that explains all lines."""
    unseen = 0
    while lines[unseen] == "?":
        unseen += 1
    high = int(lines[unseen][:3], 16)
    starts = []
    for low in range(4096):
        state = backward(high << 12 | low)
        if explains(state, lines[unseen:]):
            for _ in range(2 * unseen):
                state = backward(state)
            starts.append(state)
    return starts


lines = sys.stdin.read().split()
starts = possible_starts(lines)
if len(starts) == 1 or starts and "?" not in lines:
    state = starts[0]
    for _ in lines:
        token, state = make_token(state)
        print(token)
elif starts:
    print("not enough tokens")
else:
    print("another generator")
