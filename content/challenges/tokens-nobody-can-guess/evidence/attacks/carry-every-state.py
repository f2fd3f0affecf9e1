import sys

FACTOR, SUMMAND, SIZE = 6117517, 2820687, 1 << 24
BACK = pow(FACTOR, -1, SIZE)


def halves_from(state, count):
    """Yield the halves of the tokens that come next."""
    for _ in range(count):
        state = (FACTOR * state + SUMMAND) % SIZE
        yield state >> 12


wanted = []
for line in sys.stdin.read().split():
    wanted += [None, None] if line == "?" else [int(line[:3], 16), int(line[3:], 16)]
known = [place for place, half in enumerate(wanted) if half is not None]

# All states that give the first known half, carried from one known half to the next.
carried = {low: wanted[known[0]] << 12 | low for low in range(4096)}
for place in range(known[0] + 1, len(wanted)):
    carried = {low: (FACTOR * state + SUMMAND) % SIZE for low, state in carried.items()}
    if wanted[place] is not None:
        carried = {low: state for low, state in carried.items() if state >> 12 == wanted[place]}

if not carried:
    print("another generator")
elif len(carried) > 1:
    print("not enough tokens")
else:
    state = wanted[known[0]] << 12 | next(iter(carried))
    for _ in range(known[0] + 1):
        state = (state - SUMMAND) * BACK % SIZE
    halves = [f"{half:03x}" for half in halves_from(state, len(wanted))]
    for first, second in zip(halves[::2], halves[1::2]):
        print(first + second)
