// cspell:dictionaries python
// cspell:ignore Mersenne nextafter prec sumprod
import { type ProgramGroup, python } from '../parity-program.ts';

export const NUMBERS: ProgramGroup = {
  'modular arithmetic of a small RSA': {
    code: python`
      p, q, e = 61, 53, 17
      n, phi = p * q, (p - 1) * (q - 1)
      d = pow(e, -1, phi)
      secret = pow(65, e, n)
      print(n, d, secret, pow(secret, d, n))
    `,
    prints: ['3233 2753 2790 65\n'],
  },
  'arbitrarily large integers': python`
    import math
    print(2 ** 500, -(7 ** 99) // 3 ** 50, math.factorial(40), math.isqrt(10 ** 41), math.comb(90, 30))
    print((2 ** 127 - 1).bit_length(), (255).bit_count(), hex(-255), oct(8), bin(-5), int("zz", 36), int("0b101", 0))
  `,
  'integers too long to print': {
    code: 'print(10 ** 4299 > 0)\nprint(10 ** 4300)',
    ends: 'ERROR',
  },
  'floats are written with the fewest digits': python`
    for x in (0.1 + 0.2, 1e16, 1e15, 123456789012345680.0, 1e-5, 0.0001, 5e-324, 1.7976931348623157e308, -0.0, 2 / 3, 1e22, 1e23, 100.0):
        print(x, repr(x), x.hex(), x.as_integer_ratio()[1] if x < 1e10 else "", f"{x:g} {x:.3f} {x:.3e}")
  `,
  'not a number and infinity': python`
    nan, inf = float("nan"), float("inf")
    print(nan == nan, inf > 10 ** 400, -inf, nan, [nan] == [nan], max(1, nan), round(2.5), round(-2.675, 2), round(1234, -2))
    for action in ("1 / 0", "0.0 ** -1", "int(nan)", "int(inf)", "inf - inf", "1e308 * 10", "2.0 ** 5000", "-1 ** 0.5", "(-1) ** 0.5", "float('1_0.5')", "float('x')", "int('')"):
        try:
            print(action, eval(action))
        except Exception as problem:
            print(action, type(problem).__name__, problem)
  `,
  'transcendental functions to the last digit': python`
    import math, cmath
    for x in (0.1, 0.5, 1.0, 2.0, 10.0, 123.456, 1e-10, 1e6):
        print([f(x) for f in (math.sin, math.cos, math.tan, math.exp if x < 700 else abs, math.log, math.log2, math.log10, math.sqrt, math.cbrt, math.atan, math.sinh if x < 700 else abs, math.tanh, math.erf, math.gamma if x < 170 and x > 1e-9 else abs, math.lgamma)])
    print(math.atan2(-1, -2), math.hypot(3, 4, 5), math.pow(2.5, 3.5), 2.5 ** 3.7, math.fmod(-7, 3), math.remainder(7, 4), math.dist((1, 2), (4, 6)))
    print(cmath.exp(1j * math.pi), cmath.sqrt(-2), cmath.phase(-1 + 0j), math.expm1(1e-9), math.log1p(1e-9), math.acosh(2), math.asinh(0.3))
  `,
  'sums of floats': python`
    import math, statistics
    values = [0.1] * 10 + [1e16, 1.0, -1e16]
    print(sum(values), math.fsum(values), math.prod([0.1, 3, 0.7]), math.sumprod([1.5, 2], [3, 4.25]), statistics.mean(values))
    print(math.nextafter(1.0, 2.0), math.ulp(1.0), math.frexp(10.5), math.ldexp(0.5, 4), math.modf(-3.25), math.trunc(-2.9), math.floor(-2.1), math.ceil(2.1))
  `,
  'complex numbers': python`
    z = complex(3, -4)
    print(z, abs(z), z.conjugate(), z * 1j, z ** 2, 1 / z, complex("1+2j"), -0j, f"{z:.2f}", z == 3 - 4j)
  `,
  'decimals with a context': python`
    from decimal import *
    getcontext().prec = 30
    print(Decimal(1) / 7, Decimal("0.1") + Decimal("0.2"), Decimal(2).sqrt(), Decimal("1E+3").normalize(), Decimal("1.23456").quantize(Decimal("0.01"), ROUND_HALF_EVEN))
    print(Decimal(0.1), Decimal("NaN"), Decimal("-Infinity"), Decimal(10).ln(), Decimal("2").exp(), Decimal(-7) % 3, f"{Decimal('1234567.891'):,.2f}", repr(Decimal("1.10")))
    for action in (lambda: Decimal(1) / 0, lambda: Decimal("x"), lambda: Decimal(10) ** 10 ** 20):
        try:
            print(action())
        except ArithmeticError as problem:
            print(type(problem).__name__, problem)
  `,
  'fractions and statistics': python`
    from fractions import Fraction
    import statistics as st
    print(Fraction(3, -6), Fraction("0.125") + Fraction(1, 3), Fraction(0.1), Fraction(0.1).limit_denominator(100), Fraction(7, 3) // 1, float(Fraction(1, 3)))
    sizes = [40, 52, 60, 1500, 1500, 576, 64]
    print(st.mean(sizes), st.median(sizes), st.mode(sizes), st.stdev(sizes), st.pvariance(sizes), st.quantiles(sizes), st.harmonic_mean(sizes), st.geometric_mean(sizes))
    print(st.NormalDist(0, 1).cdf(1.96), st.correlation([1, 2, 3], [2, 4, 7]), st.linear_regression([1, 2, 3], [2, 4, 7]), st.fmean([1, 2.5]))
  `,
  'a seeded random generator': {
    code: python`
      import random
      random.seed(1337)
      print(random.random(), random.randint(1, 100), random.choice("abcdef"), random.sample(range(1000), 5), random.getrandbits(70))
      deck = list(range(10))
      random.shuffle(deck)
      print(deck, random.gauss(0, 1), random.choices("xy", [1, 9], k=5), random.uniform(1, 2), random.expovariate(1.5), random.betavariate(2, 3), random.triangular(), random.randbytes(6).hex())
      other = random.Random("text seed")
      print(other.random(), other.getstate()[1][:3], random.Random(b"x").randrange(10 ** 30))
    `,
  },
  'a linear congruential generator and a Mersenne twist': python`
    state, drawn = 42, []
    for _ in range(5):
        state = (1103515245 * state + 12345) % 2 ** 31
        drawn.append(state)
    print(drawn)
    def mix(word):
        word ^= word >> 11
        word ^= word << 7 & 0x9D2C5680
        word ^= word << 15 & 0xEFC60000
        return word ^ word >> 18
    print([mix(n) for n in (0, 1, 2 ** 32 - 1, 5489)])
  `,
  'primes by a sieve and by a test': python`
    def sieve(limit):
        marks = bytearray([1]) * (limit + 1)
        marks[:2] = b"\0\0"
        for n in range(2, int(limit ** 0.5) + 1):
            if marks[n]:
                marks[n * n::n] = bytes(len(range(n * n, limit + 1, n)))
        return [n for n, mark in enumerate(marks) if mark]
    primes = sieve(20_000)
    print(len(primes), primes[-3:], sum(primes))
    is_probable = lambda n: all(pow(a, n - 1, n) == 1 for a in (2, 3, 5, 7))
    print([n for n in (561, 7919, 2 ** 61 - 1, 2 ** 89 - 1, 2 ** 90 - 1) if is_probable(n)])
  `,
};
