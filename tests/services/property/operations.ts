import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { AppError } from '../../../domain/app-error.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import { createDeletionRepository } from '../../../functions/data/deletion-repository.ts';
import { createSubmissionRepository } from '../../../functions/data/submission-repository.ts';
import type { SubmitInput } from '../../../functions/services/submit-solution.ts';
import { sweep } from '../../../functions/services/cleanup.ts';
import { HARD_CODED, RIGHT_CODE } from '../../support/fixture-curriculum.ts';
import { expectNothingLeft } from './invariants.ts';
import { type Player, sessionOf, signUp } from './player.ts';
import { storedLearner } from './stored-learner.ts';

const CHALLENGES = ['first', 'second', 'easy', 'expert'] as const;
const LESSONS = ['one', 'two', 'three'] as const;
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Paris'] as const;
const RACERS = 8;

/** Returns how a call ended: null, or the code of its failure. Anything unexpected fails the test. */
async function ending(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function learnerOf(player: Player) {
  return player.services.learners.require(sessionOf(player));
}

async function noteActivity(player: Player): Promise<void> {
  player.activeDays.add(dayOf(await learnerOf(player), player.conditions.now));
}

function newSolution({ random }: Player): SubmitInput {
  return {
    challengeId: random.pick(CHALLENGES),
    language: 'PYTHON',
    code: random.pick([RIGHT_CODE, HARD_CODED, RIGHT_CODE]),
    idempotencyKey: random.id(),
  };
}

const submitTo = (player: Player, input: SubmitInput) =>
  player.services.submissions.submit(sessionOf(player), input);

const complete = (player: Player, lessonId: string) =>
  player.services.lessons.complete(sessionOf(player), { lessonId, minutesSpent: 5 });

async function submit(player: Player): Promise<void> {
  const solution = newSolution(player);
  const { experiencePoints } = await learnerOf(player);
  const difficulty = { first: 1, second: 1, easy: 2, expert: 5 }[solution.challengeId] ?? 0;
  const isOpen = isChallengeUnlocked(difficulty, experiencePoints);
  expect(await ending(submitTo(player, solution))).toBe(isOpen ? null : 'LOCKED');
  if (!isOpen) return;
  player.answered.push(solution);
  if (solution.code === RIGHT_CODE) await noteActivity(player);
}

async function repeat(player: Player): Promise<void> {
  const solution = player.answered[player.random.below(player.answered.length)];
  if (!solution) return;
  const repeated = await submitTo(player, solution);
  expect(repeated.isAccepted).toBe(solution.code === RIGHT_CODE);
  const other = submitTo(player, { ...solution, code: `${solution.code}\n` });
  expect(await ending(other)).toBe('CONFLICT');
}

async function submitWhileDown(player: Player): Promise<void> {
  player.conditions.isExecutionDown = true;
  const solution = { ...newSolution(player), challengeId: 'first' };
  expect(await ending(submitTo(player, solution))).toBe('EXECUTION_UNAVAILABLE');
  player.conditions.isExecutionDown = false;
}

async function completeAny(player: Player): Promise<void> {
  const lessonId = player.random.pick(LESSONS);
  const { lessons } = player.services;
  const states = new Map(
    (await lessons.list(sessionOf(player))).map(({ id, state }) => [id, state]),
  );
  const state = states.get(lessonId);
  expect(await ending(complete(player, lessonId))).toBe(state === 'LOCKED' ? 'LOCKED' : null);
  if (state === 'UNLOCKED') await noteActivity(player);
}

/** Submits one solution with one key, other solutions, and lessons, all at once. */
async function race(player: Player): Promise<void> {
  const { random } = player;
  const shared = { ...newSolution(player), code: RIGHT_CODE, challengeId: 'second' };
  const calls = Array.from({ length: RACERS }, () =>
    random.pick([
      () => submitTo(player, shared),
      () => submitTo(player, { ...shared, idempotencyKey: random.id() }),
      () => submitTo(player, { ...newSolution(player), code: HARD_CODED }),
    ]),
  );
  calls[0] = () => submitTo(player, shared);
  const endings = await Promise.all(calls.map((call) => ending(call())));
  for (const code of endings) expect([null, 'CONFLICT', 'LOCKED']).toContain(code);
  player.answered.push(shared);
  await noteActivity(player);
}

/** Returns how many lessons the learner has completed. A lesson that was proved by a challenge is open, but isn't one. */
async function completionsOf({ world, identity }: Player): Promise<number> {
  return (await storedLearner(world.database, identity.id)).lessons.length;
}

async function raceToLesson(player: Player): Promise<void> {
  const before = await completionsOf(player);
  const calls = Array.from({ length: RACERS }, () => complete(player, player.random.pick(LESSONS)));
  for (const code of await Promise.all(calls.map(ending))) expect([null, 'LOCKED']).toContain(code);
  if ((await completionsOf(player)) > before) await noteActivity(player);
}

/** Simulates a server that dies during an attempt; the sweep and eight retries follow at once. */
async function abandon(player: Player): Promise<void> {
  const { database } = player.world;
  const solution = { ...newSolution(player), code: RIGHT_CODE, challengeId: 'first' };
  await database.execute(sql`
    insert into app.submissions (learner_id, challenge_id, idempotency_key, language, code, started_at)
    values (${player.identity.id}, 'first', ${solution.idempotencyKey}, 'PYTHON', 'print()',
      now() - interval '61 seconds')`);
  const calls = Array.from({ length: RACERS }, () => submitTo(player, solution));
  const endings = await Promise.all([
    ending(
      sweep({
        submissions: createSubmissionRepository(database),
        deletions: createDeletionRepository(database),
      }),
    ),
    ...calls.map(ending),
  ]);
  expect(endings).toContain(null);
  for (const code of endings) expect([null, 'CONFLICT']).toContain(code);
  player.answered.push(solution);
  await noteActivity(player);
}

function passTime({ random, conditions }: Player): Promise<void> {
  const hours = random.pick([3, 9, 20, 26, 50, 100]);
  conditions.now = new Date(conditions.now.getTime() + hours * 3_600_000);
  return Promise.resolve();
}

async function moveOrHide(player: Player): Promise<void> {
  const { random } = player;
  const requested = { timeZone: random.pick(ZONES), isListed: random.below(3) > 0 };
  const moving = player.services.learners.updateProfile(sessionOf(player), requested);
  expect([null, 'CONFLICT']).toContain(await ending(moving));
}

/** Deletes the account while eight calls are in progress; a new learner replaces it. */
export async function leave(player: Player): Promise<void> {
  const { username } = await learnerOf(player);
  const calls = Array.from({ length: RACERS }, () => submitTo(player, newSolution(player)));
  const deleting = player.services.accounts.delete(sessionOf(player), username);
  const endings = await Promise.all([ending(deleting), ...calls.map(ending)]);
  expect(endings[0]).toBeNull();
  expect(await ending(submitTo(player, newSolution(player)))).toBe('UNAUTHENTICATED');
  await expectNothingLeft(player);
  await signUp(player);
}

/** The operations of a player. Repeated entries are more frequent. */
export const OPERATIONS = [
  submit,
  submit,
  submit,
  repeat,
  submitWhileDown,
  completeAny,
  completeAny,
  race,
  raceToLesson,
  abandon,
  passTime,
  passTime,
  passTime,
  moveOrHide,
] as const satisfies [unknown, ...unknown[]];
