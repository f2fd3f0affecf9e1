import { expect, test } from 'vitest';
import { differenceInFind, differenceInPrediction } from './answer-difference.ts';

test.each([
  // Spaces are counted, because nobody sees how many there are.
  ['Buoy 2:  no', 'Buoy 2: no', 'Line 1: expected two spaces after "2:", got one space.'],
  ['a\n  b', 'a\nb', 'Line 2: expected two spaces at the beginning, got no space.'],
  ['a b', 'ab', 'Line 1: expected one space after "a", got no space.'],
  ['ab c', 'a b c', 'Line 1: expected no space after "a", got one space.'],
  ['a b c', 'a b  c', 'Line 1: expected one space after "b", got two spaces.'],
  ['on', '"on"', 'Line 1: the quotes are not printed.'],
  ['Open', 'open', 'Line 1, character 1: expected an uppercase letter, got a lowercase letter.'],
  ['port 22', 'port x', 'Line 1, character 6: expected a digit, got a lowercase letter.'],
  ['port 22', 'port 23', 'Line 1, character 7: expected another digit.'],
  ["['a']", '[a]', 'Line 1, character 2: expected a quote, got a lowercase letter.'],
  ['[1]', '1', 'Line 1, character 1: expected a bracket, got a digit.'],
  ['yes.', 'yes', 'Line 1, character 4: expected a symbol, got the end of the line.'],
  ['yes', 'yes, no', 'Line 1, character 4: expected the end of the line, got a symbol.'],
  ['a\n\nb', 'a\nb', 'Line 2: expected an empty line.'],
  ['a\nb', 'a\n\nb', 'Line 2: expected text, got an empty line.'],
  ['a\nb\nc', 'a', 'Line 2 is missing: the program prints more than that.'],
  ['a\nb', 'a\nb\nc', 'The program prints nothing after line 2.'],
])('the prediction of %j as %j is told its first difference', (output, prediction, words) => {
  expect(differenceInPrediction(output, prediction)).toBe(words);
});

test('the difference in a prediction ignores what grading ignores', () => {
  expect(differenceInPrediction('a  \nb\n', 'a\r\nc')).toBe(
    'Line 2, character 1: expected another lowercase letter.',
  );
});

test.each([
  ['192.0.2.7', '443', 'The answer is an IP address, and yours is a number.'],
  ['03:14', '192.0.2.7', 'The answer is a time, and yours is an IP address.'],
  ['relay.test', 'the relay', 'The answer is a host name, and yours is a text.'],
  ['wren', 'Wren', 'Only uppercase and lowercase letters differ.'],
])(
  'a search for %s that found %s is told what is wrong, never what is right',
  (right, found, words) => {
    expect(differenceInFind(right, found)).toBe(words);
  },
);

test('a value of the right form is compared in the table', () => {
  expect(differenceInFind('192.0.2.7', ' 192.0.2.8 ')).toMatch(/^The form is right/);
});
