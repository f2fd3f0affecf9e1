import type { Reading } from './parity-reading.ts';
import {
  ACHIEVEMENT,
  CHALLENGE,
  challengeToRest,
  type Fields,
  LESSON,
  LINE_FIND,
  SOLUTIONS,
  STEPS,
  stepsToRest,
  toRest,
} from './parity-shapes.ts';

function ofCatalogue<Answer>(
  document: string,
  graphql: (data: Answer) => unknown,
): { document: string; graphql: (data: Answer) => unknown } {
  return { document, graphql };
}

const orNull = (value: Fields | null, present: (value: Fields) => unknown) =>
  value === null ? null : present(value);

/** Readings that visitors may use too. */
export const CATALOGUE_READINGS: readonly Reading[] = [
  {
    field: 'Query.challenges',
    ...ofCatalogue<Record<'all' | 'some' | 'none', Fields[]>>(
      `{ all: challenges { ${CHALLENGE} } some: challenges(categoryId: "basics") { ${CHALLENGE} }
         none: challenges(categoryId: "nowhere") { id } }`,
      ({ all, some, none }) => [all, some, none].map((list) => list.map(challengeToRest)),
    ),
    counterparts: ['listChallenges'],
    rest: (get) =>
      Promise.all([
        get('listChallenges'),
        get('listChallenges', { query: 'category_id=basics' }),
        get('listChallenges', { query: 'category_id=nowhere' }),
      ]),
  },
  {
    field: 'Query.challenge',
    ...ofCatalogue<Record<string, Fields | null>>(
      `{ open: challenge(id: "first") { ${CHALLENGE} } locked: challenge(id: "expert") { ${CHALLENGE} }
         none: challenge(id: "nowhere") { id } }`,
      (found) => Object.values(found).map((one) => orNull(one, challengeToRest)),
    ),
    counterparts: ['getChallenge'],
    rest: (_, find) =>
      Promise.all(['first', 'expert', 'nowhere'].map((id) => find('getChallenge', { id }))),
  },
  {
    field: 'Query.challenge',
    ...ofCatalogue<Record<string, Fields>>(
      '{ open: challenge(id: "first") { hints { rung text } } locked: challenge(id: "expert") { hints { rung text } } }',
      (found) => Object.values(found),
    ),
    counterparts: ['listHints'],
    rest: (get) => Promise.all(['first', 'expert'].map((id) => get('listHints', { id }))),
  },
  {
    field: 'Query.challenge',
    ...ofCatalogue<Record<string, Fields>>(
      `{ solved: challenge(id: "first") { ${SOLUTIONS} } open: challenge(id: "second") { ${SOLUTIONS} }
         locked: challenge(id: "expert") { ${SOLUTIONS} } }`,
      (found) => Object.values(found).map(toRest),
    ),
    counterparts: ['listSolutions'],
    rest: (get) =>
      Promise.all(['first', 'second', 'expert'].map((id) => get('listSolutions', { id }))),
  },
  {
    field: 'Query.challenge',
    ...ofCatalogue<Record<string, { lineFind: Fields | null }>>(
      `{ asks: challenge(id: "defense") { ${LINE_FIND} } other: challenge(id: "first") { ${LINE_FIND} }
         locked: challenge(id: "expert") { ${LINE_FIND} } }`,
      (found) => Object.values(found).map(({ lineFind }) => ({ find: orNull(lineFind, toRest) })),
    ),
    counterparts: ['getLineFind'],
    rest: (get) =>
      Promise.all(['defense', 'first', 'expert'].map((id) => get('getLineFind', { id }))),
  },
  {
    field: 'Query.categories',
    ...ofCatalogue<Fields>('{ categories { id name description } }', (data) => data['categories']),
    counterparts: ['listCategories'],
    rest: (get) => get('listCategories'),
  },
  {
    field: 'Query.lessons',
    ...ofCatalogue<Fields>(`{ lessons { ${LESSON} } }`, (data) => toRest(data['lessons'])),
    counterparts: ['listLessons'],
    rest: (get) => get('listLessons'),
  },
  {
    field: 'Query.lesson',
    ...ofCatalogue<Record<string, Fields | null>>(
      `{ open: lesson(id: "one") { ${LESSON} } locked: lesson(id: "three") { ${LESSON} }
         none: lesson(id: "nowhere") { id } }`,
      (found) => Object.values(found).map((one) => orNull(one, toRest)),
    ),
    counterparts: ['getLesson'],
    rest: (_, find) =>
      Promise.all(['one', 'three', 'nowhere'].map((id) => find('getLesson', { id }))),
  },
  {
    field: 'Query.lesson',
    ...ofCatalogue<Record<string, Parameters<typeof stepsToRest>[0]>>(
      `{ open: lesson(id: "one") { ${STEPS} } locked: lesson(id: "three") { ${STEPS} } }`,
      (found) => Object.values(found).map(stepsToRest),
    ),
    counterparts: ['listLessonSteps'],
    rest: (get) => Promise.all(['one', 'three'].map((id) => get('listLessonSteps', { id }))),
  },
  {
    field: 'Query.achievements',
    ...ofCatalogue<Fields>(`{ achievements { ${ACHIEVEMENT} } }`, ({ achievements }) =>
      toRest(achievements),
    ),
    counterparts: ['listAllAchievements'],
    rest: (get) => get('listAllAchievements'),
  },
  {
    field: 'Query.leaderboard',
    ...ofCatalogue<Record<'all' | 'week', object>>(
      `query { all: leaderboard { ...board } week: leaderboard(period: WEEK, first: 1) { ...board } }
       fragment board on Leaderboard { viewerRank viewerExperiencePoints total
         entries { rank username level experiencePoints streakDays } }`,
      ({ all, week }) =>
        toRest([
          { period: 'all_time', among: 'everyone', ...all },
          { period: 'week', among: 'everyone', ...week },
        ]),
    ),
    counterparts: ['getLeaderboard'],
    rest: (get) =>
      Promise.all([get('getLeaderboard'), get('getLeaderboard', { query: 'period=week&limit=1' })]),
  },
  {
    field: 'Query.isUsernameAvailable',
    ...ofCatalogue<Record<string, boolean>>(
      `{ free: isUsernameAvailable(username: "nobody-yet") short: isUsernameAvailable(username: "x")
         taken: isUsernameAvailable(username: "REGULAR") odd: isUsernameAvailable(username: "a/..") }`,
      Object.values,
    ),
    counterparts: ['getUsernameAvailability'],
    rest: (get) =>
      Promise.all(
        ['nobody-yet', 'x', 'REGULAR', 'a/..'].map(async (username) => {
          const query = `username=${encodeURIComponent(username)}`;
          return ((await get('getUsernameAvailability', { query })) as Fields)['is_available'];
        }),
      ),
  },
];
