import { hashBlock, initialState } from './sha256.ts';

/** Where a program's buffer is in the interpreter's memory. */
interface Place {
  memory: Int8Array;
  offset: number;
  length: number;
}

const HEADER_BYTES = 16;
const WORD_BYTES = 4;
const BLOCK_WORDS = 16;
const HASH_WORDS = 8;
const PBKDF2_SHA256 = 1;
const SCRYPT = 2;

const swapBytes = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
const at = (words: Int32Array, index: number): number => words[index] ?? 0;

/** The state of an HMAC's inner or outer hash after its key. */
function keyState(key: Int32Array, padding: number): Int32Array {
  const state = initialState();
  hashBlock(
    state,
    key.map((word) => word ^ padding),
    state,
  );
  return state;
}

/** A block with a hash and the padding of a message of 96 bytes: a block with a key before it, and the hash. */
function paddedBlock(hash: Int32Array): Int32Array {
  const block = new Int32Array(BLOCK_WORDS);
  block.set(hash);
  block[HASH_WORDS] = 0x80000000 | 0;
  block[BLOCK_WORDS - 1] = 96 * 8;
  return block;
}

/** Replaces the first iteration of a block of PBKDF2 by the block. The words are a key of 64 bytes, and the iteration. */
function deriveBlock(words: Int32Array, iterations: number): void {
  const key = words.slice(0, BLOCK_WORDS).map(swapBytes);
  const [inner, outer] = [keyState(key, 0x36363636), keyState(key, 0x5c5c5c5c)];
  const result = words.slice(BLOCK_WORDS, BLOCK_WORDS + HASH_WORDS).map(swapBytes);
  const block = paddedBlock(result);
  for (let iteration = 1; iteration < iterations; iteration += 1) {
    hashBlock(inner, block, block);
    hashBlock(outer, block, block);
    for (let word = 0; word < HASH_WORDS; word += 1) {
      result[word] = at(result, word) ^ at(block, word);
    }
  }
  words.set(result.map(swapBytes), BLOCK_WORDS);
}

/** The steps of a double round of Salsa20: the word to change, the two to add, and the bits to rotate their sum by. */
const STEPS = Int32Array.from(
  [
    [4, 0, 12, 7, 8, 4, 0, 9, 12, 8, 4, 13, 0, 12, 8, 18],
    [9, 5, 1, 7, 13, 9, 5, 9, 1, 13, 9, 13, 5, 1, 13, 18],
    [14, 10, 6, 7, 2, 14, 10, 9, 6, 2, 14, 13, 10, 6, 2, 18],
    [3, 15, 11, 7, 7, 3, 15, 9, 11, 7, 3, 13, 15, 11, 7, 18],
    [1, 0, 3, 7, 2, 1, 0, 9, 3, 2, 1, 13, 0, 3, 2, 18],
    [6, 5, 4, 7, 7, 6, 5, 9, 4, 7, 6, 13, 5, 4, 7, 18],
    [11, 10, 9, 7, 8, 11, 10, 9, 9, 8, 11, 13, 10, 9, 8, 18],
    [12, 15, 14, 7, 13, 12, 15, 9, 14, 13, 12, 13, 15, 14, 13, 18],
  ].flat(),
);
const DOUBLE_ROUNDS = 4;
const mixing = new Int32Array(BLOCK_WORDS);

/** Applies Salsa20/8 to a block. */
function mix(block: Int32Array): void {
  mixing.set(block);
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    for (let step = 0; step < STEPS.length; step += 4) {
      const sum = (at(mixing, at(STEPS, step + 1)) + at(mixing, at(STEPS, step + 2))) | 0;
      const bits = at(STEPS, step + 3);
      const word = at(STEPS, step);
      mixing[word] = at(mixing, word) ^ ((sum << bits) | (sum >>> (32 - bits)));
    }
  }
  for (let word = 0; word < BLOCK_WORDS; word += 1) {
    block[word] = (at(block, word) + at(mixing, word)) | 0;
  }
}

const current = new Int32Array(BLOCK_WORDS);

/** Mixes the blocks of 64 bytes: those with even numbers become the first half of the target, the others the second. */
function mixBlocks(source: Int32Array, target: Int32Array): void {
  const blocks = source.length / BLOCK_WORDS;
  current.set(source.subarray(source.length - BLOCK_WORDS));
  for (let block = 0; block < blocks; block += 1) {
    const start = block * BLOCK_WORDS;
    for (let word = 0; word < BLOCK_WORDS; word += 1) {
      current[word] = at(current, word) ^ at(source, start + word);
    }
    mix(current);
    const isOdd = block % 2;
    target.set(current, ((block - isOdd) / 2 + (isOdd * blocks) / 2) * BLOCK_WORDS);
  }
}

/**
 * Mixes a block as scrypt does. The words are the block, room for another, and room for as many as the cost.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7914#section-5
 */
function mixWithMemory(words: Int32Array, cost: number, size: number): void {
  const block = words.subarray(0, size);
  const other = words.subarray(size, 2 * size);
  const stored = (index: number): Int32Array =>
    words.subarray((index + 2) * size, (index + 3) * size);
  for (let index = 0; index < cost; index += 1) {
    stored(index).set(block);
    mixBlocks(block, other);
    block.set(other);
  }
  for (let index = 0; index < cost; index += 1) {
    const chosen = stored(at(block, size - BLOCK_WORDS) & (cost - 1));
    for (let word = 0; word < size; word += 1) block[word] = at(block, word) ^ at(chosen, word);
    mixBlocks(block, other);
    block.set(other);
  }
}

/** The words of a buffer after its header. */
function wordsOf({ memory, offset, length }: Place): Int32Array {
  const start = memory.byteOffset + offset + HEADER_BYTES;
  return new Int32Array(memory.buffer, start, Math.floor((length - HEADER_BYTES) / WORD_BYTES));
}

/** Does what the header says. Returns whether it fits the buffer. */
function change(words: Int32Array, [operation, first = 0, second = 0]: Uint32Array): boolean {
  if (operation === PBKDF2_SHA256) {
    if (words.length !== BLOCK_WORDS + HASH_WORDS) return false;
    deriveBlock(words, first);
    return true;
  }
  const size = second * 2 * BLOCK_WORDS;
  if (operation !== SCRYPT || size === 0 || words.length !== size * (first + 2)) return false;
  mixWithMemory(words, first, size);
  return true;
}

/**
 * Does what takes long in `hashlib.pbkdf2_hmac` and `hashlib.scrypt`: changes a buffer of the program in place. It
 * begins with a header of four words, which are the operation and its two numbers, and an unused one.
 *
 * @returns how many bytes of the buffer were changed: all, or none if the header doesn't fit the buffer
 */
export function deriveKey(place: Place): number {
  const start = place.memory.byteOffset + place.offset;
  if (start % WORD_BYTES !== 0 || place.length < HEADER_BYTES) return 0;
  const header = new Uint32Array(place.memory.buffer, start, HEADER_BYTES / WORD_BYTES);
  return change(wordsOf(place), header) ? place.length : 0;
}
