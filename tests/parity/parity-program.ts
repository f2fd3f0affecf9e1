import type { CaseOutcome, RunRequest, RunStatus } from '../../sandbox/contract.ts';
import { runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';

/** Everything about a program except its code. */
interface ProgramOptions extends Partial<Omit<RunRequest, 'language' | 'code'>> {
  /** How every case ends, or each of them in order; `FINISHED` by default. */
  ends?: RunStatus | readonly RunStatus[];
  /** The standard output of every case in order, for programs whose output is known independently. */
  prints?: readonly string[];
}

/** A program that must have the same outcome everywhere. */
export interface ParityProgram {
  name: string;
  request: RunRequest;
  /** One status per input. */
  statuses: readonly RunStatus[];
  prints: readonly string[] | null;
}

/** Programs by name, as a group defines them: the code, with or without its options. */
export type ProgramGroup = Readonly<Record<string, string | ({ code: string } & ProgramOptions)>>;

/** An outcome without its duration, the only thing that may differ. */
export type TimelessOutcome = Omit<CaseOutcome, 'seconds'>;

/** Python source in a multiline template, indented like the code around it; backslashes are Python's. */
export function python(text: TemplateStringsArray): string {
  const lines = String.raw(text).replace(/^\n/, '').trimEnd().split('\n');
  const margins = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const margin = Math.min(...margins);
  return lines.map((line) => `${line.slice(margin)}\n`).join('');
}

/** Creates the programs of a group. */
export function parityPrograms(title: string, group: ProgramGroup): ParityProgram[] {
  return Object.entries(group).map(([name, written]) => {
    const {
      code,
      ends = 'FINISHED',
      prints,
      ...options
    } = typeof written === 'string' ? { code: written } : written;
    const request = runRequest(code, options);
    const statuses = typeof ends === 'string' ? request.inputs.map(() => ends) : ends;
    return { name: `${title}: ${name}`, request, statuses, prints: prints ?? null };
  });
}

/** Returns the outcomes in the form in which they are compared. */
export function withoutTime(outcomes: readonly CaseOutcome[]): TimelessOutcome[] {
  return outcomes.map(({ seconds: _seconds, ...outcome }) => outcome);
}
