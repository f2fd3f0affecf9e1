/** The targets of an attempt on the machine that runs the tests. */
export interface Targets {
  /** A file that contains the secret. */
  secretFile: string;
  /** A file that must not be created. */
  markerFile: string;
  /** The port of a listener on the loopback interface. */
  port: number;
  /** A word in the command line of every process that an attempt starts. */
  token: string;
}

/** One attempt to escape. */
export interface EscapeAttempt {
  name: string;
  code: (targets: Targets) => string;
  /** Inputs that one interpreter gets one after the other, for attempts in two steps; one by default. */
  inputs?: readonly string[];
  /** Whether it ends the interpreter, or exceeds a limit. */
  ends?: true;
  /** Whether it changes JavaScript's side so much that no other attempt can follow in the same process. */
  spoils?: true;
}

/** Printed by an attempt that holds an outside object; no attempt contains the word itself. */
export const BREACH = 'BREACH';

/** Returns Python lines that evaluate expressions one after the other and print each result. */
export const attemptAll = (...expressions: string[]): string =>
  expressions.map((expression) => `attempt(lambda: ${expression})`).join('\n');

/** Returns a Python string literal. */
export const text = (value: string): string => JSON.stringify(value);

/** Returns a shell command that prints the secret, creates the marker file, and runs long enough to be seen. */
export const shellCommand = ({ secretFile, markerFile, token }: Targets): string =>
  `cat ${secretFile}; cat ${secretFile} > ${markerFile}; sleep 5 # ${token}`;
