import type { CaseOutcome, RunRequest, RunStatus } from '../../sandbox/contract.ts';
import { runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';

/** Everything of a program but its code. */
interface Surroundings extends Partial<Omit<RunRequest, 'language' | 'code'>> {
  /** How every case ends, or each of them in order; `FINISHED` unless told. */
  ends?: RunStatus | readonly RunStatus[];
  /** The standard output of every case in order, for programs that prove that neither side is wrong. */
  prints?: readonly string[];
}

/** A program that has to have the same outcome wherever it runs. */
export interface ParityProgram {
  name: string;
  request: RunRequest;
  /** One status per input. */
  statuses: readonly RunStatus[];
  prints: readonly string[] | null;
}

/** Programs by name, as a group writes them down: the code, with or without what surrounds it. */
export type ProgramGroup = Readonly<Record<string, string | ({ code: string } & Surroundings)>>;

/** An outcome without its time, the one thing that may differ. */
export type TimelessOutcome = Omit<CaseOutcome, 'seconds'>;

/** Python source as a text of several lines, indented like the code around it; backslashes are Python's. */
export function python(text: TemplateStringsArray): string {
  const lines = String.raw(text).replace(/^\n/, '').trimEnd().split('\n');
  const margins = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const margin = Math.min(...margins);
  return lines.map((line) => `${line.slice(margin)}\n`).join('');
}

/** Makes the programs of a group. */
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

/** The outcomes as they are compared. */
export function withoutTime(outcomes: readonly CaseOutcome[]): TimelessOutcome[] {
  return outcomes.map(({ seconds: _seconds, ...outcome }) => outcome);
}
