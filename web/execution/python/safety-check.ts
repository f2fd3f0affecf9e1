import type { ObservedRunner } from '../../../sandbox/contract.ts';

/** The sandbox's message about refused code begins like this, unlike any error of a program. */
const REFUSED = 'This code was not run: ';

/**
 * Returns a runner that refuses code that obviously tries to leave the sandbox, before it runs. Python itself reads
 * the code, so strings and comments don't count.
 *
 * This only spares learners a puzzling traceback. It is not a security boundary: code that passes this check is still
 * confined by the sandbox.
 *
 * @returns a runner whose runs throw an {@link Error} with a message for the learner if the code is refused
 */
export function withSafetyCheck(runner: ObservedRunner): ObservedRunner {
  return {
    async run(request, observer) {
      const result = await runner.run({ ...request, checksSafety: true }, observer);
      const error = result.outcomes[0]?.error ?? '';
      if (error.startsWith(REFUSED)) throw new Error(error);
      return result;
    },
  };
}
