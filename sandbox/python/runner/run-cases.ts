import type { CaseOutcome, RunRequest, RunResult } from '../../contract.ts';
import type { Interpreter } from './interpreter.ts';
import { notRunSentence } from './limit-sentences.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** After this many interpreters had to be stopped, the remaining inputs are not tried. */
const MAX_REPLACEMENTS = 2;

function leaveOut(request: RunRequest, outcomes: readonly CaseOutcome[]): CaseOutcome[] {
  const status = outcomes.at(-1)?.status ?? 'CRASHED';
  return request.inputs.slice(outcomes.length).map(() => ({
    status,
    stdout: '',
    output: '',
    error: notRunSentence(status),
    seconds: 0,
  }));
}

/**
 * Runs every input of a request. An interpreter that a limit stopped is replaced for the inputs that are left,
 * twice at most.
 *
 * @param acquire gives an interpreter that has booted and never saw a job
 */
export async function runCases(
  request: RunRequest,
  acquire: () => Promise<Interpreter>,
): Promise<RunResult> {
  const outcomes: CaseOutcome[] = [];
  for (let used = 0; used <= MAX_REPLACEMENTS; used += 1) {
    const inputs = request.inputs.slice(outcomes.length);
    if (inputs.length === 0) break;
    outcomes.push(...(await runUntilStopped({ ...request, inputs }, await acquire())));
  }
  return { outcomes: [...outcomes, ...leaveOut(request, outcomes)] };
}
