import { beforeAll, expect, test } from 'vitest';
import type { AuthoredCurriculum } from '../../content/authored.ts';
import { EXERCISE_KINDS, type ExerciseKind } from '../../domain/exercise.ts';
import type { Answer, FrontDoor, Person } from './front-door.ts';
import { type AuthoredExercise, rightAnswer } from './right-answers.ts';

/** An exercise and its lesson. */
interface Place extends AuthoredExercise {
  lessonId: string;
}

/** Every exercise of the curriculum, in the order of the path. */
function exercisesOf({ lessons }: AuthoredCurriculum): Place[] {
  return lessons.flatMap(({ lesson }) =>
    lesson.steps.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind !== 'exercise') return [];
        const key = lesson.exerciseKeys[block.exercise.id];
        return key ? [{ lessonId: lesson.id, exercise: block.exercise, key }] : [];
      }),
    ),
  );
}

/** Returns the rows that a learner's recording shows; undefined if the exercise has none. */
async function rowsOf(
  door: FrontDoor,
  person: Person,
  { lessonId, exercise }: Place,
): Promise<string[][] | undefined> {
  if (exercise.kind !== 'find') return undefined;
  const { lesson } = await door.graphql('LessonSteps', person, { id: lessonId });
  const blocks = lesson.steps.flatMap((step: Answer) => step.blocks);
  return blocks.find((block: Answer) => block.slug === exercise.id).table.rows;
}

