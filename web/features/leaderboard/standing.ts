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
  /** Earned in the period; null when it is not known. */
  experiencePoints: number | null;
  streakDays: number;
}

/**
 * Where the viewer stands when their row is not among those shown: below the last of them, or not listed.
 *
 * @returns null for a viewer whose row is shown, or who has earned nothing in the period
 */
export function standingApart(
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
