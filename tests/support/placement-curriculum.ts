import type { Curriculum } from '../../content/curriculum.ts';
import { exercise, keyOf, practiceCurriculum, program } from './practice-curriculum.ts';

const QUESTIONS = Array.from({ length: 5 }, (_, index) => `question-${index}`);

/** Returns the right answer to a question of the curriculum. */
export const rightAnswer = (exerciseId: string): string => `secret-output of ${exerciseId}`;

const SKILLS = new Map([
  ['one', ['print', 'slicing']],
  ['two', ['loops']],
  ['three', ['ports']],
]);

/** The fixture curriculum with five questions in each of its three lessons, which are one module. */
export const placementCurriculum: Curriculum = {
  ...practiceCurriculum,
  lessons: practiceCurriculum.lessons.map((lesson) => ({
    ...lesson,
    skills: SKILLS.get(lesson.id) ?? [],
    steps: QUESTIONS.map((id) => ({
      id,
      title: id,
      blocks: [
        {
          kind: 'exercise' as const,
          exercise: exercise({ id, kind: 'predict', program: program('print(1)') }),
        },
      ],
    })),
    exerciseKeys: Object.fromEntries(
      QUESTIONS.map((id) => [id, keyOf({ answers: [rightAnswer(id)], solution: rightAnswer(id) })]),
    ),
  })),
};
