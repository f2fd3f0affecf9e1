import { comparableOutput, type Outcome } from './grading.ts';

/** Returns the SHA-256 of a text in UTF-8, in hex digits. The domain has none of its own: it uses no platform API. */
export type Sha256 = (text: string) => string;

/** What a digest covers. */
export type DigestedOutcome = Pick<Outcome, 'status' | 'stdout' | 'error'>;

const DIGEST_LENGTH = 16;
const TRACEBACK = /^(?:Traceback | {2}File )/;

/** Returns the line that names an error: the last line of a traceback, without the explanation below it. */
export function errorLineOf(error: string | null): string {
  const text = error?.trimEnd() ?? '';
  const [traceback = ''] = text.split('\n\n');
  return (TRACEBACK.test(text) ? traceback : text).split('\n').at(-1) ?? '';
}

/** Messages of errors may contain values and addresses, so only the class counts. */
const errorClassOf = (error: string | null): string => errorLineOf(error).split(':', 1)[0] ?? '';

function comparableOutcome({ status, stdout, error }: DigestedOutcome): string {
  if (status === 'FINISHED') return `${status}\0${comparableOutput(stdout)}`;
  return status === 'ERROR' ? `${status}\0${errorClassOf(error)}` : status;
}

/**
 * Returns 16 hex digits that are the same for outcomes that count as equal: the same output, the same class of error, or
 * the same limit. Known mistakes are published with one digest per case, and submissions are compared with them.
 */
export function outcomeDigest(outcome: DigestedOutcome, sha256: Sha256): string {
  return sha256(comparableOutcome(outcome)).slice(0, DIGEST_LENGTH);
}
