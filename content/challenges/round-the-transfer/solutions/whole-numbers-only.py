# title: Stay with integers
# why: Integers are exact at any size, so nothing depends on how a float stores a number. `divmod` gives the whole part and what is left, and what is left decides.
MIB = 1024 * 1024


def nearest(number, divisor):
    """Divide and round to the nearest integer, a half to the even one."""
    whole, rest = divmod(number, divisor)
    if rest * 2 > divisor or (rest * 2 == divisor and whole % 2 == 1):
        return whole + 1
    return whole


host = input()
sent = int(input())
hundredths = nearest(sent * 100, MIB)
print(f"{host}: {hundredths // 100}.{hundredths % 100:02d} MiB, billed as {nearest(sent, MIB)}")
