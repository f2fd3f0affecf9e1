import { type Get, ofViewer, type Reading } from './parity-reading.ts';
import {
  ACCESS_TOKEN,
  ACHIEVEMENT,
  CHALLENGE,
  challengeToRest,
  EDITOR_SETTINGS,
  editorSettingsToRest,
  EXERCISE,
  exerciseToRest,
  FEEDBACK,
  type Fields,
  LESSON,
  PLACEMENT,
  placementToRest,
  toRest,
} from './parity-shapes.ts';

interface Earned {
  achievement: object;
  earnedAt: string;
}

interface Attempt extends Fields {
  challenge: Record<'id' | 'title', string>;
}

interface Problem extends Fields {
  exercise: Fields | null;
}

const problemToRest = ({ exercise, ...problem }: Problem): Fields => ({
  ...(toRest(problem) as Fields),
  exercise: exerciseToRest(exercise),
});

interface NextStep extends Fields {
  challenge: Fields | null;
}

interface Attempts {
  nodes: Attempt[];
  endCursor: string | null;
}

const ATTEMPT = `id challenge { id title } language code status submittedAt experienceEarned
  passedCount caseCount ${FEEDBACK}`;

function attemptsToRest({ nodes, endCursor }: Attempts) {
  const submissions = nodes.map(({ challenge, ...attempt }) => ({
    ...(toRest(attempt) as Fields),
    challenge_id: challenge.id,
    challenge_title: challenge.title,
  }));
  return { submissions, next_cursor: endCursor };
}

interface RestAttempts extends Fields {
  submissions: { id: string }[];
  next_cursor?: string | null;
}

/** Adds what the list leaves to the attempt's own address; GraphQL returns the result when it is submitted. */
async function withDetails(get: Get, page: RestAttempts) {
  const details = page.submissions.map(async ({ id, ...attempt }) => {
    const { result, ...detail } = (await get('getSubmission', { id })) as Fields;
    return { ...detail, ...attempt };
  });
  return { ...page, submissions: await Promise.all(details) };
}

