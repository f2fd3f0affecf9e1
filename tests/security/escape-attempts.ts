import { ATTEMPT_PRELUDE } from './attempt-prelude.ts';
import { ATTEMPTS_ON_BRIDGE } from './attempts-on-bridge.ts';
import { ATTEMPTS_ON_FILES } from './attempts-on-files.ts';
import { ATTEMPTS_ON_INTERPRETER } from './attempts-on-interpreter.ts';
import { ATTEMPTS_ON_JAVASCRIPT } from './attempts-on-javascript.ts';
import { ATTEMPTS_ON_NATIVE_CODE } from './attempts-on-native-code.ts';
import { ATTEMPTS_ON_NETWORK } from './attempts-on-network.ts';
import { ATTEMPTS_ON_PROGRAMS } from './attempts-on-programs.ts';
import type { EscapeAttempt } from './escape-attempt.ts';

/** On what an engine puts around the interpreter: its processes, its files, its sockets, its side of the realm. */
const ON_HOST: readonly EscapeAttempt[] = [
  ...ATTEMPTS_ON_PROGRAMS,
  ...ATTEMPTS_ON_JAVASCRIPT,
  ...ATTEMPTS_ON_FILES,
  ...ATTEMPTS_ON_NETWORK,
];

/** On the glue, the modules and the memory of the interpreter: the same bytes, whichever engine starts them. */
const ON_INTERPRETER: readonly EscapeAttempt[] = [
  ...ATTEMPTS_ON_BRIDGE,
  ...ATTEMPTS_ON_NATIVE_CODE,
  ...ATTEMPTS_ON_INTERPRETER,
];

const withPrelude = (attempt: EscapeAttempt): EscapeAttempt => ({
  ...attempt,
  code: (targets) => `${ATTEMPT_PRELUDE}\n${attempt.code(targets)}`,
});

/** Every attempt, each with the functions it tries things with in front. */
export const ESCAPE_ATTEMPTS: readonly EscapeAttempt[] = [...ON_HOST, ...ON_INTERPRETER].map(
  withPrelude,
);

/** Those of them whose outcome may differ between engines. */
export const ESCAPE_ATTEMPTS_ON_HOST: readonly EscapeAttempt[] = [
  ...ON_HOST,
  ...ON_INTERPRETER.filter(({ dependsOnHost }) => dependsOnHost),
].map(withPrelude);
