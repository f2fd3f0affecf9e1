import type { AuthoredChallenge, AuthoredCurriculum, AuthoredLesson } from './authored.ts';

/** Returns all prerequisites of a challenge, direct and indirect. */
function everyPrerequisite(
  { challenges }: AuthoredCurriculum,
  authored: AuthoredChallenge,
): ReadonlySet<string> {
  const found = new Set(authored.prerequisites);
  // Iterating over a set also visits elements that are added during the iteration.
  for (const id of found) {
    const next = challenges.find(({ challenge }) => challenge.id === id);
    for (const earlier of next?.prerequisites ?? []) found.add(earlier);
  }
  return found;
}

/** Returns the lessons that prepare for a challenge: all up to the last one among its prerequisites. */
export function lessonsBefore(
  curriculum: AuthoredCurriculum,
  authored: AuthoredChallenge,
): readonly AuthoredLesson[] {
  const asked = everyPrerequisite(curriculum, authored);
  const last = curriculum.lessons.findLastIndex(({ lesson }) => asked.has(lesson.id));
  return curriculum.lessons.slice(0, last + 1);
}
