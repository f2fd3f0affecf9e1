import { AppError } from '../../domain/app-error.ts';
import { MAX_SOURCE_BYTES } from '../../sandbox/contract.ts';

/** The only language that has a runner today. */
const RUNNABLE = 'PYTHON';

/** Code and its challenge. */
export interface CodeInput {
  challengeId: string;
  language: string;
  code: string;
}

/**
 * Validates code before it is stored or run.
 *
 * @throws {AppError} INVALID_INPUT if it is blank, contains a NUL or its language has no runner, TOO_LARGE
 */
export function requireSource({ language, code }: CodeInput): void {
  if (language !== RUNNABLE) {
    throw new AppError(
      'INVALID_INPUT',
      `${language} is coming soon. Only Python is supported today.`,
    );
  }
  if (code.trim() === '') {
    throw new AppError('INVALID_INPUT', 'The code is empty. Write some code and try again.');
  }
  if (code.includes('\0')) {
    throw new AppError(
      'INVALID_INPUT',
      'The code contains a NUL character. Remove it and try again.',
    );
  }
  const bytes = new TextEncoder().encode(code).length;
  if (bytes > MAX_SOURCE_BYTES) {
    throw new AppError(
      'TOO_LARGE',
      `The code has ${bytes} bytes. The limit is ${MAX_SOURCE_BYTES} bytes.`,
    );
  }
}
