import { describe, expect, test } from 'vitest';
import { sampleInputFor } from './sample-input.ts';

describe('the sample input of a challenge without samples', () => {
  test.each(['Reads user input', 'Greet a NAME', 'Say hello'])(
    '"%s" gets one name line',
    (text) => {
      expect(sampleInputFor(text)).toBe('Hacker\n');
    },
  );

  test.each(['A calculator', 'Add two ports', 'Print the sum.'])('"%s" gets 7 and 3', (text) => {
    expect(sampleInputFor(text)).toBe('7\n3\n');
  });

  test('a text that mentions both gets the name line', () => {
    expect(sampleInputFor('Hello: add two numbers')).toBe('Hacker\n');
  });

  test('a keyword inside a longer word does not count', () => {
    expect(sampleInputFor('Resolve the address, summarize the username')).toBe('');
  });

  test('any other text gets no input', () => {
    expect(sampleInputFor('Scan the ports of one host')).toBe('');
  });
});
