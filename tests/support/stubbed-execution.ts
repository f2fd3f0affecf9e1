import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { RIGHT_CODE } from './fixture-curriculum.ts';

/** Returns what the fixture's correct code prints, and nothing for any other code. For tests of what a verdict does. */
export const stubbedExecution: ExecutionPort = {
  run: ({ code, inputs }) =>
    Promise.resolve({
      outcomes: inputs.map((input) => {
        const printed = code === RIGHT_CODE ? input.toUpperCase() : '';
        return {
          status: 'FINISHED',
          stdout: printed,
          output: printed,
          error: null,
          seconds: 0,
        };
      }),
    }),
};
