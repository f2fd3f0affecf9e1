import type {
  LeaderboardQuery,
  LeaderboardQueryVariables,
} from '../../graphql/__generated__/operations.ts';

/** A leaderboard that the page can show. */
export interface Board {
  /** The value of `view` in the URL; the first board has none. */
  id: 'week' | 'all-time' | 'following';
  label: string;
  variables: LeaderboardQueryVariables;
}

export const BOARDS = [
  { id: 'week', label: 'This week', variables: { period: 'WEEK', among: 'EVERYONE' } },
  { id: 'all-time', label: 'All time', variables: { period: 'ALL_TIME', among: 'EVERYONE' } },
  {
    id: 'following',
    label: 'People you follow',
    variables: { period: 'WEEK', among: 'FOLLOWING' },
  },
] as const satisfies readonly Board[];

/** Returns the board in a URL, such as `?view=all-time`; this week's for an unknown one. */
export function boardOf(search: URLSearchParams): Board {
  return BOARDS.find(({ id }) => id === search.get('view')) ?? BOARDS[0];
}

/** One learner as the leaderboard shows them. */
export type Standing = LeaderboardQuery['leaderboard']['entries'][number];

/**
 * Returns the viewer's standing if their row isn't shown: below the last row, or not listed.
 *
 * @returns null if the viewer's row is shown, or if the viewer has earned nothing in the period
 */
export function standingOutsideTable({ viewer, leaderboard }: LeaderboardQuery): Standing | null {
  const { viewerRank, viewerExperiencePoints, entries } = leaderboard;
  if (viewer === null || viewerRank === null || viewerExperiencePoints === null) return null;
  if (entries.some(({ username }) => username === viewer.username)) return null;
  const { username, level, streakDays } = viewer;
  return {
    rank: viewerRank,
    username,
    level,
    experiencePoints: viewerExperiencePoints,
    streakDays,
  };
}

/** The learner right ahead of the viewer. */
interface Rival {
  username: string;
  rank: number;
  experiencePoints: number;
}

/** Returns the learner with the least XP of those ahead; null if the viewer is first, or if no row shows them. */
export function rivalOf({ viewer, leaderboard }: LeaderboardQuery): Rival | null {
  const { viewerRank, viewerExperiencePoints, entries } = leaderboard;
  if (viewer === null || viewerRank === null || viewerExperiencePoints === null) return null;
  const ahead = entries.filter(({ experiencePoints }) => experiencePoints > viewerExperiencePoints);
  // The next row is only known to be the viewer's if no learner is missing in between.
  return ahead.length === viewerRank - 1 ? (ahead.at(-1) ?? null) : null;
}

const ENDINGS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);

/** Writes a rank as 1st, 2nd, 3rd, 11th or 1,024th. */
export function ordinal(rank: number): string {
  return `${rank.toLocaleString('en')}${SUFFIXES.get(ENDINGS.select(rank)) ?? 'th'}`;
}

/** Says when the XP of a board were earned. */
export const whenOf = ({ variables }: Board): string =>
  variables.period === 'WEEK' ? 'this week' : 'of all time';

/** Says which place a learner would have by joining; null for one who has earned nothing. */
export function placeIfJoined(
  { viewerRank, viewerExperiencePoints }: LeaderboardQuery['leaderboard'],
  board: Board,
): string | null {
  if (viewerRank === null) return null;
  const experiencePoints = (viewerExperiencePoints ?? 0).toLocaleString('en');
  return `You would be ${ordinal(viewerRank)} ${whenOf(board)}, with ${experiencePoints} XP.`;
}
