# title: Jump instead of walking
# why: Many calls together are still one multiplication and one addition, backward as well. So each half of a token tests the candidates with one formula, wherever it stands.
import sys

MULTIPLIER = 6117517
INCREMENT = 2820687
MODULUS = 16777216
INVERSE = pow(MULTIPLIER, -1, MODULUS)


def jump(calls):
    """Return the factor and the summand of this many calls together. Less than 0 calls go back."""
    factor, summand = (MULTIPLIER, INCREMENT) if calls > 0 else (INVERSE, -INCREMENT * INVERSE)
    whole = (1, 0)
    for _ in range(abs(calls)):
        whole = (whole[0] * factor % MODULUS, (whole[1] * factor + summand) % MODULUS)
    return whole


def half_after(state, way):
    """Return the half of a token that a jump from this state leads to."""
    factor, summand = way
    return (state * factor + summand) % MODULUS >> 12


# Half a token for each call, or None where it was not seen.
halves = []
for line in sys.stdin.read().split():
    halves += [None, None] if line == "?" else [int(line[:3], 16), int(line[3:], 16)]

seen = [place for place, half in enumerate(halves) if half is not None]
first = seen[0]
candidates = range(halves[first] << 12, (halves[first] + 1) << 12)
for place in seen:
    way = jump(place - first)
    candidates = [state for state in candidates if half_after(state, way) == halves[place]]

if len(candidates) == 1:
    made = [f"{half_after(candidates[0], jump(place - first)):03x}" for place in range(len(halves))]
    print(*map("".join, zip(made[::2], made[1::2])), sep="\n")
else:
    print("not enough tokens" if candidates else "another generator")
