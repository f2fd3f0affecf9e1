import { useRef, useState } from 'react';
import { levelAfter } from '../../../execution/level-after.ts';
import { useAchievementToasts } from '../../../execution/use-achievement-toasts.ts';
import type {
  AnswerDailyProblemMutation,
  ExerciseFragment,
} from '../../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import { openingAnswer } from '../steps/exercise-answer.ts';
import { type ExerciseAttempt, useRefusalWait } from '../steps/use-exercise.ts';

/** What the server says about an answer to a review or a daily problem. */
export type ProblemResult = AnswerDailyProblemMutation['answerDailyProblem'];

/** A learner's answer to a review or a daily problem. */
export interface ProblemAttempt<Result> extends ExerciseAttempt {
  /** What the server said about the last answer, also after it was changed; null before. */
  latest: Result | null;
}

interface ProblemOptions<Result> {
  /** Sends the answer. */
  send: (answer: string[]) => Promise<Result | null>;
  /** Says what follows an answer. */
  outlook: (result: Result) => string;
}

/** Keeps the answer to a problem, and checks it on the server. */
export function useProblem<Result extends ProblemResult>(
  exercise: ExerciseFragment,
  { send, outlook }: ProblemOptions<Result>,
): ProblemAttempt<Result> {
  const [answer, setAnswer] = useState<readonly string[]>(() => openingAnswer(exercise, null));
  const shown = useRef(answer);
  const [latest, setLatest] = useState<Result | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const showAchievements = useAchievementToasts();
  const { wait, retryLater } = useRefusalWait();
  const check = async (): Promise<void> => {
    setIsSending(true);
    setIsStale(true);
    setFailure(null);
    try {
      const result = await retryLater(() => send([...answer]));
      setLatest(result);
      // What the server says about an old answer must not stand below a new one.
      setIsStale(shown.current !== answer);
      showAchievements(result?.achievementsEarned ?? []);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setIsSending(false);
    }
  };
  return {
    answer,
    change: (next) => {
      shown.current = next;
      setAnswer(next);
      setIsStale(true);
      setFailure(null);
    },
    check: () => {
      if (!isSending && wait === null) void check();
    },
    isBusy: isSending || wait !== null,
    ...shownResult(isStale ? null : latest),
    latest,
    wait,
    failure,
    solution: latest?.isSolved === false ? latest.solution : null,
    showSolution: () => undefined,
    outlook: latest === null ? undefined : outlook(latest),
  };
}

function shownResult(
  latest: ProblemResult | null,
): Pick<ExerciseAttempt, 'result' | 'levelReached'> {
  if (latest === null) return { result: null, levelReached: null };
  return {
    result: { ...latest, tries: 0, canShowSolution: false },
    levelReached: levelAfter(latest),
  };
}
