const ROUNDS = 64;
const STATE_WORDS = 8;
const BITS = 2 ** 32;

/** Returns the first 32 bits of the fractional part of a number. */
const fractionBits = (value: number): number => ((value % 1) * BITS) | 0;

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

const PRIMES = listPrimes(ROUNDS);
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));

/** Returns the state of a hash before its first block. */
export const initialState = (): Int32Array =>
  Int32Array.from(PRIMES.slice(0, STATE_WORDS), (prime) => fractionBits(Math.sqrt(prime)));

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
const at = (words: Int32Array, index: number): number => words[index] ?? 0;
const schedule = new Int32Array(ROUNDS);

function fillSchedule(block: Int32Array): void {
  for (let round = 0; round < 16; round += 1) schedule[round] = at(block, round);
  for (let round = 16; round < ROUNDS; round += 1) {
    const early = at(schedule, round - 15);
    const late = at(schedule, round - 2);
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[round] = (at(schedule, round - 16) + small + at(schedule, round - 7) + large) | 0;
  }
}

/**
 * Hashes one block of sixteen words. `target` receives the next state, and may be the state or the block.
 *
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final
 */
export function hashBlock(state: Int32Array, block: Int32Array, target: Int32Array): void {
  fillSchedule(block);
  let a = at(state, 0),
    b = at(state, 1),
    c = at(state, 2),
    d = at(state, 3);
  let e = at(state, 4),
    f = at(state, 5),
    g = at(state, 6),
    h = at(state, 7);
  for (let round = 0; round < ROUNDS; round += 1) {
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixedE + chosen + at(CONSTANTS, round) + at(schedule, round)) | 0;
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixedA + majority) | 0;
  }
  const worked = [a, b, c, d, e, f, g, h];
  for (let word = 0; word < STATE_WORDS; word += 1) {
    target[word] = (at(state, word) + (worked[word] ?? 0)) | 0;
  }
}
