from cryptography.hazmat.primitives.ciphers.aead import AESGCM

# Rook used one nonce for every report. Magpie knows what the first one says.
box = AESGCM(bytes.fromhex("8f1d2c3b4a5968778695a4b3c2d1e0ff"))
nonce = b"always equal"
known = b"Ferry 4 is at pier 2."
first = box.encrypt(nonce, known, None)
second = box.encrypt(nonce, b"The gate code is 9318", None)

# What the key adds to each byte is the same in both.
key_stream = [a ^ b for a, b in zip(first, known)]
print(bytes(a ^ b for a, b in zip(second, key_stream)).decode())

# With another nonce, the trick gives nonsense.
third = box.encrypt(b"another one!", b"The gate code is 9318", None)
print(bytes(a ^ b for a, b in zip(third, key_stream)).hex())
