import type { RunRequest } from '../../sandbox/contract.ts';
import { runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';
import type { ParityProgram } from './parity-program.ts';

/** The number of programs per request; together they take much less time than a request may. */
const PROGRAMS_IN_A_REQUEST = 8;

/** Python code that enters the program in its input like the harness enters the code of a request. */
const ENTER_INPUT = `import sys
from packetsmith_harness.program import compile_solution, run_program
run_program(compile_solution(sys.stdin.read()))
`;

/** Several programs as the inputs of one request. */
export interface ParityBatch {
  request: RunRequest;
  /** One per input. */
  programs: readonly ParityProgram[];
}

/** Returns what programs must have in common to share a request. Those that read their own input share none. */
function batchKeyOf({ request }: ParityProgram): string | null {
  const { entry, inputs, lab, limits } = request;
  const isSilent = inputs.length === 1 && inputs[0] === '';
  return entry.kind === 'program' && isSilent ? JSON.stringify([lab, limits]) : null;
}

function batchOf(programs: readonly ParityProgram[]): ParityBatch {
  const [first, second] = programs;
  if (first === undefined) throw new Error('A batch has at least one program.');
  if (second === undefined) return { request: first.request, programs };
  const { lab, limits } = first.request;
  const inputs = programs.map(({ request }) => request.code);
  return { request: runRequest(ENTER_INPUT, { inputs, lab, limits }), programs };
}

/**
 * Distributes programs over few requests. Booting an interpreter takes longer than most programs run. Between the
 * inputs of a request, the interpreter's memory, files and streams are restored, so each program starts in a pristine
 * interpreter. Programs that test the restoring itself run alone.
 */
export function batchPrograms(programs: readonly ParityProgram[]): ParityBatch[] {
  const groups = Map.groupBy(programs, batchKeyOf);
  return [...groups].flatMap(([key, group]) => {
    const size = key === null ? 1 : PROGRAMS_IN_A_REQUEST;
    return Array.from({ length: Math.ceil(group.length / size) }, (_, index) =>
      batchOf(group.slice(index * size, (index + 1) * size)),
    );
  });
}
