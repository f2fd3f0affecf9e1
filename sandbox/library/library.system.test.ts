// cspell:ignore dklen fibonacci maxmem maxsize astimezone berln currsize getrecursionlimit kdfopt nzoneinfo readinto tzname unhashable utcoffset zoneinfo
import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';

const python = useSealedPython();

async function lines(code: string): Promise<string[]> {
  const { stdout, error } = await python.run(code);
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

/** Prints what expressions give, or the errors that they raise. */
const evaluate = (expressions: readonly string[]): string => `
import hashlib
from hashlib import pbkdf2_hmac as p, scrypt as s
for text in ${JSON.stringify(expressions)}:
    try:
        print(eval(text))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
`;

/** Expressions and what CPython with OpenSSL gives. */
const KEYS: Record<string, string> = {
  // RFC 7914, sections 11 and 12.
  'p("sha256", b"passwd", b"salt", 1, 64).hex()':
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
  's(b"", salt=b"", n=16, r=1, p=1).hex()':
    '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906',
  's(b"password", salt=b"NaCl", n=1024, r=8, p=16).hex()[:32]': 'fdbabe1c9d3472007856e7190d01e9fe',
  's(b"p", salt=b"s", n=16384, r=8, p=1).hex()[:20]': '4329787752e75d1de359',
  'p("sha1", b"password", b"salt", 4096).hex()': '4b007901b765489abead49d926f721d065a429c1',
  'p("SHA-256", b"a", b"b", 1).hex()[:20]': 'ee212b01b70c9fb711b3',
  'p("sha3_256", b"a", b"b", 2).hex()[:20]': '3e563c4db77236f61072',
  'p("sha256", b"a" * 100, b"b", 5, 45) == p("sha256", hashlib.sha256(b"a" * 100).digest(), b"b", 5, 45)':
    'True',
  'p("sha256", "a", b"b", 1)': "TypeError: a bytes-like object is required, not 'str'",
  'p("sha256", b"a", None, 1)': "TypeError: a bytes-like object is required, not 'NoneType'",
  'p(b"sha256", b"a", b"b", 1)':
    "TypeError: pbkdf2_hmac() argument 'hash_name' must be str, not bytes",
  'p("sha256", b"a", b"b", 0)': 'ValueError: iteration value must be greater than 0.',
  'p("sha256", b"a", b"b", "1")': "TypeError: 'str' object cannot be interpreted as an integer",
  'p("sha256", b"a", b"b", 1, 0)': 'ValueError: key length must be greater than 0.',
  'p("sha256", b"a", b"b", 2**31)': 'OverflowError: iteration value is too great.',
  's("p", salt=b"s", n=2, r=1, p=1)': "TypeError: a bytes-like object is required, not 'str'",
  's(b"p", salt=b"s", n=15, r=8, p=1)': 'ValueError: n must be a power of 2.',
  's(b"p", salt=b"s", n=32768, r=8, p=1)':
    'ValueError: [digital envelope routines] memory limit exceeded',
  's(b"p", salt=b"s", n="2", r=8, p=1)': "TypeError: scrypt() argument 'n' must be int, not str",
  's(b"p", salt=b"s", n=16, r=8)': 'TypeError: p is required and must be an unsigned int',
  's(b"p")': 'TypeError: salt is required',
};

describe('keys from passwords', () => {
  it('are derived as CPython does', async () => {
    const expressions = Object.keys(KEYS);
    const printed = await lines(evaluate(expressions));
    expect(Object.fromEntries(expressions.map((text, index) => [text, printed[index]]))).toEqual(
      KEYS,
    );
  });

  it('can be derived with the iterations that are advised', async () => {
    // openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt pass:password -kdfopt salt:salt -kdfopt iter:600000 PBKDF2
    expect(
      await lines(
        'import hashlib\nprint(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 600_000).hex())',
      ),
    ).toEqual(['669cfe52482116fda1aa2cbe409b2f56c8e4563752b7a28f6eaab614ee005178']);
  });

  it('are not derived outside the memory of a program', async () => {
    const code = `
import io, struct
for header in ((2, 2**31, 8), (2, 16, 2**27), (1, 5, 0), (9, 1, 1), (2, 0, 0)):
    for size in (0, 3, 15, 16, 17, 112, 4096):
        buffer = bytearray(struct.pack("<3I4x", *header) + bytes(9999))[:size]
        with io.FileIO("/dev/kdf") as device:
            if device.readinto(buffer):
                print(header, size)
`;
    expect(await lines(code)).toEqual(['(1, 5, 0) 112']);
  });
});

describe('functools.lru_cache', () => {
  it('lets a function call itself as deeply as without it', async () => {
    const code = `
import functools, sys
@functools.cache
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
print(len(str(fibonacci(260))), len(str(fibonacci(900))), sys.getrecursionlimit())
fibonacci.cache_clear()
try:
    fibonacci(1100)
except RecursionError as error:
    print(error, sys.getrecursionlimit())
def depth(n=1):
    try:
        return depth(n + 1)
    except RecursionError:
        return n
before = depth()
fibonacci(900)
print(depth() == before)
sys.setrecursionlimit(20_000)
print(len(str(fibonacci(9_000))), sys.getrecursionlimit())
`;
    expect(await lines(code)).toEqual([
      '54 188 1000',
      'maximum recursion depth exceeded 1000',
      'True',
      '1881 20000',
    ]);
  });

  it('works as in CPython otherwise', async () => {
    const code = `
import functools
@functools.lru_cache(maxsize=2)
def square(x, *, sign=1):
    "Doc."
    print("computes", x)
    return sign * x * x
for x in (1, 2, 1, 3, 1, 2, "a" and 1.0, True):
    square(x)
print(square.cache_info(), square.cache_parameters(), square.__name__, square.__doc__)
square.cache_clear()
print(square.cache_info(), square.__wrapped__(2), square(2, sign=-1))
typed = functools.lru_cache(typed=True)(lambda x: type(x).__name__)
print(typed(1), typed(1.0), typed(True), typed.cache_info())
plain = functools.lru_cache(maxsize=0)(lambda x: x)
print(plain([1]), plain.cache_info())
class Point:
    def __init__(self, x): self.x = x
    @functools.cache
    def double(self): return self.x * 2
print(Point(2).double(), Point(4).double(), Point.double.cache_info())
for call in (lambda: square([1]), lambda: functools.lru_cache("x"), lambda: functools.cache(5)):
    try:
        call()
    except TypeError as error:
        print(error)
def fails(x): raise ValueError(x)
cached = functools.cache(fails)
for _ in range(2):
    try:
        cached(1)
    except ValueError as error:
        print(error, cached.cache_info().misses)
`;
    expect(await lines(code)).toEqual([
      'computes 1',
      'computes 2',
      'computes 3',
      'computes 2',
      'computes 1.0',
      "CacheInfo(hits=3, misses=5, maxsize=2, currsize=2) {'maxsize': 2, 'typed': False} square Doc.",
      'computes 2',
      'computes 2',
      'CacheInfo(hits=0, misses=0, maxsize=2, currsize=0) 4 -4',
      'int float bool CacheInfo(hits=0, misses=3, maxsize=128, currsize=3)',
      '[1] CacheInfo(hits=0, misses=1, maxsize=0, currsize=0)',
      '4 8 CacheInfo(hits=0, misses=2, maxsize=None, currsize=2)',
      "unhashable type: 'list'",
      'Expected first argument to be an integer, a callable, or None',
      'the first argument must be callable',
      '1 1',
      '1 2',
    ]);
  });
});

const CHAIN = `
from dataclasses import dataclass
@dataclass
class Node:
    next: object = None
chain, other = None, None
for _ in range(400):
    chain, other = Node(chain), Node(other)
`;

describe('a recursion that is too deep', () => {
  it.each([
    ['def f(n): return f(n + 1)\nf(0)', /^`f` calls itself again and again and never stops\./],
    [
      'def f(n):\n    return 1 if n == 0 else n * f(n - 1)\nf(5000)',
      /^`f`.*the limit of 1,000 calls/,
    ],
    [
      'def f(n):\n    if n == 0:\n        return 0\n    return g(n)\ndef g(n): return f(n - 1)\nf(5000)',
      /^`[fg]` calls itself until.*1,000 calls.*Check that its last case is reached/,
    ],
    [
      'def f(n):\n    return 0 if n == 0 else sum(f(n - 1) for _ in "a")\nf(900)',
      /^`f` calls itself through.*`map`, `sorted`.*far fewer.*write a loop\.$/,
    ],
    [
      'def f(n):\n    return [n] if n == 0 else list(map(f, [n - 1]))\nf(900)',
      /^`f` calls itself through/,
    ],
    ...['print(chain)', 'def show():\n    print(chain)\nshow()', 'chain == other'].map(
      (statement): [string, RegExp] => [CHAIN + statement, /^Python calls itself for each object/],
    ),
  ])('is never blamed on a missing base case that is there: %j', async (code, sentence) => {
    const { error } = await python.run(code);
    expect(error?.split('\n').at(-1)).toMatch(sentence);
  });
});

describe('time zones', () => {
  it('are those of the IANA database', async () => {
    const code = `
from datetime import datetime, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones
noon = datetime(2026, 7, 1, 12, tzinfo=timezone.utc)
for name in ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Chatham", "US/Pacific"):
    there = noon.astimezone(ZoneInfo(name))
    print(name, there.isoformat(), there.tzname())
print(datetime(2060, 1, 1, tzinfo=ZoneInfo("Europe/Berlin")).utcoffset(), len(available_timezones()) > 590)
print(datetime(1900, 1, 1, tzinfo=ZoneInfo("America/New_York")).utcoffset())
`;
    expect(await lines(code)).toEqual([
      'UTC 2026-07-01T12:00:00+00:00 UTC',
      'Europe/Berlin 2026-07-01T14:00:00+02:00 CEST',
      'America/New_York 2026-07-01T08:00:00-04:00 EDT',
      'Asia/Kolkata 2026-07-01T17:30:00+05:30 IST',
      'Pacific/Chatham 2026-07-02T00:45:00+12:45 +1245',
      'US/Pacific 2026-07-01T05:00:00-07:00 PDT',
      '1:00:00 True',
      '-1 day, 19:00:00',
    ]);
  });

  it('are named when one is misspelled', async () => {
    const { error } = await python.run('import zoneinfo\nzoneinfo.ZoneInfo("Europe/Berln")');
    expect(error?.split('\n').at(-1)).toMatch(/^There is no time zone called `Europe\/Berln`\./);
  });
});
