import { AppError } from './app-error.ts';

/** A case that a learner writes to try a program. It is never graded. */
export interface OwnCase {
  name: string;
  /** What the program reads; for a function, the JSON array of its arguments. */
  stdin: string;
  /** Null if any output will do. */
  expectedStdout: string | null;
}

/** The maximum number of a learner's own cases per challenge. */
export const MAX_OWN_CASES = 8;

/** The maximum length of a name, in characters. */
export const MAX_OWN_NAME_LENGTH = 60;

/** The maximum size of an input and of an expected output, in bytes of UTF-8. */
export const MAX_OWN_TEXT_BYTES = 4_096;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function isJsonArray(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Returns why a case's input can't run; null if it can.
 *
 * @param isFunction whether the program is called as a function
 */
export function ownInputError(stdin: string, isFunction: boolean): string | null {
  if (bytesOf(stdin) > MAX_OWN_TEXT_BYTES) return tooLong('The input', stdin);
  if (isFunction && !isJsonArray(stdin)) {
    return 'Write the arguments as a JSON array, such as [22, "open"].';
  }
  return null;
}

/** Returns why a case's expected output can't be used; null if it can. */
export function ownOutputError(expectedStdout: string | null): string | null {
  if (expectedStdout === null || bytesOf(expectedStdout) <= MAX_OWN_TEXT_BYTES) return null;
  return tooLong('The expected output', expectedStdout);
}

function tooLong(subject: string, text: string): string {
  return `${subject} has ${bytesOf(text)} bytes. The limit is ${MAX_OWN_TEXT_BYTES} bytes.`;
}

function ownNameError(name: string, mayBeBlank: boolean): string | null {
  const isNamed = mayBeBlank || name.trim() !== '';
  if (isNamed && name.length <= MAX_OWN_NAME_LENGTH) return null;
  return `The name must have 1 to ${MAX_OWN_NAME_LENGTH} characters.`;
}

/**
 * Checks a learner's own cases before they are run or stored.
 *
 * @param isFunction whether the program is called as a function; null if they aren't run now and may be unfinished
 * @throws {AppError} INVALID_INPUT naming the first case that is not valid
 */
export function requireOwnCases(cases: readonly OwnCase[], isFunction: boolean | null): void {
  if (cases.length > MAX_OWN_CASES) {
    throw new AppError(
      'INVALID_INPUT',
      `There are ${cases.length} of your own cases. The limit is ${MAX_OWN_CASES}.`,
    );
  }
  for (const [index, { name, stdin, expectedStdout }] of cases.entries()) {
    const reason =
      ownNameError(name, isFunction === null) ??
      ownInputError(stdin, isFunction ?? false) ??
      ownOutputError(expectedStdout);
    if (reason === null) continue;
    throw new AppError('INVALID_INPUT', `Your own case ${index + 1} is not valid. ${reason}`);
  }
}
