import type { Curriculum } from '../../content/curriculum.ts';
import { QUIET_STARTER, SAME_EVIDENCE } from './evidence-curriculum.ts';
import { practiceCurriculum } from './practice-curriculum.ts';

const LESSON_SKILLS = new Map([
  ['one', ['print', 'slicing']],
  ['three', ['ports']],
]);
const CHALLENGE_SKILLS = new Map([
  ['first', ['slicing', 'uppercase']],
  ['second', ['uppercase']],
]);

const DEFENSES = practiceCurriculum.challenges.slice(0, 1).map((attack) => ({
  ...attack,
  ...QUIET_STARTER,
  id: 'defense',
  evidence: { from: attack.id, ...SAME_EVIDENCE },
}));

/** The fixture curriculum with exercises, in which lessons and challenges share some skills, and one is the defense of another. */
export const reviewCurriculum: Curriculum = {
  ...practiceCurriculum,
  lessons: practiceCurriculum.lessons.map((lesson) => ({
    ...lesson,
    skills: LESSON_SKILLS.get(lesson.id) ?? [],
  })),
  challenges: [...practiceCurriculum.challenges, ...DEFENSES].map((challenge) => ({
    ...challenge,
    skills: CHALLENGE_SKILLS.get(challenge.id) ?? [],
  })),
};
