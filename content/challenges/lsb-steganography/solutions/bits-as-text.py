# title: Bits as text
# why: A format spells a byte as eight digits, and `int` with base 2 reads any number of digits at once. So the bits need no shifts, and finding the message is slicing.
import sys


def hide(cover, text):
    secret = text.encode()
    digits = f"{len(secret):016b}" + "".join(f"{byte:08b}" for byte in secret)
    if len(digits) > len(cover):
        return "too small"
    changed = bytearray(cover)
    for index, digit in enumerate(digits):
        changed[index] += int(digit) - changed[index] % 2
    return changed.hex()


def reveal(cover):
    digits = "".join(str(sample % 2) for sample in cover)
    length = int(digits[:16] or "0", 2)
    promised = digits[16 : 16 + 8 * length]
    if not 0 < 8 * length == len(promised):
        return "nothing hidden"
    try:
        return int(promised, 2).to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return "nothing hidden"


for line in sys.stdin:
    action, digits, *text = line.rstrip("\n").split(" ", 2)
    samples = bytes.fromhex(digits)
    print(hide(samples, *text) if action == "hide" else reveal(samples))
