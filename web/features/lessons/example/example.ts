import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';

/** The program of a lesson that runs as it stands. */
export interface Example {
  code: string;
  /** The code with its syntax marked up, as safe HTML. */
  codeHtml: string | null;
  /** What the lesson says it prints; null when it says nothing. */
  output: string | null;
  /** The simulated network that it runs on; null if it needs none. */
  lab: LabScenario | null;
}
