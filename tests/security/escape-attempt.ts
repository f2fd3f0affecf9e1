/** What an attempt is aimed at on the machine that runs the tests. */
export interface Targets {
  /** A file that holds the secret. */
  secretFile: string;
  /** A file that is not to come into being. */
  markerFile: string;
  /** The port of a listener on the loopback interface. */
  port: number;
}

/** One way out that somebody might try. */
export interface EscapeAttempt {
  name: string;
  code: (targets: Targets) => string;
}

/** Python lines that evaluate one expression after the other and print what came of each. */
export const attemptAll = (...expressions: string[]): string =>
  expressions.map((expression) => `attempt(lambda: ${expression})`).join('\n');

/** A Python literal of a text. */
export const text = (value: string): string => JSON.stringify(value);
