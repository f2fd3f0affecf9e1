/** What an attempt is aimed at on the machine that runs the tests. */
export interface Targets {
  /** A file that holds the secret. */
  secretFile: string;
  /** A file that is not to come into being. */
  markerFile: string;
  /** The port of a listener on the loopback interface. */
  port: number;
  /** A word in the command line of every process that an attempt starts. */
  token: string;
}

/** One way out that somebody might try. */
export interface EscapeAttempt {
  name: string;
  code: (targets: Targets) => string;
  /** Inputs that one interpreter gets one after the other, for attempts that take two steps; one when left out. */
  inputs?: readonly string[];
  /** What comes of it is up to the host as well: to its stack, its memory, its event loop or its file system. */
  dependsOnHost?: true;
}

/** What an attempt prints when it holds something of the world outside; no attempt writes the word itself. */
export const BREACH = 'BREACH';

/** Python lines that evaluate one expression after the other and print what came of each. */
export const attemptAll = (...expressions: string[]): string =>
  expressions.map((expression) => `attempt(lambda: ${expression})`).join('\n');

/** A Python literal of a text. */
export const text = (value: string): string => JSON.stringify(value);

/** What a shell is told to do: show the secret, leave a mark, and stay long enough to be seen. */
export const shellCommand = ({ secretFile, markerFile, token }: Targets): string =>
  `cat ${secretFile}; cat ${secretFile} > ${markerFile}; sleep 5 # ${token}`;
