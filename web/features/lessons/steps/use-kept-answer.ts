import { useEffect, useState } from 'react';
import { answerDraftKey, readAnswerDraft, writeAnswerDraft } from '../../../drafts/answer-draft.ts';
import { removeDraft } from '../../../drafts/draft.ts';
import type { ExerciseFragment } from '../../../graphql/__generated__/operations.ts';
import { useSession } from '../../../session/session-context.ts';
import { fitsExercise } from './exercise-answer.ts';

/** What an exercise opens with. */
export interface Opening {
  /** The answer without a draft. */
  answer: readonly string[];
  isSolved: boolean;
}

/**
 * The answer to the exercise of a step. Until the exercise is solved, it's saved on this device with every change, so
 * that it survives a reload.
 *
 * @param exercise null if the step has none
 */
export function useKeptAnswer(
  exercise: ExerciseFragment | null,
  { answer: opening, isSolved }: Opening,
): [answer: readonly string[], change: (answer: readonly string[]) => void] {
  const { profile } = useSession();
  const isKept = exercise !== null && profile !== null;
  const key = isKept ? answerDraftKey(profile.id, exercise.id) : null;
  const [answer, setAnswer] = useState<readonly string[]>(() => {
    if (exercise === null || key === null || isSolved) return opening;
    const draft = readAnswerDraft(localStorage, key);
    return draft !== null && fitsExercise(exercise, draft) ? draft : opening;
  });
  useEffect(() => {
    if (isSolved && key !== null) removeDraft(localStorage, key);
  }, [isSolved, key]);
  const change = (next: readonly string[]): void => {
    setAnswer(next);
    if (key === null || isSolved) return;
    if (isSame(next, opening)) removeDraft(localStorage, key);
    else writeAnswerDraft(localStorage, key, next);
  };
  return [answer, change];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
