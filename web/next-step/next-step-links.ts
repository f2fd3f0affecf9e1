import { expectedMinutes } from '../../domain/lesson-time.ts';
import type { NextStepFragment } from '../graphql/__generated__/operations.ts';
import { paths } from '../paths.ts';

/** A link to a lesson or a challenge. */
export interface NextLink {
  kind: 'LESSON' | 'CHALLENGE';
  path: string;
  /** The title. */
  title: string;
  /** The lesson's place on the path, starting at 1; null for a challenge. */
  position: number | null;
}

/** What to do next, and what else there is. */
export interface NextLinks {
  first: NextLink;
  other: NextLink | null;
}

function linkTo(kind: NextLink['kind'], { lesson: stop, challenge }: NextStepFragment) {
  if (kind === 'CHALLENGE') {
    return (
      challenge && {
        kind,
        path: paths.challenge(challenge.id),
        title: challenge.title,
        position: null,
      }
    );
  }
  if (stop === null) return null;
  const { position, lesson } = stop;
  return { kind, path: paths.lessonStep(lesson.id), title: lesson.title, position };
}

/** Returns the links of a next step, first things first; null if nothing is left to do. */
export function nextLinks(step: NextStepFragment): NextLinks | null {
  const first = step.kind && linkTo(step.kind, step);
  if (first === null) return null;
  return { first, other: linkTo(first.kind === 'LESSON' ? 'CHALLENGE' : 'LESSON', step) };
}

/** Names a link in full: "Port scanner", or "Lesson 11: Slicing". */
export function fullTitle({ title, position }: NextLink): string {
  return position === null ? title : `Lesson ${position}: ${title}`;
}

/** Says what a challenge earns, or how long a lesson takes in words of your choice; null if the step has none. */
export function readingOf(
  { kind }: NextLink,
  { challenge, lesson }: NextStepFragment,
  minutesWords: (minutes: number) => string,
): string | null {
  if (kind === 'CHALLENGE') return challenge && `+${challenge.experienceReward} XP`;
  return lesson && minutesWords(expectedMinutes(lesson.lesson));
}

/** Names what comes next: "Next: Port scanner", or "Next: lesson 11, Slicing". */
export function nextWords({ title, position }: NextLink): string {
  return `Next: ${position === null ? title : `lesson ${position}, ${title}`}`;
}

/** Names what there is besides: "Continue with lesson 11", or "Or solve Port scanner". */
export function otherWords({ title, position }: NextLink): string {
  return position === null ? `Or solve ${title}` : `Continue with lesson ${position}`;
}
