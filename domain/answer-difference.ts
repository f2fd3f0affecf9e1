/** Splits a text into lines without trailing whitespace. Empty lines at the end don't count. */
export function comparableLines(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
    .split('\n');
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

/** The kinds of characters, from the most particular to the most general one. */
const CHARACTERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\d/, 'digit'],
  [/^\p{Lu}/u, 'uppercase letter'],
  [/^\p{L}/u, 'lowercase letter'],
  [/^\s/, 'space'],
  [/^["'`]/, 'quote'],
  [/^[()[\]{}]/, 'bracket'],
];

const withArticle = (name: string): string =>
  `${/^(?:a|e|i|o|upper)/i.test(name) ? 'an' : 'a'} ${name}`;

/** Names the kind of the character that a text begins with. */
function characterOf(text: string): string {
  if (text === '') return 'end of the line';
  return CHARACTERS.find(([pattern]) => pattern.test(text))?.[1] ?? 'symbol';
}

/** Names what stands at the beginning of a text, without saying which character it is. */
function described(text: string): string {
  const name = characterOf(text);
  return text === '' ? `the ${name}` : withArticle(name);
}

function countedSpaces(count: number): string {
  if (count === 0) return 'no space';
  const words = ['one', 'two', 'three', 'four'];
  return `${words[count - 1] ?? count} ${count === 1 ? 'space' : 'spaces'}`;
}

/** The number of spaces that a text begins with. */
const leadingSpaces = (text: string): number => text.length - text.trimStart().length;

/** Says where the spaces of two lines differ. Nothing else does. */
function differentSpaces(expected: string, written: string, place: number): string {
  const before = expected.slice(0, place);
  const start = before.trimEnd().length;
  const [wanted, found] = [expected, written].map((line) => leadingSpaces(line.slice(start)));
  const where = start === 0 ? 'at the beginning' : `after "${before.trim().split(/\s+/).at(-1)}"`;
  return `expected ${countedSpaces(wanted ?? 0)} ${where}, got ${countedSpaces(found ?? 0)}.`;
}

/** Says how two lines differ first, by the kind of the character and not by the character itself. */
function differentCharacters(expected: string, written: string, place: number): string {
  const [wanted, found] = [expected.slice(place), written.slice(place)];
  const isSameKind = characterOf(wanted) === characterOf(found);
  return isSameKind
    ? `expected another ${characterOf(wanted)}.`
    : `expected ${described(wanted)}, got ${described(found)}.`;
}

/** Returns the index of the first character that differs. One text may end there. */
function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

function differenceInLine(number: number, expected: string, written: string): string {
  if (expected === '') return `Line ${number}: expected an empty line.`;
  if (written === '') return `Line ${number}: expected text, got an empty line.`;
  const place = firstDifference(expected, written);
  if (withoutSpace(expected) === withoutSpace(written)) {
    return `Line ${number}: ${differentSpaces(expected, written, place)}`;
  }
  if (written.replaceAll(/^["']|["']$/g, '') === expected) {
    return `Line ${number}: the quotes are not printed.`;
  }
  return `Line ${number}, character ${place + 1}: ${differentCharacters(expected, written, place)}`;
}

/**
 * Says in one sentence where a predicted output differs first: the line, and what kind of character comes there. It
 * names neither the character nor the rest of the line.
 */
export function differenceInPrediction(output: string, prediction: string): string {
  const [expected, written] = [comparableLines(output), comparableLines(prediction)];
  const index = expected.findIndex((line, place) => line !== written[place]);
  if (index === -1) return `The program prints nothing after line ${expected.length}.`;
  const [line = '', own] = [expected[index], written[index]];
  if (own === undefined) return `Line ${index + 1} is missing: the program prints more than that.`;
  return differenceInLine(index + 1, line, own);
}

/** The forms of values that learners find in a recording. */
const FORMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\d+$/, 'number'],
  [/^\d{1,3}(?:\.\d{1,3}){3}$/, 'IP address'],
  [/^\d{1,2}:\d{2}(?::\d{2})?$/, 'time'],
  [/^[\w-]+(?:\.[\w-]+)+$/, 'host name'],
  [/^\S+$/, 'word'],
];

const formOf = (text: string): string => FORMS.find(([form]) => form.test(text))?.[1] ?? 'text';

/** Says in one sentence what is wrong with a value that was looked for, without the right one. */
export function differenceInFind(right: string, found: string): string {
  const [wanted, own] = [right.trim(), found.trim()];
  if (wanted.toLowerCase() === own.toLowerCase()) {
    return 'Only uppercase and lowercase letters differ.';
  }
  if (formOf(wanted) !== formOf(own)) {
    return `The answer is ${withArticle(formOf(wanted))}, and yours is ${withArticle(formOf(own))}.`;
  }
  return 'The form is right, the value is not. Filter by your answer, and compare the rows with the question.';
}
