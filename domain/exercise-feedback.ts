import type { Exercise, ExerciseFeedback, ExerciseKey } from './exercise.ts';
import { type Answer, areRightOptions, isSame, isSameReading } from './grade-exercise.ts';
import type { Outcome } from './grading.ts';

/** The parts of a wrong answer that feedback can be about. */
function tracesOf(
  { cases }: ExerciseKey,
  answer: Answer,
  outcomes: readonly Outcome[],
): { texts: string[]; errors: string[] } {
  const failed = outcomes.filter((outcome, index) => {
    const expected = cases[index]?.expected;
    const isExpected = expected === undefined || isSame(outcome.stdout, expected);
    return outcome.status !== 'FINISHED' || !isExpected;
  });
  return {
    texts: [answer.join('\n'), answer.join(' / '), ...failed.map(({ stdout }) => stdout)],
    errors: failed.flatMap(({ error }) => (error === null ? [] : error.split('\n'))),
  };
}

/** The name of an error without its module: `InvalidTag` for `cryptography.exceptions.InvalidTag`. */
const withoutModule = (line: string): string => line.replace(/^(?:\w+\.)+(?=\w+(?::|$))/, '');

const defaultFeedback = ({ feedback }: ExerciseKey) => feedback.find(({ on }) => on === '*');

/** What learners read who chose only right options, but not all of them. */
const INCOMPLETE = 'What you chose is right. Something is still missing.';

/** Returns what the author says about the chosen options: all of it if they are right, otherwise the first mistake. */
function optionFeedback(key: ExerciseKey, answer: Answer): string | null {
  const { answers, feedback } = key;
  const said = feedback.filter(({ on }) => answer.includes(on));
  if (areRightOptions(key, answer)) return said.map(({ html }) => html).join('\n') || null;
  const mistake = said.find(({ on }) => !answers.includes(on));
  return (mistake ?? defaultFeedback(key))?.html ?? INCOMPLETE;
}

/**
 * Returns the feedback that a wrong answer earns, other than the choice of an option: the first that matches the whole
 * answer, the whole output of a failed case or the name of its error, otherwise the default.
 *
 * @param outcomes of the run; empty if nothing ran
 */
export function earnedFeedback(
  { exercise, key }: { exercise: Exercise; key: ExerciseKey },
  answer: Answer,
  outcomes: readonly Outcome[],
): ExerciseFeedback | null {
  const { texts, errors } = tracesOf(key, answer, outcomes);
  const isSaid = exercise.kind === 'step' ? isSameReading : isSame;
  const matches = ({ on }: ExerciseFeedback): boolean =>
    texts.some((text) => isSaid(text, on)) ||
    errors.some((line) =>
      [line, withoutModule(line)].some((name) => name === on || name.startsWith(`${on}:`)),
    );
  return key.feedback.find(matches) ?? defaultFeedback(key) ?? null;
}

/**
 * Returns what to tell the learner about an answer: the feedback that a wrong one earns. For options, what the author
 * says about them, or that one is missing.
 *
 * @param outcomes of the run; empty if nothing ran
 * @returns HTML, or null if there is nothing to say
 */
export function feedbackOn(
  exercise: Exercise,
  key: ExerciseKey,
  {
    answer,
    outcomes,
    isSolved,
  }: { answer: Answer; outcomes: readonly Outcome[]; isSolved: boolean },
): string | null {
  if (exercise.kind === 'choose') return optionFeedback(key, answer);
  return isSolved ? null : (earnedFeedback({ exercise, key }, answer, outcomes)?.html ?? null);
}
