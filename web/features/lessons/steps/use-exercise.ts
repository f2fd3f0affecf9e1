import { useEffect, useRef, useState } from 'react';
import { type RefusalWait, retryWhenRefused } from '../../../execution/retry-refused.ts';
import { levelAfter } from '../../../execution/level-after.ts';
import { useAchievementToasts } from '../../../execution/use-achievement-toasts.ts';
import {
  type AnswerExerciseMutation,
  type ExerciseFragment,
  type ExerciseResultFragment,
  useAnswerExerciseMutation,
  useShowExerciseSolutionMutation,
} from '../../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import { type Opening, useKeptAnswer } from './use-kept-answer.ts';

/** The learner's answer to the exercise of a step, and what the server said about it. */
export interface ExerciseAttempt {
  answer: readonly string[];
  /** Changes the answer. What was said about the old one is cleared. */
  change: (answer: readonly string[]) => void;
  /** Sends the answer to the server. */
  check: () => void;
  isBusy: boolean;
  /** What the server said about this answer; null before. */
  result: ExerciseResultFragment | null;
  /** The level that the learner reached with it; null if it is still the same. */
  levelReached: number | null;
  /** The pause before a refused answer is sent again; null outside of one. */
  wait: RefusalWait | null;
  /** Why the answer could not be checked; null otherwise. */
  failure: string | null;
  /** The solution, once the learner has asked for it. */
  solution: string | null;
  showSolution: () => void;
  /** What follows this answer; undefined in lessons, whose steps follow. */
  outlook?: string | undefined;
}

interface AttemptOptions {
  opening: Opening;
  /** Returns the seconds of activity to report with an answer. */
  takeSeconds: () => number;
}

/** Keeps the answer to an exercise, and checks it on the server. */
export function useExercise(
  exercise: ExerciseFragment | null,
  { opening, takeSeconds }: AttemptOptions,
): ExerciseAttempt {
  const [answer, keepAnswer] = useKeptAnswer(exercise, opening);
  const latest = useRef(answer);
  const [result, setResult] = useState<AnswerExerciseMutation['answerExercise'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading }] = useAnswerExerciseMutation();
  const { solution, isAsking, showSolution } = useSolution(exercise, setFailure);
  const showAchievements = useAchievementToasts();
  const { wait, retryLater } = useRefusalWait();
  const clear = (): void => {
    setResult(null);
    setFailure(null);
  };
  const check = async (exerciseId: string): Promise<void> => {
    clear();
    const variables = { exerciseId, answer: [...answer], activeSeconds: takeSeconds() };
    try {
      const { data } = await retryLater(() => send({ variables }));
      // What the server says about an old answer must not stand below a new one.
      if (latest.current === answer) setResult(data?.answerExercise ?? null);
      showAchievements(data?.answerExercise.achievementsEarned ?? []);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return {
    answer,
    change: (next) => {
      latest.current = next;
      keepAnswer(next);
      clear();
    },
    check: () => {
      if (exercise !== null && !loading && wait === null) void check(exercise.id);
    },
    isBusy: loading || isAsking || wait !== null,
    result,
    levelReached: result && levelAfter(result),
    wait,
    failure,
    solution,
    showSolution,
  };
}

/** Sends a refused call again after the pause that the server asks for, unless the learner leaves the step. */
export function useRefusalWait() {
  const [wait, setWait] = useState<RefusalWait | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const retryLater = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    retryWhenRefused(call, { signal: leaving.current.signal, onWait: setWait });
  return { wait, retryLater };
}

/** Asks for the solution of an exercise. */
function useSolution(exercise: ExerciseFragment | null, onFailure: (message: string) => void) {
  const [solution, setSolution] = useState<string | null>(null);
  const [ask, { loading: isAsking }] = useShowExerciseSolutionMutation();
  const show = async (exerciseId: string): Promise<void> => {
    try {
      const { data } = await ask({ variables: { exerciseId } });
      setSolution(data?.showExerciseSolution.solution ?? null);
    } catch (error) {
      onFailure(errorMessage(error));
    }
  };
  return {
    solution,
    isAsking,
    showSolution: () => {
      if (exercise !== null) void show(exercise.id);
    },
  };
}