/** Readings that only a learner may use. */
export const VIEWER_READINGS: readonly Reading[] = [
  {
    field: 'Viewer.learningPath',
    ...ofViewer<Fields>(
      `learningPath { completed total items { position isCompleted lesson { ${LESSON} } } }`,
      ({ learningPath }) => toRest(learningPath),
    ),
    counterparts: ['getLearningPath'],
    async rest(get) {
      const path = (await get('getLearningPath')) as { learning_path: { is_completed: boolean }[] };
      const items = path.learning_path.map((item, index) => ({ position: index + 1, ...item }));
      const completed = items.filter((item) => item.is_completed).length;
      return { items, completed, total: items.length };
    },
  },
  {
    field: 'Viewer.progress',
    ...ofViewer<Fields>(
      'progress { challengesCompleted challengesTotal lessonsCompleted lessonsTotal streakDays }',
      ({ progress }) => toRest(progress),
    ),
    counterparts: ['getProgress', 'listChallenges', 'listLessons'],
    async rest(get) {
      const { total_challenges_completed, total_lessons_completed, ...progress } = (await get(
        'getProgress',
      )) as Fields;
      return {
        ...progress,
        challenges_completed: total_challenges_completed,
        challenges_total: ((await get('listChallenges')) as unknown[]).length,
        lessons_completed: total_lessons_completed,
        lessons_total: ((await get('listLessons')) as unknown[]).length,
      };
    },
  },
  {
    field: 'Viewer.nextStep',
    ...ofViewer<Record<'usual' | 'after', NextStep>>(
      `usual: nextStep { ...step } after: nextStep(after: "first") { ...step } } }
       fragment step on NextStep { kind isStarted reasons { kind text }
         lesson { position isCompleted lesson { ${LESSON} } } challenge { ${CHALLENGE}`,
      ({ usual, after }) =>
        [usual, after].map(({ challenge, ...step }) => ({
          ...(toRest(step) as Fields),
          challenge: challenge && challengeToRest(challenge),
        })),
    ),
    counterparts: ['getNextStep'],
    rest: (get) => Promise.all(['', 'after=first'].map((query) => get('getNextStep', { query }))),
  },
  {
    field: 'Viewer.achievements',
    ...ofViewer<Record<'achievements', Earned[]>>(
      `achievements { earnedAt achievement { ${ACHIEVEMENT} } }`,
      ({ achievements }) =>
        achievements.map(({ achievement, earnedAt }) => toRest({ ...achievement, earnedAt })),
    ),
    counterparts: ['listAchievements'],
    rest: (get) => get('listAchievements'),
  },
  {
    field: 'Viewer.achievementsAhead',
    ...ofViewer<Fields>(
      `achievementsAhead { achievement { ${ACHIEVEMENT} } progress { done total } }`,
      ({ achievementsAhead }) => ({ achievements: toRest(achievementsAhead) }),
    ),
    counterparts: ['listAchievementsAhead'],
    rest: (get) => get('listAchievementsAhead'),
  },
  {
    field: 'Viewer.reviews',
    ...ofViewer<Record<'reviews', Fields & { due: Problem[] }>>(
      `reviews { dueCount nextDueOn due { id skill dueOn triesLeft exercise { ${EXERCISE} }
        lesson { id title position } challenge { id title } } }`,
      ({ reviews: { due, ...reviews } }) => ({
        ...(toRest(reviews) as Fields),
        due: due.map(problemToRest),
      }),
    ),
    counterparts: ['listReviews'],
    rest: (get) => get('listReviews'),
  },
  {
    field: 'Viewer.dailyProblem',
    ...ofViewer<Record<'dailyProblem', Problem>>(
      `dailyProblem { date isSolved triesLeft experienceEarned exercise { ${EXERCISE} }
        lesson { id title position } }`,
      ({ dailyProblem }) => ({ problem: problemToRest(dailyProblem) }),
    ),
    counterparts: ['getDailyProblem'],
    rest: (get) => get('getDailyProblem'),
  },
  {
    field: 'Viewer.placements',
    ...ofViewer<Record<'placements', Fields[]>>(
      `placements { ${PLACEMENT} }`,
      ({ placements }) => ({ placements: placements.map(placementToRest) }),
    ),
    counterparts: ['listPlacements'],
    rest: (get) => get('listPlacements'),
  },
  {
    field: 'Viewer.placement',
    ...ofViewer<Record<'module' | 'lesson' | 'none', Fields | null>>(
      `module: placement(id: "module-basics") { ${PLACEMENT} }
        lesson: placement(id: "lesson-three") { ${PLACEMENT} } none: placement(id: "three") { id }`,
      ({ module, lesson, none }) =>
        [module, lesson, none].map((one) => one && placementToRest(one)),
    ),
    counterparts: ['getPlacement'],
    rest: (get, find) =>
      Promise.all([
        find('getPlacement', { id: 'module-basics' }),
        get('getPlacement', { id: 'lesson-three' }),
        find('getPlacement', { id: 'three' }),
      ]),
  },
  {
    field: 'Viewer.activity',
    document: `query { viewer { usual: activity { ...day } one: activity(days: 1) { ...day }
      year: activity(days: 366) { ...day } } }
      fragment day on ActivityDay { date isActive isFrozen experiencePoints }`,
    graphql: (data) =>
      Object.values((data as { viewer: object }).viewer).map((activity) => ({
        activity: toRest(activity),
      })),
    counterparts: ['listActivity'],
    rest: (get) =>
      Promise.all(['', 'days=1', 'days=366'].map((query) => get('listActivity', { query }))),
  },
  {
    field: 'Viewer.submissions',
    ...ofViewer<Record<'recent' | 'page' | 'some', Attempts>>(
      `recent: submissions { endCursor nodes { ${ATTEMPT} } }
       page: submissions(first: 1) { endCursor nodes { ${ATTEMPT} } }
       some: submissions(challengeId: "second", first: 20) { endCursor nodes { ${ATTEMPT} } }`,
      ({ recent, page, some }) => [
        { submissions: attemptsToRest(recent).submissions },
        attemptsToRest(page),
        attemptsToRest(some),
      ],
    ),
    counterparts: ['listRecentSubmissions', 'listSubmissions', 'getSubmission'],
    async rest(get) {
      const pages = [
        await get('listRecentSubmissions'),
        await get('listSubmissions', { query: 'limit=1' }),
        await get('listSubmissions', { query: 'challenge_id=second' }),
      ];
      return Promise.all(pages.map((page) => withDetails(get, page as RestAttempts)));
    },
  },
  {
    field: 'Viewer.recentChallenges',
    ...ofViewer<Record<'usual' | 'last', Fields[]>>(
      `usual: recentChallenges { ${CHALLENGE} } last: recentChallenges(first: 1) { ${CHALLENGE} }`,
      ({ usual, last }) => [usual, last].map((list) => ({ challenges: list.map(challengeToRest) })),
    ),
    counterparts: ['listRecentChallenges'],
    rest: (get) =>
      Promise.all(['', 'limit=1'].map((query) => get('listRecentChallenges', { query }))),
  },
  {
    field: 'Viewer.recentLessons',
    ...ofViewer<Record<'usual' | 'last', Fields[]>>(
      `usual: recentLessons { ${LESSON} } last: recentLessons(first: 1) { ${LESSON} }`,
      ({ usual, last }) => [usual, last].map((lessons) => ({ lessons: toRest(lessons) })),
    ),
    counterparts: ['listRecentLessons'],
    rest: (get) => Promise.all(['', 'limit=1'].map((query) => get('listRecentLessons', { query }))),
  },
  {
    field: 'Viewer.editorSettings',
    ...ofViewer<Fields>(EDITOR_SETTINGS, editorSettingsToRest),
    counterparts: ['getEditorSettings'],
    rest: (get) => get('getEditorSettings'),
  },
  {
    field: 'Viewer.dataExport',
    ...ofViewer<Fields>('dataExport', ({ dataExport }) => dataExport),
    counterparts: ['exportData'],
    rest: (get) => get('exportData'),
  },
  {
    field: 'Viewer.sessions',
    ...ofViewer<Fields>(
      'sessions { id startedAt lastActiveAt userAgent address isCurrent }',
      toRest,
    ),
    counterparts: ['listSessions'],
    rest: (get) => get('listSessions'),
  },
  {
    field: 'Viewer.accessTokens',
    ...ofViewer<Fields>(`accessTokens { ${ACCESS_TOKEN} }`, toRest),
    counterparts: ['listAccessTokens'],
    rest: (get) => get('listAccessTokens'),
  },
  {
    field: 'Viewer.following',
    ...ofViewer<Fields>('following { username followedAt }', toRest),
    counterparts: ['listFollowing'],
    rest: (get) => get('listFollowing'),
  },
  {
    field: 'Query.leaderboard',
    document: `{ leaderboard(period: WEEK, among: FOLLOWING, first: 2) { viewerRank viewerExperiencePoints total
      entries { rank username level experiencePoints streakDays } } }`,
    graphql: (data) => {
      const { leaderboard } = data as { leaderboard: Fields };
      return toRest({ period: 'week', among: 'following', ...leaderboard });
    },
    counterparts: ['getLeaderboard'],
    rest: (get) => get('getLeaderboard', { query: 'period=week&among=following&limit=2' }),
  },
];
