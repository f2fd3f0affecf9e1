import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FrontDoor, type Person, PLAYGROUND } from './front-door.ts';

const PASSWORD = 'Correct-horse-7-battery';
const NEW_PASSWORD = 'Another-horse-8-battery';

const inbox = z.array(z.object({ to: z.string(), kind: z.string(), text: z.string() }));

/** Returns the code in the newest email to an address. */
async function codeInMail(door: FrontDoor, email: string): Promise<string> {
  const response = await door.request('/inbox/messages.json');
  const mails = inbox.parse(await response.json());
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** Signs in with an account of the page that stands for GitHub, as a browser does. */
async function signInThroughGitHub(door: FrontDoor, login: string): Promise<Person> {
  const verifier = randomBytes(32).toString('hex');
  const query = new URLSearchParams({
    provider: 'github',
    redirect_to: `${door.url}/dashboard`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  });
  const asked = await door.request(`/auth/v1/authorize?${query.toString()}`);
  const page = new URL(asked.headers.get('location') ?? '', door.url);
  const cookie = asked.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  const headers = {
    cookie: cookie.join('; '),
    origin: door.url,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const target = `${page.pathname}${page.search}`;
  let response = await door.request(target, { method: 'POST', headers, body: `choice=${login}` });
  let location = new URL(response.headers.get('location') ?? '', door.url);
  while (location.pathname.startsWith('/auth/')) {
    response = await door.request(`${location.pathname}${location.search}`, { headers });
    location = new URL(response.headers.get('location') ?? '', door.url);
  }
  const auth_code = location.searchParams.get('code');
  const entered = { auth_code, code_verifier: verifier };
  const { access_token: token } = await door.auth('token?grant_type=pkce', entered);
  return { token };
}

/** Everything about an account: sign-up, settings, devices, tokens, recovery, data and its end. */
export function tellAccountStories(open: () => FrontDoor): void {
  test('a newcomer signs up, chooses settings, and reads them from both APIs', async () => {
    const door = open();
    const free = await door.rest('getUsernameAvailability', undefined, {
      query: { username: 'sample-settler' },
    });
    expect(free.is_available).toBe(true);
    const learner = await door.signUp('sample-settler', PASSWORD);
    const taken = await door.graphql('UsernameAvailability', learner, {
      username: 'sample-settler',
    });
    expect(taken.isUsernameAvailable).toBe(false);
    const change = {
      first_name: 'Settled',
      last_name: 'Sample',
      username: 'sample-settled',
      is_listed: true,
      has_reviews: true,
      weekly_goal_days: 4,
      time_zone: 'Europe/Rome',
    };
    await door.rest('updateSettings', learner, { body: change });
    expect(await door.rest('getSettings', learner)).toMatchObject(change);
    await door.graphql('ChangeWeeklyGoal', learner, { days: 5 });
    await door.graphql('ChangeListing', learner, { isListed: false });
    const { updateProfile } = await door.graphql('UpdateProfile', learner, {
      input: { lastName: 'Learner', isListed: true },
    });
    expect(updateProfile).toMatchObject({ lastName: 'Learner', username: 'sample-settled' });
    const { viewer } = await door.graphql('Account', learner);
    expect(viewer).toMatchObject({ firstName: 'Settled', lastName: 'Learner' });
    expect((await door.rest('getProfile', learner)).username).toBe('sample-settled');

    const editor = {
      font_size: 18,
      wraps_lines: true,
      tab_size: 2,
      theme: 'light',
      has_vim_keys: true,
      ruler_column: 88,
    };
    await door.rest('updateEditorSettings', learner, { body: editor });
    expect(await door.rest('getEditorSettings', learner)).toEqual(editor);
    const answer = await door.graphql('UpdateEditorSettings', learner, { input: { tabSize: 4 } });
    expect(answer.updateEditorSettings.editorSettings).toMatchObject({ fontSize: 18, tabSize: 4 });
  });

  test('somebody from GitHub gets a profile when they ask for one', async () => {
    const door = open();
    const learner = await signInThroughGitHub(door, 'octet');
    await expect(door.rest('getProfile', learner)).rejects.toThrow('404');
    const body = { username: 'octet', first_name: 'Octet', last_name: 'Sample', time_zone: 'UTC' };
    await door.rest('createProfile', learner, { body });
    expect(await door.rest('getProfile', learner)).toMatchObject({
      username: 'octet',
      github_username: 'octet',
    });
    const other = await signInThroughGitHub(door, 'parity-bit');
    const { createProfile } = await door.send(other, { query: PLAYGROUND.createProfile });
    expect(createProfile).toMatchObject({ username: 'parity-bit', githubUsername: 'parity-bit' });
  });

  test('an access token does what its scope says until it is revoked', async () => {
    const door = open();
    const learner = await door.signUp('sample-integrator', PASSWORD);
    const body = { name: 'Build', scope: 'read', lifetime_days: 30 };
    const { token, access_token: row } = await door.rest('createAccessToken', learner, { body });
    const program = { token };
    expect((await door.rest('getProfile', program)).username).toBe('sample-integrator');
    await expect(
      door.rest('updateSettings', program, { body: { first_name: 'No' } }),
    ).rejects.toThrow('403');
    const { access_tokens: rows } = await door.rest('listAccessTokens', learner);
    expect(rows).toMatchObject([{ id: row.id, name: 'Build' }]);
    await door.rest('revokeAccessToken', learner, { id: row.id });
    await expect(door.rest('getProfile', program)).rejects.toThrow('401');

    const input = { name: 'Write', scope: 'WRITE', lifetimeDays: 90 };
    await door.graphql('CreateAccessToken', learner, { input });
    const { viewer } = await door.graphql('AccessTokens', learner);
    expect(viewer.accessTokens).toMatchObject([{ name: 'Write' }]);
    const [{ id }] = viewer.accessTokens;
    const revoked = await door.graphql('RevokeAccessToken', learner, { id });
    expect(revoked.revokeAccessToken.viewer.accessTokens).toEqual([]);
  });

  test('a device that was signed out elsewhere is refused', async () => {
    const door = open();
    const here = await door.signUp('sample-traveler', PASSWORD);
    const signIn = () => door.signIn('sample-traveler@example.test', PASSWORD);
    const [there, elsewhere] = [await signIn(), await signIn()];
    const { sessions } = await door.rest('listSessions', there);
    const current = sessions.find((one: { is_current: boolean }) => one.is_current);
    await door.rest('endSession', here, { id: current.id });
    await expect(door.rest('getProfile', there)).rejects.toThrow('401');
    const { viewer } = await door.graphql('AccountSessions', elsewhere);
    const { id } = viewer.sessions.find((one: { isCurrent: boolean }) => one.isCurrent);
    await door.graphql('EndSession', here, { id });
    await expect(door.graphql('Account', elsewhere)).rejects.toThrow('UNAUTHENTICATED');
    expect((await door.rest('getProfile', here)).username).toBe('sample-traveler');
  });

  test('a forgotten password is replaced with the code of the email', async () => {
    const door = open();
    const email = 'sample-returner@example.test';
    await door.signUp('sample-returner', PASSWORD);
    await door.auth('recover', { email });
    const token = await codeInMail(door, email);
    const { access_token: fresh } = await door.auth('verify', { type: 'recovery', email, token });
    const response = await door.request('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${fresh}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: NEW_PASSWORD }),
    });
    expect(response.status).toBe(200);
    await expect(door.signIn(email, PASSWORD)).rejects.toThrow('400');
    const { token: valid } = await door.signIn(email, NEW_PASSWORD);
    expect((await door.rest('getProfile', { token: valid })).email).toBe(email);
  });

  test('learners follow each other on the leaderboard', async () => {
    const door = open();
    const learner = await door.signUp('sample-follower', PASSWORD);
    const other = await door.signUp('sample-leader', PASSWORD);
    await door.rest('updateSettings', other, { body: { is_listed: true } });
    await door.rest('updateSettings', learner, { body: { is_listed: true } });
    await door.rest('followLearner', learner, { body: { username: 'sample-leader' } });
    const { following } = await door.rest('listFollowing', learner);
    expect(following).toMatchObject([{ username: 'sample-leader' }]);
    const query = { period: 'all_time', among: 'following', limit: '100' };
    await door.rest('getLeaderboard', learner, { query });
    await door.rest('unfollowLearner', learner, { id: 'sample-leader' });
    await door.graphql('FollowLearner', learner, { username: 'sample-leader' });
    const board = await door.graphql('Leaderboard', learner, {
      period: 'ALL_TIME',
      among: 'FOLLOWING',
    });
    expect(board.viewer.following).toMatchObject([{ username: 'sample-leader' }]);
    const left = await door.graphql('UnfollowLearner', learner, { username: 'sample-leader' });
    expect(left.unfollowLearner.viewer.following).toEqual([]);
  });

  test('learners take their data with them, and an account that is deleted is gone', async () => {
    const door = open();
    const [one, other] = [
      await door.signUp('sample-leaver', PASSWORD),
      await door.signUp('sample-goer', PASSWORD),
    ];
    expect((await door.rest('exportData', one)).profile.username).toBe('sample-leaver');
    const { viewer } = await door.send(other, { query: PLAYGROUND.dataExport });
    expect(viewer.dataExport.profile.username).toBe('sample-goer');
    await door.rest('deleteAccount', one, { body: { confirm_username: 'sample-leaver' } });
    await door.graphql('DeleteAccount', other, { confirmUsername: 'sample-goer' });
    for (const name of ['sample-leaver', 'sample-goer']) {
      await expect(door.signIn(`${name}@example.test`, PASSWORD)).rejects.toThrow('400');
    }
    await expect(door.rest('getProfile', one)).rejects.toThrow('401');
  });
}
