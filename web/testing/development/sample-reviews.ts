import { curriculum, type SampleLesson } from 'virtual:sample-curriculum';

/** An exercise of a sample lesson. */
interface SampleExercise {
  __typename: string;
  id?: string;
  kind?: string;
}

/** Returns the exercises of a sample lesson that can be asked again. */
export const exercisesOf = (lesson: SampleLesson) =>
  lesson.steps
    .flatMap(({ blocks }) => blocks as SampleExercise[])
    .filter(({ __typename, kind }) => __typename === 'Exercise' && kind !== 'RUN')
    .map((exercise) => ({
      exercise,
      lesson: {
        id: lesson.id,
        title: lesson.title,
        position: curriculum.lessons.indexOf(lesson) + 1,
      },
      lab: lesson.lab,
      triesLeft: 3,
    }));

/** Returns the reviews of a learner who has completed some lessons: one exercise of each. */
export function reviewsFor(completed: ReadonlySet<string>) {
  const date = new Date().toISOString().slice(0, 10);
  const due = curriculum.lessons
    .filter(({ id }) => completed.has(id))
    .flatMap((lesson) => exercisesOf(lesson).slice(0, 1))
    .map((problem) => ({
      ...problem,
      id: `sample-${problem.lesson.position}`,
      skill: problem.lesson.title.toLowerCase(),
      dueOn: date,
      challenge: null,
    }));
  return {
    due: ({ first }: { first: number }) => due.slice(0, first),
    dueCount: due.length,
    nextDueOn: null,
  };
}

/** Returns the sample problem of the day; null if no lesson has exercises. */
export function dailyProblem() {
  const problem = curriculum.lessons.flatMap(exercisesOf)[1];
  const date = new Date().toISOString().slice(0, 10);
  return problem ? { ...problem, date, isSolved: false, experienceEarned: 0 } : null;
}
