import { AppError } from '../../../domain/app-error.ts';
import { defineRoute, type Route } from '../define-route.ts';
import { presentAnswer, presentChangedStep, presentSteps } from '../present-practice.ts';
import { presentAchievement } from '../presenters.ts';
import * as schemas from '../practice-schemas.ts';

/** The routes of a lesson's steps and exercises. */
export const exerciseRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/lessons/{id}/steps',
    operationId: 'listLessonSteps',
    summary:
      "List the steps of a lesson with the learner's progress; none while it is locked. Like reading the lesson, this records that the learner opened it.",
    tag: 'Lessons',
    isPublic: true,
    isRevalidated: true,
    answer: schemas.lessonSteps,
    run: async ({ services, requestContext, id }) => {
      const lesson = await services.lessons.open(requestContext, id);
      if (!lesson) throw new AppError('NOT_FOUND', `There is no lesson "${id}".`);
      const [steps, practice, resumeStep] = await Promise.all([
        services.exercises.steps(requestContext, lesson),
        services.exercises.practice(requestContext, id),
        services.exercises.resumeStep(requestContext, lesson),
      ]);
      const searched = await Promise.all(
        steps.map((step) => services.exercises.withTable(requestContext, step)),
      );
      return presentSteps(searched, practice, resumeStep);
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/lessons/{id}/exercises/{exerciseId}/answers',
    operationId: 'answerExercise',
    summary:
      "Grade an answer to an exercise of an unlocked lesson and record it. It earns no XP. Answers after the first right one don't change how far the learner has come.",
    tag: 'Lessons',
    body: schemas.exerciseAnswerBody,
    answer: schemas.exerciseResult,
    failures: ['LOCKED', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, id, nestedId, body }) => {
      const answered = await services.exercises.answer(requestContext, {
        lessonId: id,
        exerciseId: nestedId,
        answer: body.answer,
        activeSeconds: body.active_seconds,
      });
      return presentAnswer(answered, await services.exercises.practice(requestContext, id));
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/lessons/{id}/exercises/{exerciseId}/solution',
    operationId: 'showExerciseSolution',
    summary:
      "Get the solution of an exercise that the learner has solved or answered three times. If it isn't solved, this records that the solution was shown.",
    tag: 'Lessons',
    answer: schemas.exerciseSolution,
    failures: ['LOCKED', 'RATE_LIMITED'],
    run: async ({ services, requestContext, id, nestedId }) => {
      const reference = { lessonId: id, exerciseId: nestedId };
      const shown = await services.exercises.show(requestContext, reference);
      const practice = await services.exercises.practice(requestContext, id);
      return {
        ...presentChangedStep(shown.step, practice),
        achievements_earned: shown.achievementsEarned.map(presentAchievement),
        solution: shown.solution,
      };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/lessons/{id}/steps/{stepId}/visits',
    operationId: 'visitLessonStep',
    summary: 'Record that the learner is at a step of an unlocked lesson, and for how long.',
    tag: 'Lessons',
    body: schemas.stepVisitBody,
    answer: schemas.stepVisitResult,
    failures: ['LOCKED', 'RATE_LIMITED'],
    run: async ({ services, requestContext, id, nestedId, body }) => {
      const visit = { lessonId: id, stepId: nestedId, activeSeconds: body.active_seconds };
      const { step } = await services.exercises.visitStep(requestContext, visit);
      return presentChangedStep(step, await services.exercises.practice(requestContext, id));
    },
  }),
];
