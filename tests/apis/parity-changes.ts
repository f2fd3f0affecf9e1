import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import type { Change } from './parity-change.ts';
import { ACCEPTED_BEFORE, type ParityLearner } from './parity-world.ts';
import { FOLLOW_CHANGES } from './parity-follow-changes.ts';
import { PLACEMENT_CHANGES } from './parity-placement-changes.ts';
import { REVIEW_CHANGES } from './parity-review-changes.ts';
import { type Run, WORKSPACE_CHANGES } from './parity-workspace-changes.ts';
import {
  ACCESS_TOKEN,
  ACHIEVEMENT,
  CHALLENGE,
  challengeToRest,
  changedStepToRest,
  EXERCISE_RESULT,
  FEEDBACK,
  type Fields,
  LESSON,
  PRACTICE,
  PROFILE,
  profileToRest,
  RESULT,
  resultToRest,
  SETTINGS,
  SOLUTIONS,
  STEP_PROGRESS,
  toRest,
} from './parity-shapes.ts';

interface Submitted {
  submission: {
    id: string;
    experienceEarned: number;
    challenge: { experienceAvailableAt: string | null };
  };
  feedback: Fields | null;
  result: Run;
  achievementsEarned: Fields[];
  viewer: Fields;
}

/** Which challenge the code is for, and its idempotency key. */
interface Sent {
  challengeId: string;
  key: string | null;
}

const NEW: Sent = { challengeId: 'second', key: null };

/** REST only returns whether there was something to remove; GraphQL returns the object. */
const removed = (field: string) => (answer: unknown) => ({
  success: (answer as Fields)[field] !== null,
});

const submission = (what: string, code: string, sent: Sent = NEW): Change => ({
  mutation: 'submitSolution',
  what,
  document: `mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) {
    submission { id experienceEarned challenge { experienceAvailableAt } } result { ${RESULT} } isAccepted ${FEEDBACK}
    achievementsEarned { ${ACHIEVEMENT} } viewer { ${PROFILE} } } }`,
  counterpart: 'submitSolution',
  input: () => ({
    variables: { input: { challengeId: sent.challengeId, code, idempotencyKey: sent.key } },
    body: { challenge_id: sent.challengeId, code },
    ...(sent.key !== null && { headers: { 'idempotency-key': sent.key } }),
  }),
  present(answer) {
    const submitted = answer as Submitted;
    return {
      ...resultToRest(submitted.result, submitted.achievementsEarned),
      submission_id: submitted.submission.id,
      experience_earned: submitted.submission.experienceEarned,
      experience_available_at: submitted.submission.challenge.experienceAvailableAt,
      feedback: toRest(submitted.feedback),
      profile: profileToRest(submitted.viewer),
    };
  },
});

const completion = (what: string, lessonId: string): Change => ({
  mutation: 'completeLesson',
  what,
  document: `mutation ($input: CompleteLessonInput!) { completeLesson(input: $input) {
    lesson { ${LESSON} } achievementsEarned { ${ACHIEVEMENT} } } }`,
  counterpart: 'completeLesson',
  input: () => ({
    variables: { input: { lessonId, minutesSpent: 7 } },
    id: lessonId,
    body: { time_spent_minutes: 7 },
  }),
  present: (answer) => ({ success: true, ...(toRest(answer) as Fields) }),
});

const CHANGED_STEP = `step { ${STEP_PROGRESS} } lesson { ${PRACTICE} }`;

const answered = (what: string, exerciseId: string, answer: string): Change => ({
  mutation: 'answerExercise',
  what,
  document: `mutation ($input: AnswerExerciseInput!) { answerExercise(input: $input) {
    ${EXERCISE_RESULT} ${CHANGED_STEP} achievementsEarned { ${ACHIEVEMENT} } } }`,
  counterpart: 'answerExercise',
  input: () => ({
    variables: {
      input: { exerciseId: `one/${exerciseId}`, answer: [answer], activeSeconds: 9 },
    },
    id: 'one',
    nestedId: exerciseId,
    body: { answer: [answer], active_seconds: 9 },
  }),
  present: (payload) => changedStepToRest(payload as Fields),
});

const update = (what: string, changes: (learner: ParityLearner) => Fields): Change => ({
  mutation: 'updateProfile',
  what,
  document: `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${SETTINGS} } }`,
  counterpart: 'updateSettings',
  input: (learner) => ({
    variables: { input: changes(learner) },
    body: toRest(changes(learner)) as Fields,
  }),
  present: toRest,
});

