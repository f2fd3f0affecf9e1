import json
from random import Random

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

LABELS = ["harbor", "ferry 4", "ferry 7", "", "Café Quay", "all"]
TEXTS = ["pier 2 is free", "wait at buoy 5", "gate opens at 5", "", "Högby, 02:11", "ok"]


def packet_of(key, device, counter, label, text):
    nonce, data = device + counter.to_bytes(4, "big"), label.encode()
    return nonce + bytes([len(data)]) + data + AESGCM(key).encrypt(nonce, text.encode(), data)


def changed(random, packet):
    """A packet with one bit flipped."""
    place = random.randrange(len(packet))
    return packet[:place] + bytes([packet[place] ^ 1 << random.randrange(8)]) + packet[place + 1 :]


def practice(random, situation, size):
    """As many plain tasks as the size says, and one rule in each situation."""
    key = random.randbytes(16)
    own, other, third = (random.randbytes(8) for _ in range(3))
    counter = random.randrange(1, 1000)
    label, text = random.choice(LABELS[:3]), random.choice(TEXTS[:3])
    tasks = [["seal", label, f"{text} {number}"] for number in range(size - 1)]
    packets = []
    if situation == 0:
        tasks += [["seal", label, text], ["seal", random.choice(["Café Quay", "Högby"]), text]]
    elif situation == 1:
        packets = [packet_of(key, other, number, label, text) for number in (7, 7, 5, 9)]
    elif situation == 2:
        packet = packet_of(key, other, 7, label, text)
        packets = [packet_of(key, other, 2**32 - 1, label, text)[:-1] + b"?", changed(random, packet), packet]
    elif situation == 3:
        packets = [packet_of(key, other, 9, label, text), packet_of(key, third, 3, label, text)]
    elif situation == 4:
        packets = [packet_of(key, own, 9, label, text)]
        tasks.append(["seal", label, text])
    elif situation == 5:
        counter = 2**32 - random.choice([1, 2]) - len(tasks)
        tasks += [["seal", label, text] for _ in range(3)]
    elif situation == 6:
        long = random.choice("xy")
        tasks += [["seal", long * 256, text], ["seal", long * 255, text], ["seal", "é" * 128, text]]
    else:
        packets = [packet_of(key, other, 7, label, text)[: random.choice([3, 12, 20])], b""]
    tasks += [["open", packet.hex()] for packet in packets]
    return [key.hex(), own.hex(), counter, tasks]


def generate(seed, size=None):
    """The tasks of one station: it seals, and opens what two others and an attacker send."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, (seed + 2) % 8, size), ensure_ascii=False) + "\n"
    key = random.randbytes(random.choice([16, 32]))
    own, *others = (random.randbytes(8) for _ in range(3))
    counter = 2**32 - 2 if seed % 5 == 0 else random.randrange(10**6)
    heard, counts, tasks = [], {other: random.randrange(300) for other in others}, []
    for _ in range(random.randrange(6, 14)):
        label, text = random.choice(LABELS), random.choice(TEXTS)
        kind = random.choice(["seal", "seal", "open", "open", "open", "again", "change", "own", "cut"])
        if kind == "seal":
            tasks.append(["seal", label if random.randrange(8) else label + "x" * 255, text])
            continue
        sender = random.choice(others)
        counts[sender] += random.choice([1, 1, 2, 200])
        packet = packet_of(key, sender, counts[sender], label, text)
        if kind == "again" and heard:
            packet = random.choice(heard)
        elif kind == "change":
            packet = changed(random, packet)
        elif kind == "own":
            packet = packet_of(key, own, counter + 1, label, text) if counter < 2**32 - 1 else packet
        elif kind == "cut":
            packet = packet[: random.randrange(len(packet))]
        heard.append(packet)
        tasks.append(["open", packet.hex()])
    return json.dumps([key.hex(), own.hex(), counter, tasks], ensure_ascii=False) + "\n"
