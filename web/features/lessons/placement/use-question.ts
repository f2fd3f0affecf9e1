import { useState } from 'react';
import {
  type PlacementFragment,
  useAnswerPlacementMutation,
} from '../../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import { openingAnswer } from '../steps/exercise-answer.ts';
import { type ExerciseAttempt, useRefusalWait } from '../steps/use-exercise.ts';

/** An attempt that isn't over. */
export type OpenAttempt = NonNullable<PlacementFragment['attempt']>;
export type Question = NonNullable<OpenAttempt['question']>;

/** The answer to one question. It is sent once, and then the next question replaces it. */
interface QuestionAttempt extends ExerciseAttempt {
  skip: () => void;
}

/** Keeps the answer to a question of an attempt, and sends it. */
export function useQuestion(attemptId: string, { number, exercise }: Question): QuestionAttempt {
  const [answer, setAnswer] = useState<readonly string[]>(() => openingAnswer(exercise, null));
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading }] = useAnswerPlacementMutation();
  const { wait, retryLater } = useRefusalWait();
  const isBusy = loading || wait !== null;
  const submit = async (parts: string[] | null): Promise<void> => {
    setFailure(null);
    try {
      await retryLater(() => send({ variables: { attemptId, number, answer: parts } }));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return {
    answer,
    change: (next) => {
      setAnswer(next);
      setFailure(null);
    },
    check: () => {
      if (!isBusy) void submit([...answer]);
    },
    skip: () => {
      if (!isBusy) void submit(null);
    },
    isBusy,
    result: null,
    levelReached: null,
    wait,
    failure,
    solution: null,
    showSolution: () => undefined,
  };
}
