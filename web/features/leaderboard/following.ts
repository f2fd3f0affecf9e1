import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';
import {
  type LeaderboardQuery,
  useFollowLearnerMutation,
  useUnfollowLearnerMutation,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import type { Board } from './standing.ts';

/** Whom the viewer follows, and how to change it. */
export interface Following {
  usernames: ReadonlySet<string>;
  /** The learner whom the viewer is about to follow or stops following. */
  busy: string | null;
  /** Why the last change failed. */
  failure: string | null;
  /** @returns whether it worked */
  change: (username: string, isFollowed: boolean) => Promise<boolean>;
}

function wordsOf(error: unknown): string {
  const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return message ?? messages.networkError;
}

/** Follows learners, or stops to. The board of the followed ones is fetched again if it is shown. */
export function useFollowing(viewer: LeaderboardQuery['viewer'], board: Board): Following {
  const isShown = board.id === 'following';
  const options = { refetchQueries: isShown ? ['Leaderboard'] : [], awaitRefetchQueries: true };
  const [follow] = useFollowLearnerMutation(options);
  const [unfollow] = useUnfollowLearnerMutation(options);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (username: string, isFollowed: boolean): Promise<boolean> => {
    setBusy(username);
    setFailure(null);
    try {
      await (isFollowed ? follow : unfollow)({ variables: { username } });
      return true;
    } catch (error) {
      setFailure(wordsOf(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const usernames = new Set(viewer?.following.map(({ username }) => username));
  return { usernames, busy, failure, change };
}
