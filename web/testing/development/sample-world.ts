import { DEFAULT_EDITOR_SETTINGS } from '../../../domain/editor-settings.ts';
import { EVIDENCE_SAMPLE } from '../../../domain/evidence.ts';
import { curriculum } from 'virtual:sample-curriculum';
import type { GraphqlRoot } from '../handlers/graphql-handler.ts';
import { sampleFeedback } from './sample-feedback.ts';
import type { SampleLearner } from './sample-learner.ts';
import { sampleModule } from './sample-placement.ts';
import {
  challengesFor,
  experienceOf,
  followedLearner,
  lessonsFor,
  type SampleProgress,
  startProgress,
  viewerFor,
} from './sample-progress.ts';

const NOT_GRADED =
  'Sample answer: nothing was run on a server. Submissions with the word `fail` fail.';

/** Returns the result of a run on the server. */
const SAMPLE_RESULT = {
  status: 'FINISHED',
  output: NOT_GRADED,
  error: null,
  executionTimeSeconds: 0,
  tests: [{ name: NOT_GRADED, isHidden: false, isPassed: true }],
};

/** The result of a submission that failed. */
const FAILED_RESULT = {
  ...SAMPLE_RESULT,
  tests: Array.from({ length: 9 }, (_, index) => ({
    name: 'Hidden test',
    isHidden: true,
    isPassed: index < 3,
  })),
};

function failures({ submissions }: SampleProgress): number {
  return submissions.filter((one) => 'status' in one && one.status === 'FAILED').length;
}

/** Returns the result of an answer to an exercise. */
const SAMPLE_ANSWER = {
  isSolved: true,
  tries: 1,
  feedbackHtml: `<p>${NOT_GRADED}</p>`,
  output: null,
  error: null,
  cases: [],
  canShowSolution: true,
  achievementsEarned: [],
};

/** Returns the result of an answer to a review or the daily problem. */
const SAMPLE_PROBLEM_ANSWER = {
  ...SAMPLE_ANSWER,
  triesLeft: 0,
  solution: NOT_GRADED,
  experienceEarned: 1,
  skill: 'sample',
  dueOn: new Date().toISOString().slice(0, 10),
};

/**
 * The GraphQL API of the development mode without a backend: the real curriculum, and one sample learner whose
 * progress is kept until the page is reloaded.
 */
export function sampleWorld(learner: SampleLearner): GraphqlRoot {
  const progress = startProgress(learner);
  const viewer = () => viewerFor(learner, progress);
  const challenge = ({ id }: { id: string }) =>
    challengesFor(progress).find((one) => one.id === id) ?? null;
  return {
    viewer,
    challenge,
    challenges: () => challengesFor(progress),
    categories: curriculum.categories,
    achievements: curriculum.achievements,
    lessons: () => lessonsFor(progress),
    lesson: ({ id }: { id: string }) => lessonsFor(progress).find((one) => one.id === id) ?? null,
    leaderboard: ({ among }: { among: string }) =>
      leaderboardWith(viewer(), among === 'FOLLOWING' ? progress.following : null),
    isUsernameAvailable: true,
    executeCode: SAMPLE_RESULT,
    updateProfile: ({ input }: { input: { isListed?: boolean } }) => {
      progress.isListed = input.isListed ?? progress.isListed;
      return { ...viewer(), ...input };
    },
    ...followsOf(progress, viewer),
    endSession: false,
    ...changesOf(progress, viewer, challenge),
  };
}

type Find = (by: { id: string }) => object | null;

function changesOf(progress: SampleProgress, viewer: () => object, challenge: Find): GraphqlRoot {
  return {
    submitSolution: ({ input }: { input: { challengeId: string; code: string } }) => {
      const before = experienceOf(progress);
      const isAccepted = !input.code.includes('fail');
      if (isAccepted) progress.solved.add(input.challengeId);
      const submission = {
        id: crypto.randomUUID(),
        challenge: challenge({ id: input.challengeId }),
        language: 'PYTHON',
        code: input.code,
        status: isAccepted ? 'ACCEPTED' : 'FAILED',
        passedCount: isAccepted ? 9 : 3,
        caseCount: 9,
        feedback: isAccepted ? null : sampleFeedback(failures(progress) + 1),
        submittedAt: new Date().toISOString(),
        experienceEarned: experienceOf(progress) - before,
      };
      progress.submissions.unshift(submission);
      const result = isAccepted ? SAMPLE_RESULT : FAILED_RESULT;
      return { submission, result, isAccepted, achievementsEarned: [], viewer: viewer() };
    },
    showSolution: ({ challengeId }: { challengeId: string }) => {
      progress.shownSolutions.set(challengeId, new Date().toISOString());
      return { challenge: challenge({ id: challengeId }) };
    },
    completeLesson: ({ input: { lessonId } }: { input: { lessonId: string } }) => {
      progress.completed.add(lessonId);
      const lessons = lessonsFor(progress);
      const index = lessons.findIndex(({ id }) => id === lessonId);
      const nextLesson = lessons[index + 1] ?? null;
      return { lesson: lessons[index], nextLesson, achievementsEarned: [], viewer: viewer() };
    },
    ...practiceOf(progress, viewer),
    ...proofsOf(progress, viewer),
    ...workspaceOf(viewer, challenge),
    openChallengeAnyway: ({ challengeId }: { challengeId: string }) => {
      progress.openedAnyway.add(challengeId);
      return challenge({ id: challengeId });
    },
    markLine: ({ challengeId, line }: { challengeId: string; line: number }) => {
      progress.markedLines.set(challengeId, line);
      return { isRight: true, feedback: null, challenge: challenge({ id: challengeId }) };
    },
    revealHint: ({ challengeId, rung }: { challengeId: string; rung: number }) => {
      progress.revealedHints.set(challengeId, rung);
      return challenge({ id: challengeId });
    },
  };
}

