import type {
  LeaderboardQuery,
  LeaderboardQueryVariables,
} from '../../graphql/__generated__/operations.ts';

export type Period = LeaderboardQueryVariables['period'];

/** One learner as the leaderboard shows them. */
export interface Standing {
  rank: number;
  username: string;
  level: number;
  /** The XP earned in the period; null if unknown. */
  experiencePoints: number | null;
  streakDays: number;
}

/**
 * Returns the viewer's standing if their row isn't shown: below the last row, or not listed.
 *
 * @returns null if the viewer's row is shown, or if the viewer has earned nothing in the period
 */
export function standingOutsideTable(
  { viewer, leaderboard }: LeaderboardQuery,
  period: Period,
): Standing | null {
  const { viewerRank, entries } = leaderboard;
  if (viewer === null || viewerRank === null) return null;
  if (entries.some(({ username }) => username === viewer.username)) return null;
  const { username, level, experiencePoints, streakDays } = viewer;
  return {
    rank: viewerRank,
    username,
    level,
    experiencePoints: period === 'ALL_TIME' ? experiencePoints : null,
    streakDays,
  };
}
