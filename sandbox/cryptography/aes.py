"""The block cipher AES (FIPS 197), encryption only, because GCM never decrypts a block."""

_WORDS = 4
_REDUCTION = 0x11B


def _double(value):
    """Multiplies by x in GF(2^8)."""
    value <<= 1
    return value ^ _REDUCTION if value & 0x100 else value


def _rotate_byte(value, bits):
    return (value << bits | value >> 8 - bits) & 0xFF


def _substitutions():
    """Returns the S-box: the inverse in GF(2^8), then an affine transformation (FIPS 197, section 5.1.1)."""
    powers = [1]
    while len(powers) < 255:
        powers.append(powers[-1] ^ _double(powers[-1]))
    box = [0x63] * 256
    for exponent, value in enumerate(powers):
        inverse = powers[-exponent % 255]
        mixed = inverse
        for bits in (1, 2, 3, 4):
            mixed ^= _rotate_byte(inverse, bits)
        box[value] = mixed ^ 0x63
    return box


_BOX = _substitutions()


def _column_tables():
    """Returns four tables that substitute a byte and mix it into its column, one for each row."""
    tables = ([], [], [], [])
    for value in _BOX:
        double = _double(value)
        column = double << 24 | value << 16 | value << 8 | value ^ double
        for row, table in enumerate(tables):
            table.append((column >> 8 * row | column << 32 - 8 * row) & 0xFFFFFFFF)
    return tables


_COLUMNS = _column_tables()


def _substitute_word(word):
    return _BOX[word >> 24] << 24 | _BOX[word >> 16 & 255] << 16 | _BOX[word >> 8 & 255] << 8 | _BOX[word & 255]


def _expand(key):
    """Returns the round keys as words (FIPS 197, section 5.2)."""
    length = len(key) // 4
    words = [int.from_bytes(key[i : i + 4]) for i in range(0, len(key), 4)]
    constant = 1
    while len(words) < _WORDS * (length + 7):
        word = words[-1]
        if len(words) % length == 0:
            word = _substitute_word((word << 8 | word >> 24) & 0xFFFFFFFF) ^ constant << 24
            constant = _double(constant)
        elif length > 6 and len(words) % length == 4:
            word = _substitute_word(word)
        words.append(words[-length] ^ word)
    return words


class Aes:
    """AES with one key of 16, 24 or 32 bytes."""

    def __init__(self, key):
        words = _expand(key)
        self._first = words[:_WORDS]
        self._middle = [words[i : i + _WORDS] for i in range(_WORDS, len(words) - _WORDS, _WORDS)]
        self._last = words[-_WORDS:]

    def encrypt_block(self, block):
        """Returns the encryption of a block, which is an integer of 128 bits."""
        t0, t1, t2, t3 = _COLUMNS
        k0, k1, k2, k3 = self._first
        a, b, c, d = block >> 96 ^ k0, block >> 64 & 0xFFFFFFFF ^ k1, block >> 32 & 0xFFFFFFFF ^ k2, block & 0xFFFFFFFF ^ k3
        for k0, k1, k2, k3 in self._middle:
            a, b, c, d = (
                t0[a >> 24] ^ t1[b >> 16 & 255] ^ t2[c >> 8 & 255] ^ t3[d & 255] ^ k0,
                t0[b >> 24] ^ t1[c >> 16 & 255] ^ t2[d >> 8 & 255] ^ t3[a & 255] ^ k1,
                t0[c >> 24] ^ t1[d >> 16 & 255] ^ t2[a >> 8 & 255] ^ t3[b & 255] ^ k2,
                t0[d >> 24] ^ t1[a >> 16 & 255] ^ t2[b >> 8 & 255] ^ t3[c & 255] ^ k3,
            )
        result = 0
        for key, (e, f, g, h) in zip(self._last, ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))):
            word = _BOX[e >> 24] << 24 | _BOX[f >> 16 & 255] << 16 | _BOX[g >> 8 & 255] << 8 | _BOX[h & 255]
            result = result << 32 | word ^ key
        return result
