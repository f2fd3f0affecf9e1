import hashlib
import json
from random import Random

# The two primes of each key. They are far too short for real use.
KEYS = [
    (
        0xf287c336bc0fcfcbeffb33d37a3aeeadc2d4c6dea620b3c3364301529403e5ed,
        0xf0e9c3df655a9772244b414de6fd5fbb054a2fa7bb57f22d4cc2115be900f89f,
    ),
    (
        0xe687ed26651287e196767501c28cb754f01b3a4549f4d6b93c78c2adae864b6b,
        0xf247c999c810087a9f0910a1e6a1c8c33d073ff633394d61499cf95ef0014885,
    ),
    (
        0xf897c8e0097db12c457a74505563fe4b4a0e61d8b0d96c8e886539183cdf355f,
        0xc078a71a148fc7e8755563adbe2522a9e118b994e54d06ccca7e38fdce8d61eb,
    ),
    (
        0xd3f910d6f9d6f0752966fd3f0d5b7be32a2107bdc39ac957fb3bda864ce37a83,
        0xc4b04a618f2a546fe95b4d68b4f69d495da27b3efdc6553619090a1d4bebf6e9,
    ),
    (
        0xd3294bcd52176d858b637ded9f31f2fbc5e73b5829445dba0438768cc01142c3,
        0xe4855e46a388003ccc72f4437ef660b8d349651d9a3b46a736cdb69d300508e1,
    ),
    (
        0xc0af5e4cdc83dae93742c43450d5402ce1d06fc7e5cb5e8ba230ed763cb0e589,
        0xcff7de5b148d539cc4894505e28cd1dd940a3b457e72c430654c57e5002ff957,
    ),
    (
        0xe3446b2409865a48f059d576bfb8e6f6e9bc9437315df42acc503ab4872b7059,
        0xeb10db834935c0dbbbb8c4c44a0b716da58365f687daedfa07945b6dae3f5423,
    ),
    (
        0xed4804593c46c51cde34293077df3e002dfa60b91975ca346c178615f6c5ad05,
        0xf2c497eb7441c18c09e669a7e2345ccb3d7ff5f0c9dcc00c127a832650f2cd15,
    ),
]
FIELDS = ["name", "hosts", "issuer", "from", "until", "authority", "key"]
TODAY = "2031-05-04"


def hex_of(key):
    return f"{key[0] * key[1]:x}"


def sign(key, text):
    first, second = key
    private = pow(65537, -1, (first - 1) * (second - 1))
    return f"{pow(int(hashlib.sha256(text.encode()).hexdigest(), 16), private, first * second):x}"


def certificate(name, key, issuer, signer, **others):
    """A certificate that is valid today. The others replace some of its fields."""
    made = {"name": name, "hosts": [], "issuer": issuer, "from": "2030-01-01", "until": "2032-01-01"}
    made |= {"authority": True, "key": hex_of(key)} | others
    signed = "|".join(str(made[field]) for field in FIELDS)
    return made | {"signature": sign(signer, signed)}


def practice(random, situation, turn, size):
    """A site with up to two authorities between it and the root, and one thing that is special."""
    root, magpie, site_key, third, *spare = random.sample(KEYS, len(KEYS))
    label = random.choice(["tickets", "booking", "harbor", "radio"]) + str(random.randrange(100))
    host = f"{label}.saltmarsh.test"
    names = [f"CA {number}" for number in range(2, 2 + (size % 2 if situation in (0, 1, 4) else 1))]
    keys = spare[: len(names)]
    links = [*zip(names, keys), ("Root", root)]
    edges = {"until": [TODAY, "2031-05-03"], "from": [TODAY, "2031-05-05"]}
    special = {}
    if situation == 1:
        field = ["until", "from"][turn % 2]
        special = {field: edges[field][turn // 2 % 2]}
    hosts = [host]
    if situation == 0:
        hosts = [["*.saltmarsh.test"], ["x.test", "*.SALTMARSH.test"], [f"{label[0]}*.saltmarsh.test"], [f"*.{host}"], ["*.test"]][turn % 5]
    site = certificate(label, site_key, links[0][0], links[0][1], hosts=hosts, authority=False, **special)
    sent = [site]
    for (name, key), (issuer, signer) in zip(links, links[1:]):
        changes = {"hosts": [host]} if situation == 0 else {}
        if situation == 2:
            changes = [{"until": "2031-05-03", "authority": False}, {"authority": False}, {"from": "2031-05-05"}][turn % 3]
        sent.append(certificate(name, key, issuer, signer, **changes))
    if situation == 3:
        other = certificate(sent[1]["name"], magpie, "Root", root, until="2031-01-01")
        sent.insert(random.choice([1, 2]), other)
    elif situation == 4:
        sent.insert(1, certificate(f"Old CA {random.randrange(10)}", magpie, "Root", root, until="2031-01-01"))
    elif situation == 5:
        sent[turn % 2] = sent[turn % 2] | {"signature": sign(magpie, "pier 2")}
    elif situation == 6:
        kind = turn % 3
        if kind == 0:
            sent = [certificate(label, site_key, "Root", magpie, hosts=hosts), certificate("Root", magpie, "Root", magpie)]
        elif kind == 1:
            sent[1] = certificate("CA 2", keys[0], "Magpie Root", magpie)
            sent.append(certificate("Magpie Root", magpie, "Magpie Root", magpie))
        else:
            sent = [site]
    elif situation == 7:
        sent[0] = certificate(label, site_key, "CA 3", third, hosts=hosts, authority=False)
        sent.append(certificate("CA 3", third, "CA 2", keys[0]))
    return [host, TODAY, sent, {"Root": hex_of(root)}]


def generate(seed, size=None):
    """What a site sent: a chain of one to four links with a few mistakes in it."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, seed % 8, seed // 8, size)) + "\n"
    count = random.randrange(0, 4)
    names = ["tickets", *[f"Harbor CA {number}" for number in range(2, 2 + count)]]
    root, magpie, *keys = random.sample(KEYS, len(KEYS))
    signers = [*keys[1 : len(names)], root]
    sent = []
    for place, name in enumerate(names):
        others = {"authority": place > 0}
        if place == 0:
            others["hosts"] = random.choice([["*.saltmarsh.test"], ["saltmarsh.test", "tickets.saltmarsh.test"]])
        flaw = random.randrange(10)
        if flaw == 0:
            others["until"] = random.choice(["2031-05-03", TODAY])
        elif flaw == 1:
            others["from"] = random.choice(["2031-05-05", TODAY])
        elif flaw == 2:
            others["authority"] = not others["authority"]
        signer = magpie if flaw == 3 else signers[place]
        sent.append(certificate(name, keys[place], [*names, "Harbor Root"][place + 1], signer, **others))
    if seed % 3 == 0 and count:
        old = random.randrange(1, count + 1)
        sent.insert(1, certificate(names[old], magpie, "Harbor Root", root, until="2031-01-01"))
    if seed % 4 == 0:
        sent.append(certificate("Magpie Root", magpie, "Magpie Root", magpie))
    if seed % 5 == 0 and count:
        sent.pop(random.randrange(1, len(sent)))
    rest = sent[1:]
    random.shuffle(rest)
    host = random.choice(["tickets.saltmarsh.test", "TICKETS.saltmarsh.test", "a.tickets.saltmarsh.test", "saltmarsh.test"])
    return json.dumps([host, TODAY, [sent[0], *rest], {"Harbor Root": hex_of(root)}]) + "\n"
