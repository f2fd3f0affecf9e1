import { comparableOutput } from './comparable-output.ts';

type Explain = (expected: string, actual: string) => string | null;

const lines = (text: string): string[] => text.split('\n');
const quoted = (text: string): string => (text === '' ? 'an empty line' : `"${text}"`);
const counted = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const nothingPrinted: Explain = (_expected, actual) =>
  actual === '' ? 'The program printed nothing.' : null;

const nothingWanted: Explain = (expected) =>
  expected === '' ? 'Nothing was to be printed, and the program printed something.' : null;

const trailingSpaces: Explain = (expected, actual) => {
  const trimmed = lines(actual).map((line) => line.trimEnd());
  if (trimmed.join('\n') !== expected) return null;
  const longer = lines(actual).filter((line) => line !== line.trimEnd()).length;
  return longer === trimmed.length && longer > 1
    ? 'Every line ends with a space that the expected output does not have.'
    : `${counted(longer)} of your output ${longer === 1 ? 'ends' : 'end'} with a space that the expected output does not have.`;
};

const caseOnly: Explain = (expected, actual) =>
  expected.toLowerCase() === actual.toLowerCase()
    ? 'Only upper and lower case differ from the expected output.'
    : null;

const spacesOnly: Explain = (expected, actual) =>
  expected.replaceAll(/\s/g, '') === actual.replaceAll(/\s/g, '')
    ? 'Only spaces or line breaks differ from the expected output.'
    : null;

const sameLinesInAnotherOrder: Explain = (expected, actual) =>
  lines(expected).toSorted().join('\n') === lines(actual).toSorted().join('\n')
    ? 'The lines are right, and their order is not.'
    : null;

const beginsRight: Explain = (expected, actual) =>
  `${expected}\n`.startsWith(`${actual}\n`)
    ? `The output stops too early: ${counted(lines(expected).length)} expected, ${lines(actual).length} printed.`
    : null;

const goesOn: Explain = (expected, actual) =>
  `${actual}\n`.startsWith(`${expected}\n`)
    ? `The output goes on after the expected end: ${counted(lines(expected).length)} expected, ${lines(actual).length} printed.`
    : null;

const firstDifferentLine: Explain = (expected, actual) => {
  const wanted = lines(expected);
  const printed = lines(actual);
  const index = wanted.findIndex((line, position) => line !== printed[position]);
  return `Line ${index + 1} should be ${quoted(wanted[index] ?? '')} and is ${quoted(printed[index] ?? '')}.`;
};

const EXPLANATIONS: readonly Explain[] = [
  nothingPrinted,
  nothingWanted,
  trailingSpaces,
  caseOnly,
  spacesOnly,
  sameLinesInAnotherOrder,
  beginsRight,
  goesOn,
  firstDifferentLine,
];

/**
 * Explains in one sentence how the output differs from the expected one. The most helpful difference comes first.
 *
 * @returns null if the two count as equal
 */
export function explainDifference(expected: string, actual: string): string | null {
  const wanted = comparableOutput(expected);
  const printed = comparableOutput(actual);
  if (wanted === printed) return null;
  for (const explain of EXPLANATIONS) {
    const sentence = explain(wanted, printed);
    if (sentence !== null) return sentence;
  }
  return null;
}
