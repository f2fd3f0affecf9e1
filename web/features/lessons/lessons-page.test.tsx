import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import {
  achievementFields,
  lessonFields,
  pathFields,
  viewerFields,
} from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LessonsPage } from './lessons-page.tsx';

type Fields = ReturnType<typeof lessonFields>;

const FIRST = lessonFields('first', { title: 'Print and run' });
const SECOND = lessonFields('second', { title: 'Slicing', state: 'LOCKED', contentHtml: null });
const DONE = { ...FIRST, state: 'COMPLETED' };
const NEXT = lessonFields('second', { title: 'Slicing', contentHtml: '<p>Slices end early.</p>' });

/** Shows the page of a learner whose path has these lessons. */
const viewerWith = (lessons: Fields[], placements: object[] = []) =>
  viewerFields({ learningPath: pathFields(...lessons), placements });

const MODULE = {
  id: 'module-foundations',
  title: 'Foundations',
  lessonCount: 9,
  isDone: false,
  canStart: false,
  gate: null,
};

function showLessons(
  at: string,
  { lessons = [FIRST, SECOND], placements = [] as object[], complete = (): unknown => null } = {},
) {
  let now = lessons;
  const calls = serveGraphql({
    viewer: () => viewerWith(now, placements),
    lessons: () => now,
    lesson: ({ id }: { id: string }) => now.find((lesson) => lesson['id'] === id) ?? null,
    completeLesson: () => {
      const payload = complete();
      now = [DONE, NEXT];
      return payload;
    },
  });
  return { calls, session: renderSignedIn(<LessonsPage />, { at }) };
}

test('a URL that names a lesson opens it', async () => {
  showLessons('/lessons?lesson=first');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print and run' }));
  expect(await dialog.findByText('A string is a row of characters.')).toBeTruthy();
  expect(dialog.getByText('Intermediate')).toBeTruthy();
  expect(dialog.getByText('9 min')).toBeTruthy();
  expect(dialog.getByText('packet')).toBeTruthy();
});

test('a lesson that was measured shows the median and the middle half, in the list and in the quick look', async () => {
  const measuredMinutes = { median: 25, lowerQuartile: 18, upperQuartile: 36 };
  showLessons('/lessons', { lessons: [lessonFields('first', { measuredMinutes }), SECOND] });
  expect(await screen.findByText('25 min, most people 18–36')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Lesson first' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lesson first' }));
  expect(dialog.getByText('25 min, most people 18–36')).toBeTruthy();
});

test('a learner who has done nothing yet starts with the first lesson', async () => {
  showLessons('/lessons');
  const start = await screen.findByRole('link', { name: 'Start lesson 1' });
  expect(start.getAttribute('href')).toBe('/lessons/first');
});

test('a learner who has done an exercise continues with its lesson', async () => {
  const practice = { solved: 1, shown: 0, total: 5, isPracticed: false };
  showLessons('/lessons', { lessons: [{ ...FIRST, practice }, SECOND] });
  expect(await screen.findByRole('link', { name: 'Continue with lesson 1' })).toBeTruthy();
});

test('a proved lesson says since when, and the path leads to more proofs', async () => {
  const practice = { solved: 0, shown: 0, total: 5, isPracticed: false };
  const provedAt = '2026-05-03T12:00:00Z';
  showLessons('/lessons', { lessons: [{ ...DONE, practice, provedAt }, NEXT] });
  expect(await screen.findByText('proved on May 3')).toBeTruthy();
  const proof = await screen.findByRole('link', { name: 'Prove what you know' });
  expect(proof.getAttribute('href')).toBe('/placement');
  expect(screen.queryByRole('link', { name: 'I already know Python' })).toBeNull();
});

test.each([
  ['whose exercises are done', { isPracticed: true, solved: 5 }, null],
  ['with exercises left', { isPracticed: false, solved: 4 }, '1 optional left'],
])('a completed lesson %s shows the tick', async (_, practiced, words) => {
  const practice = { shown: 0, total: 5, ...practiced };
  showLessons('/lessons', { lessons: [{ ...DONE, practice }, NEXT] });
  const link = await screen.findByRole('link', { name: 'Print and run' });
  const card = within(link.closest('li') ?? document.body);
  expect(card.getByText('Done')).toBeTruthy();
  expect(card.getByRole('img', { name: 'completed' })).toBeTruthy();
  if (words !== null) expect(card.getByText(words)).toBeTruthy();
});

