import { comparableLines } from './answer-difference.ts';
import { AppError } from './app-error.ts';
import { BLANK, type Exercise, type ExerciseKey, MAX_ANSWER_BYTES } from './exercise.ts';
import { grade, type Outcome } from './grading.ts';

/**
 * A learner's answer: the ids of the chosen options, the values of the blanks or the arranged lines, in order. For every
 * other kind, one text: code, the predicted output, the value found or what a recording shows.
 */
export type Answer = readonly string[];

/** One case that the learner's code ran on. A hidden one shows only whether it passed. */
export interface ExerciseCaseResult {
  isHidden: boolean;
  isPassed: boolean;
  input: string | null;
  expected: string | null;
  actual: string | null;
  /** Why it failed; null if it passed. */
  error: string | null;
}

/** The result of an answer, without its feedback. */
export interface ExerciseGrade {
  isSolved: boolean;
  /** What the first visible case printed, or the right output once it is predicted; null otherwise. */
  output: string | null;
  /** Why the answer is wrong, in one sentence or a traceback; null if there is nothing to add to the feedback. */
  error: string | null;
  cases: ExerciseCaseResult[];
}

/** Compares two texts. Trailing whitespace and empty lines at the end don't count. */
export const isSame = (one: string, other: string): boolean =>
  comparableLines(one).join('\n') === comparableLines(other).join('\n');

/** Reduces what learners type about a recording: the spaces between elements, the kind of quotes, "step" and "line". */
function readingOf(text: string): string {
  return text
    .trim()
    .replace(/^(?:step|line)\s+(?=\d)/i, '')
    .replaceAll(/([,:[({])\s+|\s+(?=[,:\])}])/g, '$1')
    .replaceAll('"', "'")
    .replace(/^'(.*)'$/, '$1');
}

/** Compares two values as the recorder shows them. A text may lack its quotes. */
export const isSameReading = (one: string, other: string): boolean =>
  readingOf(one) === readingOf(other);

function invalid(message: string): AppError {
  return new AppError('INVALID_INPUT', message);
}

function requireOptions({ options, isMany }: Exercise, answer: Answer): void {
  const ids = new Set(options.map(({ id }) => id));
  const unknown = answer.find((id) => !ids.has(id));
  if (unknown !== undefined) throw invalid(`This exercise has no option "${unknown}".`);
  if (new Set(answer).size !== answer.length) throw invalid('Choose each option once.');
  if (answer.length === 0) throw invalid('Choose an option first.');
  if (!isMany && answer.length > 1) throw invalid('Choose exactly one option.');
}

/** The number of blanks in a program. */
const blanksIn = (code: string): number => code.split(BLANK).length - 1;

function requireBlanks({ program }: Exercise, answer: Answer): void {
  const blanks = blanksIn(program?.code ?? '');
  if (answer.length !== blanks) {
    throw invalid(`This program has ${blanks} blanks; the answer has ${answer.length}.`);
  }
  const empty = answer.findIndex((value) => value.trim() === '');
  if (empty !== -1) throw invalid(`Fill in blank ${empty + 1} first.`);
}

function requireOfferedLines({ lines, mustIndent }: Exercise, answer: Answer): void {
  const comparable = (line: string): string => (mustIndent ? line.trim() : line);
  const left = lines.map(comparable);
  for (const line of answer) {
    const place = left.indexOf(comparable(line));
    if (place === -1) throw invalid('Use only the lines of this exercise, each of them once.');
    left.splice(place, 1);
  }
  if (answer.length === 0) throw invalid('Arrange some lines first.');
}

function requireOneText(answer: Answer): void {
  if (answer.length !== 1) throw invalid(`Send one text as the answer; got ${answer.length}.`);
  if (answer[0]?.trim() === '') throw invalid('The answer is empty. Write something first.');
}

/**
 * Checks that an answer has the form that the exercise asks for.
 *
 * @throws {AppError} TOO_LARGE, INVALID_INPUT naming what is wrong
 */
export function requireAnswer(exercise: Exercise, answer: Answer): void {
  const bytes = new TextEncoder().encode(answer.join('')).length;
  if (bytes > MAX_ANSWER_BYTES) {
    throw new AppError(
      'TOO_LARGE',
      `The answer has ${bytes} bytes. The limit is ${MAX_ANSWER_BYTES} bytes.`,
    );
  }
  if (answer.some((part) => part.includes('\0'))) {
    throw invalid('The answer contains a NUL character. Remove it and try again.');
  }
  if (exercise.kind === 'choose') requireOptions(exercise, answer);
  else if (exercise.kind === 'fill') requireBlanks(exercise, answer);
  else if (exercise.kind === 'arrange') requireOfferedLines(exercise, answer);
  else requireOneText(answer);
}

function filled(code: string, answer: Answer): string {
  const [start = '', ...rest] = code.split(BLANK);
  return rest.reduce((text, part, index) => `${text}${answer[index] ?? ''}${part}`, start);
}

