/** A piece of what a run in this browser showed, in the order in which it appeared. */
export interface ConsolePart {
  /** Printed by the program, or typed by the learner. */
  kind: 'output' | 'input';
  text: string;
  /** Which of the inputs the case ran on, from 0. */
  caseIndex: number;
}
