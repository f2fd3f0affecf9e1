import type { Change } from './parity-change.ts';
import { type Fields, toRest } from './parity-shapes.ts';
import { FOLLOWED_BEFORE, LISTED } from './parity-world.ts';

const follow = (what: string, username: string): Change => ({
  mutation: 'followLearner',
  what,
  document: `mutation ($username: String!) { followLearner(username: $username) {
    followed { username followedAt } } }`,
  counterpart: 'followLearner',
  input: () => ({ variables: { username }, body: { username } }),
  present: (payload) => toRest((payload as { followed: Fields }).followed),
});

const unfollow = (what: string, username: string): Change => ({
  mutation: 'unfollowLearner',
  what,
  document: `mutation ($username: String!) { unfollowLearner(username: $username) {
    followed { username } viewer { following { username } } } }`,
  counterpart: 'unfollowLearner',
  input: () => ({ variables: { username }, id: username }),
  present: (payload) => ({ success: (payload as Fields)['followed'] !== null }),
});

/** Following learners, and stopping to. */
export const FOLLOW_CHANGES: readonly Change[] = [
  follow('a listed learner', LISTED),
  follow('a followed learner', FOLLOWED_BEFORE.toUpperCase()),
  unfollow('a followed learner', FOLLOWED_BEFORE),
  unfollow('a learner who is not followed', LISTED),
];