/** Returns the program that an answer makes; null for the kinds that run none. */
export function programOf({ kind, program }: Exercise, answer: Answer): string | null {
  switch (kind) {
    case 'predict':
    case 'choose':
    case 'find':
    case 'step':
      return null;
    case 'fill':
      return filled(program?.code ?? '', answer);
    default:
      return answer.join('\n');
  }
}

/** Counts the lines that must change, appear or disappear to turn one program into the other. */
function changedLines(before: string, after: string): number {
  const [old, changed] = [comparableLines(before), comparableLines(after)];
  // The edit distance between the two lists of lines, one row of the usual table at a time.
  let row = changed.map((_, index) => index + 1);
  old.forEach((line, above) => {
    let diagonal = above;
    let left = above + 1;
    row = row.map((up, index) => {
      const cost = Math.min(up + 1, left + 1, diagonal + (line === changed[index] ? 0 : 1));
      [diagonal, left] = [up, cost];
      return cost;
    });
  });
  return row.at(-1) ?? 0;
}

/** Explains why an answer of the kind `fix` changes too much; null if it doesn't. */
export function tooManyChanges(
  { maxChangedLines, program }: Exercise,
  answer: Answer,
): string | null {
  if (maxChangedLines === null) return null;
  const changed = changedLines(program?.code ?? '', answer.join('\n'));
  if (changed <= maxChangedLines) return null;
  const most = maxChangedLines === 1 ? '1 line' : `${maxChangedLines} lines`;
  return `You changed ${changed} lines. Fix the program by changing at most ${most}.`;
}

/** Checks whether the chosen options are exactly the right ones. */
export function areRightOptions({ answers }: ExerciseKey, answer: Answer): boolean {
  const right = new Set(answers);
  return right.size === answer.length && answer.every((id) => right.has(id));
}

function isRight(exercise: Exercise, key: ExerciseKey, answer: Answer): boolean {
  const { answers } = key;
  const [text = ''] = answer;
  if (exercise.kind === 'predict') return answers.some((output) => isSame(output, text));
  if (exercise.kind === 'step') return answers.some((reading) => isSameReading(reading, text));
  if (exercise.kind === 'find') return answers.some((value) => value.trim() === text.trim());
  return areRightOptions(key, answer);
}

/** Grades an answer that isn't run. */
export function gradeComparison(
  exercise: Exercise,
  key: ExerciseKey,
  answer: Answer,
): ExerciseGrade {
  const isSolved = isRight(exercise, key, answer);
  const isPredicted = isSolved && exercise.kind === 'predict';
  return {
    isSolved,
    output: isPredicted ? (key.answers[0] ?? null) : null,
    error: null,
    cases: [],
  };
}

/** Says where to look in a recording, without what is right. */
export function whereToLook({ stepQuestion }: ExerciseKey): string {
  if (stepQuestion === undefined) return '';
  const { asks, name } = stepQuestion;
  if (asks === 'value') {
    const times = stepQuestion.time === 1 ? 'once' : `${stepQuestion.time} times`;
    return `Go to the step at which line ${stepQuestion.line} has just run ${times}, and read ${name} there.`;
  }
  const follow = `Choose ${name} among the variables, and follow it with "Next change".`;
  return asks === 'step' ? follow : `${follow} Each value stands beside the line that made it.`;
}

/** Returns the inputs that an exercise's program runs on. One without cases runs on its own input. */
export function inputsOf(exercise: Exercise, { cases }: ExerciseKey): string[] {
  return cases.length > 0 ? cases.map(({ input }) => input) : [exercise.program?.stdin ?? ''];
}

const HIDDEN_FAILED = 'A hidden case failed. Which inputs do the visible cases not cover?';

/** Without cases, a program only has to finish. */
function gradeEnd([outcome]: readonly Outcome[]): ExerciseGrade {
  return {
    isSolved: outcome?.status === 'FINISHED',
    output: outcome?.output ?? '',
    error: outcome?.error ?? null,
    cases: [],
  };
}

/**
 * Grades an answer that was run.
 *
 * @param outcomes one for each input of `inputsOf`, in order
 */
export function gradeRun({ cases }: ExerciseKey, outcomes: readonly Outcome[]): ExerciseGrade {
  if (cases.length === 0) return gradeEnd(outcomes);
  const graded = cases.map(({ input, expected, isHidden }) => ({
    name: '',
    isHidden,
    stdin: input,
    expectedStdout: expected,
  }));
  const { isAccepted, tests } = grade(graded, outcomes);
  const failed = tests.find(({ isHidden, isPassed }) => !isHidden && !isPassed);
  const shown = outcomes.find((_, index) => cases[index]?.isHidden === false);
  return {
    isSolved: isAccepted,
    output: shown?.output ?? null,
    error: isAccepted ? null : (failed?.error ?? HIDDEN_FAILED),
    cases: tests.map((test) => ({
      isHidden: test.isHidden,
      isPassed: test.isPassed,
      input: test.stdin,
      expected: test.expectedStdout,
      actual: test.actualStdout,
      error: test.error,
    })),
  };
}