/** Lessons: reading them, answering every kind of exercise, and completing them. */
export function tellLessonStories(open: () => FrontDoor, curriculum: AuthoredCurriculum): void {
  const exercises = exercisesOf(curriculum);
  let learner: Person;

  beforeAll(async () => {
    learner = await open().demoLearner('veteran');
  });

  test('every lesson can be completed in its turn', async () => {
    const door = open();
    for (const [index, { lesson }] of curriculum.lessons.entries()) {
      if (index % 2 === 0) {
        const variables = { lessonId: lesson.id, minutesSpent: 5 };
        const { completeLesson } = await door.graphql('CompleteLesson', learner, variables);
        expect(completeLesson.lesson.state).toBe('COMPLETED');
      } else {
        const body = { time_spent_minutes: 5 };
        await door.rest('completeLesson', learner, { id: lesson.id, body });
      }
    }
    const { viewer } = await door.graphql('LearningPath', learner);
    expect(viewer.learningPath.items).toHaveLength(curriculum.lessons.length);
    expect((await door.rest('getLearningPath', learner)).learning_path).toHaveLength(
      curriculum.lessons.length,
    );
    const { lessons } = await door.graphql('Lessons', learner);
    expect(new Set(lessons.map((lesson: Answer) => lesson.state))).toEqual(new Set(['COMPLETED']));
    expect(await door.rest('listLessons', learner)).toHaveLength(lessons.length);
    const recent = await door.rest('listRecentLessons', learner, { query: { limit: '1' } });
    expect(recent.lessons).toHaveLength(1);
  });

  const ofKind = (kind: ExerciseKind): Place[] =>
    exercises.filter(({ exercise }) => exercise.kind === kind);

  test.each(EXERCISE_KINDS)('an exercise of the kind "%s" is solved', async (kind) => {
    const door = open();
    const [first, second = first] = ofKind(kind);
    if (!first || !second) throw new Error(`No lesson has an exercise of the kind "${kind}".`);
    const { lessonId, exercise } = first;
    const answer = rightAnswer(first, await rowsOf(door, learner, first));
    const place = { id: lessonId, nestedId: exercise.id };
    const body = { answer, active_seconds: 20 };
    const solved = await door.rest('answerExercise', learner, { ...place, body });
    expect(solved).toMatchObject({ is_solved: true });
    const { answerExercise } = await door.graphql('AnswerExercise', learner, {
      exerciseId: `${second.lessonId}/${second.exercise.id}`,
      answer: rightAnswer(second, await rowsOf(door, learner, second)),
      activeSeconds: 20,
    });
    expect(answerExercise).toMatchObject({ isSolved: true });
  });

  test('steps are visited and read, and a solution is shown after the third try', async () => {
    const door = open();
    const [one, other] = ofKind('predict').slice(2);
    if (!one || !other) throw new Error('The curriculum has too few predictions.');
    const { lesson } = await door.graphql('LessonSteps', learner, { id: one.lessonId });
    const [{ id: stepId, slug }] = lesson.steps;
    await door.graphql('VisitLessonStep', learner, { stepId, activeSeconds: 3 });
    const visited = { id: one.lessonId, nestedId: slug, body: { active_seconds: 3 } };
    await door.rest('visitLessonStep', learner, visited);
    const { steps } = await door.rest('listLessonSteps', learner, { id: one.lessonId });
    expect(steps).toHaveLength(lesson.steps.length);
    await door.graphql('Lesson', learner, { id: one.lessonId });
    expect((await door.rest('getLesson', learner, { id: one.lessonId })).id).toBe(one.lessonId);

    for (const { lessonId, exercise } of [one, one, one, other, other, other]) {
      const place = { id: lessonId, nestedId: exercise.id };
      await door.rest('answerExercise', learner, { ...place, body: { answer: ['no idea'] } });
    }
    const shown = await door.rest('showExerciseSolution', learner, {
      id: one.lessonId,
      nestedId: one.exercise.id,
    });
    expect(shown.solution).toBe(one.key.solution);
    const { showExerciseSolution } = await door.graphql('ShowExerciseSolution', learner, {
      exerciseId: `${other.lessonId}/${other.exercise.id}`,
    });
    expect(showExerciseSolution.solution).toBe(other.key.solution);
  });

  /** Answers an exercise that the product chose, as somebody who knows the right answer. */
  function answerTo({ slug, id, table }: Answer): string[] {
    const found = exercises.find(({ exercise }) => exercise.id === (slug ?? id));
    if (!found) throw new Error(`The curriculum has no exercise "${slug ?? id}".`);
    return rightAnswer(found, table?.rows);
  }

  test('reviews that are due and the problem of the day are solved', async () => {
    const door = open();
    const regular = await door.demoLearner('regular');
    const { due } = await door.rest('listReviews', regular);
    const review = due.find((one: Answer) => one.exercise !== null);
    const body = { answer: answerTo(review.exercise) };
    const solved = await door.rest('answerReview', regular, { id: review.id, body });
    expect(solved).toMatchObject({ is_solved: true });
    const { viewer } = await door.graphql('Reviews', regular);
    const next = viewer.reviews.due.find((one: Answer) => one.exercise !== null);
    const { answerReview } = await door.graphql('AnswerReview', regular, {
      reviewId: next.id,
      answer: answerTo(next.exercise),
    });
    expect(answerReview).toMatchObject({ isSolved: true });

    const { problem } = await door.rest('getDailyProblem', regular);
    const answer = { date: problem.date, answer: answerTo(problem.exercise) };
    const daily = await door.rest('answerDailyProblem', regular, { body: answer });
    expect(daily).toMatchObject({ is_solved: true });
    const { dailyProblem } = (await door.graphql('DailyProblem', learner)).viewer;
    const { answerDailyProblem } = await door.graphql('AnswerDailyProblem', learner, {
      date: dailyProblem.date,
      answer: answerTo(dailyProblem.exercise),
    });
    expect(answerDailyProblem).toMatchObject({ isSolved: true });
  });

  test('a module is proved by its questions', async () => {
    const door = open();
    const newcomer = await door.demoLearner('newcomer');
    const { placements } = await door.rest('listPlacements', newcomer);
    const [{ id }, { id: other }] = placements.filter((one: Answer) => one.can_start);
    await door.graphql('Placements', newcomer);
    const { attempt } = await door.rest('startPlacement', newcomer, { id });
    const { question, id: attemptId } = attempt;
    const body = { number: question.number, answer: answerTo(question.exercise) };
    const { attempt: answered } = await door.rest('answerPlacement', newcomer, {
      id: attemptId,
      body,
    });
    expect(answered).toMatchObject({ answered: 1, state: 'open' });
    let { viewer } = await door.graphql('Placement', newcomer, { id });
    while (viewer.placement.attempt.question !== null) {
      const { number, exercise } = viewer.placement.attempt.question;
      const variables = { attemptId, number, answer: answerTo(exercise) };
      await door.graphql('AnswerPlacement', newcomer, variables);
      ({ viewer } = await door.graphql('Placement', newcomer, { id }));
    }
    expect(viewer.placement).toMatchObject({ isDone: true, attempt: { state: 'PROVED' } });
    expect((await door.rest('getPlacement', newcomer, { id })).id).toBe(id);
    await door.graphql('StartPlacement', newcomer, { placementId: other });
  });
}
