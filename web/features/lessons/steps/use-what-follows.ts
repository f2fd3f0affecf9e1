import {
  type NextStepFragment,
  useLessonsQuery,
  useNextStepQuery,
} from '../../../graphql/__generated__/operations.ts';
import {
  type NextLink,
  nextLinks,
  nextWords,
  readingOf,
} from '../../../next-step/next-step-links.ts';
import { paths } from '../../../paths.ts';
import { placeOf } from './open-lesson.ts';

/** Where a learner goes after a lesson. */
interface Following {
  path: string;
  words: string;
  /** What it earns or how long it takes; null if that isn't known. */
  reading: string | null;
  /** Why it comes next, in lines without a period. */
  reasons: readonly string[];
  /** Whether the server's recommendation is still on its way. */
  isLoading: boolean;
}

/** The next lesson on the path, for as long as the recommendation isn't loaded. */
function useLessonAfter(lessonId: string): NextLink | null {
  const { data } = useLessonsQuery();
  const { next, position } = placeOf(data?.lessons ?? [], lessonId);
  if (next === null) return null;
  const { id, title } = next;
  return { kind: 'LESSON', path: paths.lessonStep(id), title, position: position + 1 };
}

/** Says what the next step earns and why it comes next, if the server recommends it. */
function whyNext(
  link: NextLink | null,
  step: NextStepFragment | null | undefined,
): Pick<Following, 'reading' | 'reasons'> {
  if (link === null || !step) return { reading: null, reasons: [] };
  return {
    reading: readingOf(link, step, (minutes) => `${minutes} min`),
    reasons: step.reasons.map(({ text }) => text),
  };
}

/** Returns what follows a lesson: what the server recommends, or else the next lesson, or else the challenges. */
export function useWhatFollows(lessonId: string): Following {
  const { data, loading } = useNextStepQuery({
    variables: { after: lessonId },
    // A challenge may have been solved or unlocked since.
    fetchPolicy: 'cache-and-network',
  });
  const step = data?.viewer?.nextStep;
  const links = step ? nextLinks(step) : null;
  const lessonAfter = useLessonAfter(lessonId);
  const link = links?.first ?? lessonAfter;
  const isLoading = loading && data === undefined;
  const why = { isLoading, ...whyNext(link, step) };
  if (link === null) return { ...why, path: paths.challenges, words: 'Next: the challenges' };
  return { ...why, path: link.path, words: nextWords(link) };
}
