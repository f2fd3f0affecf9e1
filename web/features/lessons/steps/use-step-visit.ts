import { useEffect, useState } from 'react';
import { useVisitLessonStepMutation } from '../../../graphql/__generated__/operations.ts';
import { logFailure } from '../../../log-failure.ts';
import { createActivityClock } from './activity-clock.ts';

const INPUTS = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Tells the server which step is open, so that the lesson resumes there on any device.
 *
 * @returns a function that takes the seconds of activity since its last call
 */
export function useStepVisit(stepId: string): () => number {
  const [visit] = useVisitLessonStepMutation();
  const [clock] = useState(() => createActivityClock(() => performance.now()));
  useEffect(() => {
    for (const input of INPUTS) addEventListener(input, clock.note, { passive: true });
    return () => {
      for (const input of INPUTS) removeEventListener(input, clock.note);
    };
  }, [clock]);
  useEffect(() => {
    visit({ variables: { stepId, activeSeconds: clock.take() } }).catch((error: unknown) => {
      // The lesson works without it.
      logFailure('The visit to the step could not be recorded.', error);
    });
  }, [visit, clock, stepId]);
  return clock.take;
}
