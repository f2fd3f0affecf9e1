import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';

/** The example program of a lesson. */
export interface Example {
  code: string;
  /** The code with syntax highlighting, as safe HTML. */
  codeHtml: string | null;
  /** The expected output; null if the lesson doesn't give one. */
  output: string | null;
  /** The simulated network that it uses; null if it uses none. */
  lab: LabScenario | null;
}