test('a lesson that was completed before it had exercises says so, and what is new in it', async () => {
  const practice = { solved: 0, shown: 0, total: 7, isPracticed: false };
  const firstEditionAt = '2026-05-03T12:00:00Z';
  showLessons('/lessons', { lessons: [{ ...DONE, practice, firstEditionAt }, NEXT] });
  const details = 'completed on May 3 (first edition), 7 new things to try';
  expect(await screen.findByText(details)).toBeTruthy();
});

test('only learners who have neither begun nor tried it are asked whether they know Python', async () => {
  showLessons('/lessons');
  const offer = await screen.findByRole('link', { name: 'I already know Python' });
  expect(offer.getAttribute('href')).toBe('/placement');
  expect(screen.queryByRole('link', { name: 'Prove what you know' })).toBeNull();
});

test('after an attempt, the current module has a quiet link to the proofs', async () => {
  showLessons('/lessons', { placements: [{ ...MODULE, attempt: { id: 'one', state: 'FAILED' } }] });
  expect(await screen.findByRole('link', { name: 'Prove what you know' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'I already know Python' })).toBeNull();
});

test('the quick look says that it has no exercises, and leads to them', async () => {
  showLessons('/lessons?lesson=first');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print and run' }));
  const way = await dialog.findByRole('link', { name: 'in the lesson' });
  expect(way.getAttribute('href')).toBe('/lessons/first');
  expect(way.closest('p')?.textContent).toContain('This is only the text.');
});

test('a URL that names a locked lesson says what unlocks it and links there', async () => {
  showLessons('/lessons?lesson=second');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('"Slicing" is still locked.');
  expect(alert.textContent).toContain('Complete lesson 1, "Print and run", to unlock it.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(within(alert).getByRole('link', { name: 'Open lesson 1' }));
  expect(await screen.findByRole('dialog', { name: 'Print and run' })).toBeTruthy();
});

test('a URL that names an unknown lesson says so', async () => {
  showLessons('/lessons?lesson=nowhere');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('There is no lesson "nowhere" on the path.');
});

test('completing reports five minutes, closes the lesson and moves on to the one it unlocks', async () => {
  const complete = () => ({
    lesson: DONE,
    nextLesson: NEXT,
    achievementsEarned: [],
    viewer: viewerWith([DONE, NEXT]),
  });
  const { calls, session } = showLessons('/lessons?lesson=first', { complete });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Complete' }));

  const next = await screen.findByRole('link', { name: 'Slicing' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(next);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  const completion = calls().find(({ operationName }) => operationName === 'CompleteLesson');
  expect(completion?.variables).toEqual({ lessonId: 'first', minutesSpent: 5 });
  await waitFor(() => expect(session.refreshUser).toHaveBeenCalledOnce());
});

test('a lesson whose achievement leads to a new level shows it on the path', async () => {
  const complete = () => ({
    lesson: DONE,
    nextLesson: NEXT,
    achievementsEarned: [achievementFields('path')],
    viewer: { ...viewerWith([DONE, NEXT]), experiencePoints: 105 },
  });
  showLessons('/lessons?lesson=first', { complete });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
  const title = await screen.findByText('You reached a new level');
  expect(title.nextElementSibling?.textContent).toBe('Level 2Easy challenges are open now.');
  expect(screen.getByText('Medal path, +25 XP')).toBeTruthy();
});

test('a completed lesson leads to the beginning of the next one in the same dialog', async () => {
  showLessons('/lessons?lesson=first', { lessons: [DONE, NEXT] });
  const next = await screen.findByRole('link', { name: 'Next lesson' });
  screen.getByRole('dialog').scrollTop = 200;
  await userEvent.click(next);
  const element = await screen.findByRole('dialog', { name: 'Slicing' });
  const dialog = within(element);
  const text = await dialog.findByText('Slices end early.');
  await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true));
  expect(element.scrollTop).toBe(0);
  expect(dialog.getByRole('button', { name: 'Mark as Complete' })).toBeTruthy();
});

test('the arrow keys move between unlocked lessons', async () => {
  showLessons('/lessons', { lessons: [DONE, NEXT] });
  const first = await screen.findByRole('link', { name: 'Print and run' });
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Slicing' }));
  await userEvent.keyboard('{ArrowRight}{Home}');
  expect(document.activeElement).toBe(first);
});
