import { expect } from 'vitest';
import { dayOf } from '../../../domain/calendar.ts';
import { streakOf } from '../../../domain/streak.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import { fixtureCurriculum } from '../../support/fixture-curriculum.ts';
import { type Player, sessionOf } from './player.ts';
import { type StoredLearner, storedLearner } from './stored-learner.ts';

const challengeOf = (id: string) => fixtureCurriculum.challenges.find((one) => one.id === id);
const rewardOf = (id: string) =>
  fixtureCurriculum.achievements.find((one) => one.id === id)?.experienceReward;

/** Checks the ledger, row by row: each award once, with the right amount, and never before its gate was open. */
function expectSoundLedger({ profile, ledger }: StoredLearner): void {
  let total = 0;
  for (const { amount, reason, reference } of ledger) {
    if (reason === 'challenge') {
      const { experienceReward, difficulty } = challengeOf(reference) ?? {};
      expect(amount).toBe(experienceReward);
      expect(isChallengeUnlocked(difficulty ?? Infinity, total), `gate of ${reference}`).toBe(true);
    } else expect(amount).toBe(rewardOf(reference));
    total += amount;
  }
  const awards = ledger.map(({ reason, reference }) => `${reason} ${reference}`);
  expect(new Set(awards).size).toBe(awards.length);
  expect(profile?.experiencePoints).toBe(total);
}

/** Checks that every solve has its XP and its accepted attempt, and that nothing is half done. */
function expectSoundAttempts({ ledger, attempts, solved }: StoredLearner): void {
  const references = ledger.filter(({ reason }) => reason === 'challenge');
  expect(references.map(({ reference }) => reference).toSorted()).toEqual(solved);
  const earning = attempts.filter(({ experienceEarned }) => experienceEarned > 0);
  expect(earning.map(({ challengeId }) => challengeId).toSorted()).toEqual(solved);
  expect(attempts.filter(({ status }) => status === 'PENDING')).toEqual([]);
  for (const { status, challengeId, verdict } of attempts) {
    expect(verdict?.isAccepted).toBe(status === 'ACCEPTED');
    if (status === 'ACCEPTED') expect(solved).toContain(challengeId);
  }
}

/** Checks that exactly what is due was earned. */
function expectDueAchievements({ profile, solved, lessons, achievements }: StoredLearner): void {
  expect(achievements.includes('first-solve')).toBe(solved.length >= 1);
  expect(achievements.includes('fifty')).toBe((profile?.experiencePoints ?? 0) >= 50);
  expect(achievements.includes('reader')).toBe(lessons.length >= 2);
}

function expectPathInOrder({ lessons }: StoredLearner): void {
  const path = fixtureCurriculum.lessons.map(({ id }) => id).slice(0, lessons.length);
  expect(new Set(lessons)).toEqual(new Set(path));
}

async function expectStreak(player: Player, { profile, activeDays }: StoredLearner): Promise<void> {
  expect(activeDays).toEqual([...player.activeDays].toSorted());
  if (!profile) throw new Error('A learner without a profile has no streak.');
  const { streakDays } = await player.services.progress.summary(sessionOf(player));
  const today = dayOf(profile, player.conditions.now);
  expect(streakDays).toBe(streakOf(player.activeDays, today).days);
}

/** Checks that what is stored about a learner is consistent with itself, with the rules and with the operations. */
export async function expectIntegrity(player: Player): Promise<void> {
  const stored = await storedLearner(player.world.database, player.identity.id);
  expectSoundLedger(stored);
  expectSoundAttempts(stored);
  expectDueAchievements(stored);
  expectPathInOrder(stored);
  await expectStreak(player, stored);
}

/** Checks that nothing of a deleted learner remains, and that no late call restores anything. */
export async function expectNothingLeft({ world, identity }: Player): Promise<void> {
  const { profile, ...rows } = await storedLearner(world.database, identity.id);
  expect(profile).toBeNull();
  expect(Object.values(rows).flat()).toEqual([]);
}
