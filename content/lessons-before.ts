import type { AuthoredChallenge, AuthoredCurriculum, AuthoredLesson } from './authored.ts';

/** Everything that has to come before a challenge: its prerequisites, theirs, and so on. */
function everyPrerequisite(
  { challenges }: AuthoredCurriculum,
  authored: AuthoredChallenge,
): ReadonlySet<string> {
  const found = new Set(authored.prerequisites);
  // A set that grows while it is walked hands out what was added, too.
  for (const id of found) {
    const next = challenges.find(({ challenge }) => challenge.id === id);
    for (const earlier of next?.prerequisites ?? []) found.add(earlier);
  }
  return found;
}

/** The lessons that a learner has read who is prepared for a challenge: up to the last one that it asks for. */
export function lessonsBefore(
  curriculum: AuthoredCurriculum,
  authored: AuthoredChallenge,
): readonly AuthoredLesson[] {
  const asked = everyPrerequisite(curriculum, authored);
  const last = curriculum.lessons.findLastIndex(({ lesson }) => asked.has(lesson.id));
  return curriculum.lessons.slice(0, last + 1);
}
