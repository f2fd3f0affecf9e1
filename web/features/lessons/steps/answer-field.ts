import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import type { ExerciseFragment } from '../../../graphql/__generated__/operations.ts';

/** The props of every field for an answer. */
export interface AnswerFieldProps {
  exercise: ExerciseFragment;
  /** The parts of the answer, as the API expects them. */
  answer: readonly string[];
  onChange: (answer: readonly string[]) => void;
  /** Why the answer is wrong, in Python's words or in a sentence; null before it was checked, and if it's right. */
  error?: string | null;
  /** The network of the lesson's programs; null for none. */
  lab: LabScenario | null;
}
