import type { z } from '@hono/zod-openapi';
import type { PlacementAttemptView, PlacementView } from '../services/placement-view.ts';
import type * as schemas from './placement-schemas.ts';
import { presentExercise } from './present-practice.ts';

type Shape<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]>;

const KINDS = { MODULE: 'module', LESSON: 'lesson' } as const;
const STATES = { OPEN: 'open', PROVED: 'proved', FAILED: 'failed' } as const;

function presentAttempt(attempt: PlacementAttemptView): Shape<'placement'>['attempt'] {
  const { id, state, startedOn, answered, skipsLeft, question, results } = attempt;
  return {
    id,
    state: STATES[state],
    started_on: startedOn,
    answered,
    skips_left: skipsLeft,
    question: question && {
      number: question.number,
      exercise: presentExercise(question.problem.exercise),
      lesson: question.problem.lesson,
    },
    results,
  };
}

/** Returns a module or a lesson that can be proved. */
export function presentPlacement(placement: PlacementView): Shape<'placement'> {
  const { id, kind, title, attempt } = placement;
  return {
    id,
    kind: KINDS[kind],
    title,
    lesson_count: placement.lessonCount,
    answers_needed: placement.answersNeeded,
    right_needed: placement.rightNeeded,
    is_done: placement.isDone,
    can_start: placement.canStart,
    gate_id: placement.gateId,
    attempt: attempt && presentAttempt(attempt),
  };
}
