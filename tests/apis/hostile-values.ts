// cspell:ignore Marsaglia xorshift
/** Makes the same choices for the same seed. */
export interface Chance {
  /** Returns an integer from 0 to `below` - 1. */
  below(below: number): number;
  one<Value>(values: readonly Value[]): Value;
  /** Returns true about once in `times`. */
  happens(times: number): boolean;
}

/** Marsaglia's xorshift with 32 bits of state: Journal of Statistical Software 8 (14), 2003. @param seed not 0 */
export function createChance(seed: number): Chance {
  let state = seed;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return {
    below,
    one(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    happens: (times) => below(times) === 0,
  };
}

/** Strings that break code written for plain words, and some valid ones. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'fi\0rst',
  '\ud800',
  'a\udfffb',
  '\uffff\ufffe',
  '\u202e\u0000\u200b',
  '\u{1d54f}'.repeat(50),
  'x'.repeat(66_000),
  "' or 1=1 --",
  '%',
  '%00',
  '%zz',
  '%C0%AF',
  '%ED%A0%80',
  '../../etc/passwd',
  '..%2f..%2f',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '-1',
  '1e309',
  '9007199254740993',
  'NaN',
  '\r\nset-cookie: a=b',
  '<script>alert(1)</script>',
  '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
  '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a5',
  'first',
  'one',
  'expert',
  'PYTHON',
  'Europe/Nowhere',
];

/** JSON values of unexpected types. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -1e308,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { a: { a: { a: { a: {} } } } },
  Array<number>(2_000).fill(0),
  ['first'],
  { toString: 1, constructor: null },
];

/** Bodies that aren't JSON, or that no client sends. */
export const HOSTILE_BODIES: readonly string[] = [
  '{',
  '[',
  'null',
  'true',
  '1e999',
  '""',
  '[]',
  '[{}]',
  '{}',
  '\ufeff{}',
  '\0',
  'NaN',
  "{'code':1}",
  '{"code":"a",}',
  '{"code":"\\ud800","code":2}',
  '{"code":"\\u0000","challenge_id":"first"}',
  '{"code":"\ud800","challenge_id":"first"}',
  '{"__proto__":{"code":"x"},"constructor":{"prototype":{}}}',
  '{"code":1e400,"challenge_id":-1e400}',
  `{"time_spent_minutes":${'9'.repeat(400)}}`,
  '['.repeat(60_000),
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"code":"${'x'.repeat(131_072)}"}`,
  'code=print(1)&challenge_id=first',
  '--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n{ viewer { id } }\r\n--x--',
];

/** Bytes that aren't UTF-8. */
export const HOSTILE_BYTES: readonly Buffer[] = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from([0x7b, 0xc0, 0xaf, 0x7d]),
  Buffer.alloc(4_096),
];

export const HOSTILE_METHODS: readonly string[] = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'BREW',
  'get',
  '',
  'PO ST',
  'G\u00c9T',
  'POST\n',
  'X'.repeat(1_000),
];

export const HOSTILE_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['content-type', ''],
  ['content-type', ';'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json, application/json'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', 'application/graphql'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br, br, br'],
  ['content-length', '-1'],
  ['transfer-encoding', 'chunked'],
  ['authorization', ''],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', 'Basic \u00ff'],
  ['authorization', `Bearer ${'e'.repeat(20_000)}.e.e`],
  ['accept', '*/'],
  ['accept', 'text/html;q=x'],
  ['accept', 'multipart/mixed'],
  ['idempotency-key', 'k'.repeat(200)],
  ['idempotency-key', 'a\0b'],
  ['if-none-match', '"'],
  ['if-none-match', '*'],
  ['origin', 'null'],
  ['cookie', '=;=;\u00ff'],
  ['x-forwarded-for', '\ud800'],
  ['a header', 'x'],
  ['', 'x'],
  ['x-line', 'a\r\nb: c'],
  ['x-far', '\u6f22'],
];
