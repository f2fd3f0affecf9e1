import { type AuthoredChallenge, type AuthoredCurriculum, lessonsBefore } from '../authored.ts';
import { slugOfSkill } from '../../domain/review.ts';
import type { Problem } from '../content-error.ts';
import type { CurriculumGate } from './gate.ts';

function untaughtSkills(curriculum: AuthoredCurriculum, authored: AuthoredChallenge): Problem[] {
  const file = `${authored.folder}/challenge.yml`;
  const lessons = lessonsBefore(curriculum, authored);
  const last = lessons.at(-1);
  if (last === undefined) {
    const fix = 'Name the lesson that prepares for this challenge.';
    return [{ file, field: 'prerequisites', fix }];
  }
  const taught = new Set(lessons.flatMap(({ lesson }) => lesson.skills));
  return authored.skills
    .filter((skill) => !taught.has(skill))
    .map((skill) => {
      const fix = `No lesson up to "${last.lesson.title}" teaches "${skill}". Use the exact name of a lesson's skill, or require a later lesson.`;
      return { file, field: 'skills', fix };
    });
}

function untaughtReviews({ lessons }: AuthoredCurriculum): Problem[] {
  const taught = new Set<string>();
  return lessons.flatMap(({ lesson, folder }) => {
    const untaught = lesson.reviews.filter((skill) => !taught.has(skill));
    for (const skill of lesson.skills) taught.add(skill);
    return untaught.map((skill) => {
      const fix = `No earlier lesson teaches "${skill}". Use the exact name of a lesson's skill.`;
      return { file: `${folder}/lesson.md`, field: 'reviews', fix };
    });
  });
}

function confusableSkills({ lessons }: AuthoredCurriculum): Problem[] {
  const skills = new Map<string, string>();
  return lessons.flatMap(({ lesson, folder }) =>
    lesson.skills.flatMap((skill) => {
      const slug = slugOfSkill(skill);
      const first = skills.get(slug) ?? skill;
      skills.set(slug, first);
      if (first === skill) return [];
      const fix = `"${skill}" and "${first}" are one skill to learners' reviews. Use one spelling.`;
      return [{ file: `${folder}/lesson.md`, field: 'skills', fix }];
    }),
  );
}

/**
 * An earlier lesson teaches every skill that a challenge trains or a lesson reviews, and skills differ in more than
 * their punctuation.
 */
export const skillCheck: CurriculumGate = (curriculum) => [
  ...confusableSkills(curriculum),
  ...untaughtReviews(curriculum),
  ...curriculum.challenges.flatMap((authored) => untaughtSkills(curriculum, authored)),
];
