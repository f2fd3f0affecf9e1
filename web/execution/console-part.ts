/** A piece of the console output of a run in this browser, in order of appearance. */
export interface ConsolePart {
  /** Printed by the program, or typed by the learner. */
  kind: 'output' | 'input';
  text: string;
  /** The index of the case's input, starting at 0. */
  caseIndex: number;
}
