import { AppError } from '../../domain/app-error.ts';
import { MAX_SOURCE_BYTES } from '../../sandbox/contract.ts';

/** Languages of the contract that have a runner today. */
const RUNNABLE = 'PYTHON';

/** Code and the challenge that it is for. */
export interface CodeInput {
  challengeId: string;
  language: string;
  code: string;
}

/**
 * Checks code before anything is stored or run.
 *
 * @throws {AppError} INVALID_INPUT when it is blank, holds a NUL or is in a language without a runner, TOO_LARGE when it is too long
 */
export function requireSource({ language, code }: CodeInput): void {
  if (language !== RUNNABLE) {
    throw new AppError(
      'INVALID_INPUT',
      `${language} is coming soon. Python is the language that runs today.`,
    );
  }
  if (code.trim() === '') {
    throw new AppError('INVALID_INPUT', 'The code is empty. Write a line and try again.');
  }
  if (code.includes('\0')) {
    throw new AppError('INVALID_INPUT', 'The code holds a NUL character. Remove it and try again.');
  }
  const bytes = new TextEncoder().encode(code).length;
  if (bytes > MAX_SOURCE_BYTES) {
    throw new AppError(
      'TOO_LARGE',
      `The code has ${bytes} bytes; at most ${MAX_SOURCE_BYTES} are run.`,
    );
  }
}
