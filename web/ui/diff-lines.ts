/** A part of a text; `isDifferent` if the other text differs there. */
export interface Run {
  text: string;
  isDifferent: boolean;
}

/** Both texts as lines, and each line as runs. Lines include their newline. */
export interface LineDifference {
  expected: Run[][];
  actual: Run[][];
}

/** Compares two texts line by line. Within a line, everything between the common prefix and suffix counts as different. */
export function diffLines(expected: string, actual: string): LineDifference {
  const expectedLines = linesOf(expected);
  const actualLines = linesOf(actual);
  const pairs = Array.from(
    { length: Math.max(expectedLines.length, actualLines.length) },
    (_, row) => diffLine(expectedLines[row] ?? '', actualLines[row] ?? ''),
  );
  return {
    expected: pairs.map((pair) => pair.expected).filter((runs) => runs.length > 0),
    actual: pairs.map((pair) => pair.actual).filter((runs) => runs.length > 0),
  };
}

/** Splits a text after each newline. An empty text has no lines. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function diffLine(expected: string, actual: string): { expected: Run[]; actual: Run[] } {
  const shorter = Math.min(expected.length, actual.length);
  let start = 0;
  while (start < shorter && expected[start] === actual[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && expected.at(-1 - tail) === actual.at(-1 - tail)) tail += 1;
  return { expected: runsOf(expected, start, tail), actual: runsOf(actual, start, tail) };
}

function runsOf(line: string, start: number, tail: number): Run[] {
  const end = line.length - tail;
  return [
    { text: line.slice(0, start), isDifferent: false },
    { text: line.slice(start, end), isDifferent: true },
    { text: line.slice(end), isDifferent: false },
  ].filter((run) => run.text !== '');
}
