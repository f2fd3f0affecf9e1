import { ATTEMPT_PRELUDE } from './attempt-prelude.ts';
import { ATTEMPTS_ON_BRIDGE } from './attempts-on-bridge.ts';
import { ATTEMPTS_ON_FILES } from './attempts-on-files.ts';
import { ATTEMPTS_ON_INTERPRETER } from './attempts-on-interpreter.ts';
import { ATTEMPTS_ON_JAVASCRIPT } from './attempts-on-javascript.ts';
import { ATTEMPTS_ON_NATIVE_CODE } from './attempts-on-native-code.ts';
import { ATTEMPTS_ON_NETWORK } from './attempts-on-network.ts';
import { ATTEMPTS_ON_PROGRAMS } from './attempts-on-programs.ts';
import type { EscapeAttempt } from './escape-attempt.ts';

/** Attempts on what an engine puts around the interpreter: processes, files, sockets and its side of the realm. */
const ON_HOST: readonly EscapeAttempt[] = [
  ...ATTEMPTS_ON_PROGRAMS,
  ...ATTEMPTS_ON_JAVASCRIPT,
  ...ATTEMPTS_ON_FILES,
  ...ATTEMPTS_ON_NETWORK,
];

/** Attempts on the code around the interpreter, its modules and memory: the same bytes with every engine. */
const ON_INTERPRETER: readonly EscapeAttempt[] = [
  ...ATTEMPTS_ON_BRIDGE,
  ...ATTEMPTS_ON_NATIVE_CODE,
  ...ATTEMPTS_ON_INTERPRETER,
];

const withPrelude = (attempt: EscapeAttempt): EscapeAttempt => ({
  ...attempt,
  code: (targets) => `${ATTEMPT_PRELUDE}\n${attempt.code(targets)}`,
});

/** Every attempt, each preceded by the prelude. */
export const ESCAPE_ATTEMPTS: readonly EscapeAttempt[] = [...ON_HOST, ...ON_INTERPRETER].map(
  withPrelude,
);

/** Attempts whose outcome may differ between engines. */
export const ESCAPE_ATTEMPTS_ON_HOST: readonly EscapeAttempt[] = [
  ...ON_HOST,
  ...ON_INTERPRETER.filter(({ dependsOnHost }) => dependsOnHost),
].map(withPrelude);