/** Every mutation, each made by two learners who only differ in their names. */
export const CHANGES: readonly Change[] = [
  ...WORKSPACE_CHANGES,
  submission('right code', RIGHT_CODE),
  submission('code that only passes the samples', HARD_CODED),
  submission('code accepted before, with its key', RIGHT_CODE, ACCEPTED_BEFORE),
  completion('the next lesson', 'two'),
  completion('a completed lesson', 'one'),
  answered('right code', 'write', RIGHT_CODE),
  answered('wrong code', 'write', HARD_CODED),
  answered('a wrong prediction', 'predict', '3'),
  {
    mutation: 'showExerciseSolution',
    what: 'after the right answer',
    document: `mutation { showExerciseSolution(exerciseId: "one/choose") { solution ${CHANGED_STEP}
      achievementsEarned { ${ACHIEVEMENT} } } }`,
    counterpart: 'showExerciseSolution',
    input: () => ({ variables: {}, id: 'one', nestedId: 'choose' }),
    present: (payload) => changedStepToRest(payload as Fields),
  },
  {
    mutation: 'visitLessonStep',
    what: 'for some seconds',
    document: `mutation { visitLessonStep(input: { stepId: "one/read", activeSeconds: 7 }) { ${CHANGED_STEP} } }`,
    counterpart: 'visitLessonStep',
    input: () => ({
      variables: {},
      id: 'one',
      nestedId: 'read',
      body: { active_seconds: 7 },
    }),
    present: (payload) => changedStepToRest(payload as Fields),
  },
  ...PLACEMENT_CHANGES,
  ...REVIEW_CHANGES,
  ...FOLLOW_CHANGES,
  {
    mutation: 'revealHint',
    what: 'the gentlest',
    document:
      'mutation ($id: ID!) { revealHint(challengeId: $id, rung: 1) { hints { rung text } } }',
    counterpart: 'revealHint',
    input: () => ({ variables: { id: 'first' }, id: 'first', body: { rung: 1 } }),
    present: toRest,
  },
  {
    mutation: 'showSolution',
    what: 'of a solved challenge',
    document: `mutation ($id: ID!) { showSolution(challengeId: $id) { challenge { ${SOLUTIONS} } } }`,
    counterpart: 'showSolution',
    input: () => ({
      variables: { id: ACCEPTED_BEFORE.challengeId },
      id: ACCEPTED_BEFORE.challengeId,
    }),
    present: (payload) => toRest((payload as { challenge: Fields }).challenge),
  },
  {
    mutation: 'openChallengeAnyway',
    what: 'a challenge',
    document: `mutation ($id: ID!) { openChallengeAnyway(challengeId: $id) { ${CHALLENGE} } }`,
    counterpart: 'openChallengeAnyway',
    input: () => ({ variables: { id: 'first' }, id: 'first' }),
    present: (challenge) => challengeToRest(challenge as Fields),
  },
  update('everything', ({ id }) => ({
    username: `new-${id.slice(0, 8)}`,
    firstName: ' Nadia ',
    lastName: 'N.',
    isListed: true,
    hasReviews: false,
    weeklyGoalDays: 3,
    timeZone: 'Europe/Rome',
  })),
  update('nothing', () => ({})),
  {
    mutation: 'createProfile',
    what: 'of a third-party account',
    document: `mutation ($input: CreateProfileInput!) { createProfile(input: $input) { ${PROFILE} } }`,
    counterpart: 'createProfile',
    isFirst: true,
    input({ id }) {
      const username = `new-${id.slice(0, 8)}`;
      return {
        variables: { input: { username, firstName: 'Octo', timeZone: 'Pacific/Apia' } },
        body: {
          username,
          first_name: 'Octo',
          time_zone: 'Pacific/Apia',
          github_username: 'somebody-else',
        },
      };
    },
    present(answer) {
      const viewer = answer as Fields;
      const provider = { github_id: `4711-${String(viewer['id'])}`, oauth_provider: 'github' };
      return { success: true, profile: profileToRest(viewer, provider) };
    },
  },
  {
    mutation: 'mergeAnonymousLearner',
    what: 'with its token',
    document: `mutation ($token: String!) { mergeAnonymousLearner(token: $token) {
      experienceAdded achievementsEarned { ${ACHIEVEMENT} } viewer { ${PROFILE} } } }`,
    counterpart: 'mergeAnonymousLearner',
    input: ({ anonymousToken: token }) => ({ variables: { token }, body: { token } }),
    present(answer) {
      const { viewer, ...added } = answer as { viewer: Fields };
      return { ...(toRest(added) as Fields), profile: profileToRest(viewer) };
    },
  },
  {
    mutation: 'createAccessToken',
    what: 'to write',
    document: `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
      accessToken { ${ACCESS_TOKEN} } token } }`,
    counterpart: 'createAccessToken',
    input: () => ({
      variables: { input: { name: ' Build ', scope: 'WRITE', lifetimeDays: 30 } },
      body: { name: ' Build ', scope: 'write', lifetime_days: 30 },
    }),
    present: toRest,
  },
  {
    mutation: 'revokeAccessToken',
    what: 'an existing one',
    document: `mutation ($id: ID!) { revokeAccessToken(id: $id) { accessToken { ${ACCESS_TOKEN} } } }`,
    counterpart: 'revokeAccessToken',
    input: ({ accessTokenId: id }) => ({ variables: { id }, id }),
    present: removed('accessToken'),
  },
  {
    mutation: 'endSession',
    what: 'the current one',
    document: 'mutation ($id: ID!) { endSession(id: $id) { session { id } viewer { id } } }',
    counterpart: 'endSession',
    input: ({ sessionId: id }) => ({ variables: { id }, id }),
    present: removed('session'),
  },
  {
    mutation: 'endSession',
    what: "another learner's",
    document: 'mutation ($id: ID!) { endSession(id: $id) { session { id } } }',
    counterpart: 'endSession',
    input: ({ id }) => ({ variables: { id }, id }),
    present: removed('session'),
  },
  {
    mutation: 'deleteAccount',
    what: 'with its name',
    document: 'mutation ($name: String!) { deleteAccount(confirmUsername: $name) { username } }',
    counterpart: 'deleteAccount',
    input: ({ username }) => ({
      variables: { name: username },
      body: { confirm_username: username },
    }),
    present: removed('username'),
  },
];
