// cspell:ignore ADEL
import type { RecordedObject, RecordedValue } from './recording.ts';

/** More than the longest text of an honest recording: 80 characters, each of which may be written as ten. */
const MAX_TEXT = 1_000;
/** The parts of a dictionary's content: what it is, and 64 keys with their values. */
const MAX_PARTS = 140;
/** How many elements of a long list are recorded. A quarter of them are its last ones. */
const CUT_LENGTHS: readonly number[] = [16, 64];

const SCALARS: ReadonlyMap<string, string> = new Map([
  ['i', 'int'],
  ['s', 'str'],
  ['b', 'bool'],
  ['n', 'NoneType'],
  ['d', 'float'],
  ['y', 'bytes'],
]);

/** Checks whether something is an integer from `low` to `high`. */
export const isInteger = (value: unknown, low: number, high: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;

/** Checks whether something is text of a length that an honest recording may have. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT;

/** The most objects that a recording can number. */
export const MAX_OBJECTS = 20_000;

function readScalar(text: string): RecordedValue | null {
  const type = SCALARS.get(text.charAt(0));
  if (type !== undefined) return { kind: 'scalar', type, text: text.slice(1) };
  const code = /^q(function|builtin|method|class) (.*)$/s.exec(text);
  if (code === null) return null;
  const [, kind = '', name = ''] = code;
  return { kind: 'scalar', type: kind, text: name === '' ? kind : name };
}

/** Reads a value: text after the letter of its type, or the number of an object. @returns null if it is neither */
export function readValue(raw: unknown): RecordedValue | null {
  if (isInteger(raw, 0, MAX_OBJECTS)) return { kind: 'reference', object: raw };
  return isText(raw) ? readScalar(raw) : null;
}

type Items = RecordedObject['items'];

/** Reads values that have a label each. */
function readPairs(parts: readonly unknown[]): Items | null {
  const items = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [label, value] = [parts[at], readValue(parts[at + 1])];
    if (!isText(label) || value === null) return null;
    items.push({ label, value });
  }
  return items;
}

function readAll(
  parts: readonly unknown[],
  labelOf: (index: number) => string | null,
): Items | null {
  const items = [];
  for (const [index, part] of parts.entries()) {
    const value = readValue(part);
    if (value === null) return null;
    items.push({ label: labelOf(index), value });
  }
  return items;
}

/** Returns the items after the size of a container; null if they can't be those of a container of this size. */
function readSized(letter: string, size: number, parts: readonly unknown[]): Items | null {
  if (letter === 'D') return readPairs(parts);
  if (letter === 'E' || letter === 'A') return readAll(parts, () => null);
  const { length } = parts;
  const isCut = CUT_LENGTHS.includes(length) && size > length;
  const firstOfTail = isCut ? length - length / 4 : length;
  return readAll(parts, (index) => String(index < firstOfTail ? index : size - length + index));
}

function readContainer(letter: string, type: string, parts: unknown[]): RecordedObject | null {
  const [size, ...rest] = parts;
  if (!isInteger(size, 0, Number.MAX_SAFE_INTEGER)) return null;
  const items = readSized(letter, size, rest);
  // The bytes of a bytearray are one value.
  if (letter === 'A') return items?.length === 1 ? { type, size: null, items } : null;
  return items === null || items.length > size ? null : { type, size, items };
}

function readInstance(letter: string, type: string, parts: unknown[]): RecordedObject | null {
  const items = letter === 'O' ? readPairs(parts) : readAll(parts, () => null);
  return items && { type, size: null, items };
}

/** Reads the content of an object. @returns null if it isn't one */
export function readObject(raw: unknown): RecordedObject | null {
  if (!Array.isArray(raw) || raw.length > MAX_PARTS) return null;
  const [letter, type, ...parts] = raw as unknown[];
  if (!isText(letter) || !isText(type)) return null;
  if (/^[ADEL]$/.test(letter)) return readContainer(letter, type, parts);
  return /^[OX]$/.test(letter) ? readInstance(letter, type, parts) : null;
}
