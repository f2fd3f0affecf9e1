import { expect, test } from 'vitest';
import { MAX_OWN_CASES, type OwnCase, requireOwnCases } from './own-case.ts';

const own = (fields: Partial<OwnCase> = {}): OwnCase => ({
  name: 'Mine',
  stdin: '22\n',
  expectedStdout: null,
  ...fields,
});

test('a few small cases are allowed, with or without an expected output', () => {
  const cases = [own(), own({ expectedStdout: 'open\n' }), own({ stdin: '' })];
  expect(() => requireOwnCases(cases, false)).not.toThrow();
});

test.each([
  ['too many of them', Array.from({ length: MAX_OWN_CASES + 1 }, () => own()), /9 .* limit is 8/],
  ['a blank name', [own({ name: ' ' })], /own case 1 .* name must have 1 to 60/],
  ['a long name', [own({ name: 'x'.repeat(61) })], /name must have/],
  ['a long input', [own(), own({ stdin: 'é'.repeat(2_049) })], /own case 2 .*4098 bytes/],
  ['a long output', [own({ expectedStdout: 'x'.repeat(4_097) })], /expected output has 4097/],
])('%s is refused, with the number that is too large', (_, cases, message) => {
  expect(() => requireOwnCases(cases, false)).toThrow(message);
});

test('the input of a function must be its arguments', () => {
  expect(() => requireOwnCases([own({ stdin: '[22]' })], true)).not.toThrow();
  expect(() => requireOwnCases([own({ stdin: '{"port": 22}' })], true)).toThrow(/JSON array/);
  expect(() => requireOwnCases([own({ stdin: '22', name: '' })], null)).not.toThrow();
});
