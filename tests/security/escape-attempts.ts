import { ATTEMPT_PRELUDE } from './attempt-prelude.ts';
import { PUBLISHED_ESCAPES, PUBLISHED_ESCAPES_OF_CONTEXTS } from './attempts-by-name.ts';
import { ATTEMPTS_ON_BRIDGE } from './attempts-on-bridge.ts';
import { ATTEMPTS_ON_FILES } from './attempts-on-files.ts';
import { attemptsOnGlue } from './attempts-on-glue.ts';
import { ATTEMPTS_ON_HOST_FUNCTIONS } from './attempts-on-host-functions.ts';
import { ATTEMPTS_ON_INTERPRETER } from './attempts-on-interpreter.ts';
import { ATTEMPTS_ON_JAVASCRIPT } from './attempts-on-javascript.ts';
import { ATTEMPTS_ON_NATIVE_CODE } from './attempts-on-native-code.ts';
import { ATTEMPTS_ON_NETWORK } from './attempts-on-network.ts';
import { ATTEMPTS_ON_PROGRAMS } from './attempts-on-programs.ts';
import { ATTEMPTS_ON_REALM } from './attempts-on-realm.ts';
import { ATTEMPTS_ON_TEXT_TO_CODE } from './attempts-on-text-to-code.ts';
import { ATTEMPTS_ON_WEB_ASSEMBLY } from './attempts-on-web-assembly.ts';
import type { EscapeAttempt, Targets } from './escape-attempt.ts';
import { asProgram, type RealmAttempt } from './realm-attempt.ts';

/** Attempts of Python, each preceded by the prelude. */
const IN_PYTHON: readonly EscapeAttempt[] = [
  ...PUBLISHED_ESCAPES,
  ...ATTEMPTS_ON_PROGRAMS,
  ...ATTEMPTS_ON_JAVASCRIPT,
  ...ATTEMPTS_ON_FILES,
  ...ATTEMPTS_ON_NETWORK,
  ...ATTEMPTS_ON_BRIDGE,
  ...ATTEMPTS_ON_NATIVE_CODE,
  ...ATTEMPTS_ON_INTERPRETER,
].map((attempt) => ({
  ...attempt,
  code: (targets) => `${ATTEMPT_PRELUDE}\n${attempt.code(targets)}`,
}));

/** Returns the attempts of JavaScript in the interpreter's realm. */
export const realmAttempts = (targets: Targets): readonly RealmAttempt[] => [
  ...PUBLISHED_ESCAPES_OF_CONTEXTS,
  ...ATTEMPTS_ON_TEXT_TO_CODE,
  ...ATTEMPTS_ON_HOST_FUNCTIONS,
  ...ATTEMPTS_ON_REALM,
  ...ATTEMPTS_ON_WEB_ASSEMBLY,
  ...attemptsOnGlue(targets),
];

const NOWHERE: Targets = { secretFile: '', markerFile: '', port: 0, token: '' };

/** Every attempt, as a program for a runtime that was opened with the attempts of JavaScript. */
export const ESCAPE_ATTEMPTS: readonly EscapeAttempt[] = [
  ...IN_PYTHON,
  ...realmAttempts(NOWHERE).map(asProgram),
];
