import { ATTEMPTS_ON_BRIDGE } from './attempts-on-bridge.ts';
import { ATTEMPTS_ON_FILES } from './attempts-on-files.ts';
import { ATTEMPTS_ON_INTERPRETER } from './attempts-on-interpreter.ts';
import { ATTEMPTS_ON_PROGRAMS } from './attempts-on-programs.ts';
import type { EscapeAttempt } from './escape-attempt.ts';

/** Tries a statement and prints what came of it, so that one attempt may hold several. */
const PRELUDE = `
def attempt(action):
    try:
        print(action())
    except BaseException as problem:
        print(type(problem).__name__, problem)
`;

/** Every attempt, each with the function it tries things with in front. */
export const ESCAPE_ATTEMPTS: readonly EscapeAttempt[] = [
  ...ATTEMPTS_ON_PROGRAMS,
  ...ATTEMPTS_ON_BRIDGE,
  ...ATTEMPTS_ON_FILES,
  ...ATTEMPTS_ON_INTERPRETER,
].map(({ name, code }) => ({ name, code: (targets) => `${PRELUDE}\n${code(targets)}` }));