/** What the workspace keeps, except when the page is reloaded. */
function workspaceOf(viewer: () => object, challenge: Find): GraphqlRoot {
  return {
    updateEditorSettings: ({ input }: { input: object }) => ({
      ...viewer(),
      editorSettings: { ...DEFAULT_EDITOR_SETTINGS, ...input },
    }),
    saveDraft: ({ input }: { input: { code: string; ownCases: object[] } }) => ({
      draft: { ...input, editedAt: new Date().toISOString(), revision: 1, replaced: [] },
    }),
    openEvidence: ({ challengeId }: { challengeId: string }) => {
      const defense = curriculum.challenges.find(({ id }) => id === challengeId);
      return {
        source: 'UNSOLVED',
        attack: challenge({ id: defense?.evidenceFrom ?? '' }),
        sample: { name: EVIDENCE_SAMPLE, ...defense?.evidenceSample },
      };
    },
  };
}

/** Exercises, of which every answer is accepted. */
function practiceOf(progress: SampleProgress, viewer: () => object): GraphqlRoot {
  const at = (stepId: string) => {
    const lesson = lessonsFor(progress).find(({ steps }) => steps.some(({ id }) => id === stepId));
    return { lesson, step: lesson?.steps.find(({ id }) => id === stepId) };
  };
  const stepWith = (exerciseId: string): string =>
    curriculum.lessons
      .flatMap(({ steps }) => steps)
      .find(({ blocks }) => blocks.some(({ id }) => id === exerciseId))?.id ?? '';
  const problemAnswer = () => ({ ...SAMPLE_PROBLEM_ANSWER, viewer: viewer() });
  return {
    answerReview: problemAnswer,
    answerDailyProblem: problemAnswer,
    visitLessonStep: ({ input: { stepId } }: { input: { stepId: string } }) => {
      if (!progress.steps.has(stepId)) progress.steps.set(stepId, 'SEEN');
      return at(stepId);
    },
    answerExercise: ({ input: { exerciseId } }: { input: { exerciseId: string } }) => {
      const stepId = stepWith(exerciseId);
      progress.steps.set(stepId, 'SOLVED');
      return { ...SAMPLE_ANSWER, ...at(stepId), viewer: viewer() };
    },
    showExerciseSolution: ({ exerciseId }: { exerciseId: string }) => {
      const stepId = stepWith(exerciseId);
      progress.steps.set(stepId, 'SHOWN');
      return { solution: NOT_GRADED, achievementsEarned: [], ...at(stepId), viewer: viewer() };
    },
  };
}

/** An attempt to prove the first module, of which every answer is right. */
function proofsOf(progress: SampleProgress, viewer: () => object): GraphqlRoot {
  const payload = () => ({ placement: sampleModule(progress.questionsAnswered), viewer: viewer() });
  return {
    startPlacement: () => {
      progress.questionsAnswered ??= 0;
      return payload();
    },
    answerPlacement: () => {
      progress.questionsAnswered = (progress.questionsAnswered ?? 0) + 1;
      return payload();
    },
  };
}

/** Following others, of whom every one exists. */
function followsOf(progress: SampleProgress, viewer: () => object): GraphqlRoot {
  const change = (isFollowed: boolean, username: string) => {
    if (isFollowed) progress.following.add(username);
    else progress.following.delete(username);
    return { followed: followedLearner(username), viewer: viewer() };
  };
  return {
    followLearner: ({ username }: { username: string }) => change(true, username),
    unfollowLearner: ({ username }: { username: string }) => change(false, username),
  };
}

/** A sample leaderboard that includes the learner. @param following only these; null for everyone */
function leaderboardWith(
  viewer: ReturnType<typeof viewerFor>,
  following: ReadonlySet<string> | null,
) {
  const others = [1000, 400, 150].map((experiencePoints, index) => ({
    username: `sample-${index + 1}`,
    level: 1 + Math.floor(experiencePoints / 100),
    experiencePoints,
    streakDays: index + 1,
  }));
  const shown = others.filter(({ username }) => following?.has(username) ?? true);
  const isShown = viewer.isListed || following !== null;
  const entries = [...shown, ...(isShown ? [viewer] : [])]
    .toSorted((left, right) => right.experiencePoints - left.experiencePoints)
    .map((entry, index) => ({ ...entry, rank: index + 1 }));
  const { experiencePoints } = viewer;
  const viewerRank = 1 + shown.filter((one) => one.experiencePoints > experiencePoints).length;
  const place = { viewerRank, viewerExperiencePoints: experiencePoints };
  return { entries, ...place, total: entries.length };
}
