import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { expect, test } from 'vitest';
import type { Recall } from '../../domain/review.ts';
import { remember } from './skill-memory.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-03-01T09:00:00Z');

const daysUntil = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

test('a skill comes back after one day if it was shown, and later if it was easy', () => {
  const days = (['not', 'with-help', 'at-once'] as const).map((recall) =>
    daysUntil(START, remember(null, recall, START).dueAt),
  );
  expect(days).toEqual([1, 2, 3]);
});

test('due dates are those of ts-fsrs without fuzz and short steps', () => {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
  const history: [Recall, Rating.Again | Rating.Hard | Rating.Good][] = [
    ['at-once', Rating.Good],
    ['at-once', Rating.Good],
    ['not', Rating.Again],
    ['with-help', Rating.Hard],
    ['at-once', Rating.Good],
  ];
  let card = createEmptyCard(START);
  let memory = null;
  let at = START;
  for (const [recall, rating] of history) {
    ({ card } = scheduler.next(card, at, rating));
    memory = remember(memory, recall, at);
    expect(memory).toEqual({
      stability: card.stability,
      difficulty: card.difficulty,
      dueAt: card.due,
      lastAt: at,
    });
    at = card.due;
  }
});

test('a skill that is always recalled comes back ever later, but within about a year', () => {
  let memory = remember(null, 'at-once', START);
  let interval = daysUntil(START, memory.dueAt);
  for (let review = 0; review < 12; review += 1) {
    const { dueAt } = memory;
    memory = remember(memory, 'at-once', dueAt);
    const next = daysUntil(dueAt, memory.dueAt);
    expect(next).toBeGreaterThanOrEqual(interval);
    interval = next;
  }
  expect(interval).toBeGreaterThanOrEqual(365);
  expect(interval).toBeLessThan(370);
});
