import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Curriculum } from '../../content/curriculum.ts';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { exerciseIn } from '../../domain/practice.ts';
import { keyForLearner } from '../../functions/services/exercise-tables.ts';
import { answerByKeyboard } from '../support/answer-by-keyboard.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

/** Together, they have every kind of exercise, a lab, tests of versions and calls with fixtures. */
const LESSONS = [
  'print-and-run',
  'loops-over-events',
  'reading-tracebacks',
  'sockets-in-the-lab',
  'why-strings-are-not-queries',
];

/** What reaches beyond the right edge of a page that scrolls sideways. */
const WIDER = `document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => element.tagName)`;

const journey = useSharedProductInBrowser();

let lessons: Curriculum['lessons'];
beforeAll(async () => {
  ({ lessons } = await loadCurriculum());
});

interface Session {
  access_token: string;
  user: { id: string };
}

/** Opens the path as a new learner who has completed every lesson before the last one here. */
async function openPath(width: number) {
  const { page, problems } = await openAsLearner(journey, {
    name: `keyboard-${width}-${randomUUID().slice(0, 8)}`,
    path: '/lessons',
    viewport: { width, height: 800 },
  });
  const stored = await page.evaluate<string>('localStorage.getItem("packetsmith-session")');
  const session = JSON.parse(stored) as Session;
  const last = lessons.findIndex(({ id }) => id === LESSONS.at(-1));
  for (const { id } of lessons.slice(0, last)) {
    const response = await fetch(`${journey.product.url}/api/lessons/${id}/complete`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: '{"time_spent_minutes":1}',
    });
    if (!response.ok) throw new Error(await response.text());
  }
  return { page, problems, learnerId: session.user.id };
}

/** Does every step of a lesson, and goes from one to the next by its button. */
async function takeLesson(page: Page, lessonId: string, learnerId: string): Promise<void> {
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Error(`There is no lesson "${lessonId}".`);
  await page.goto(`${journey.product.url}/lessons/${lessonId}`);
  for (const step of lesson.steps) {
    await page.getByRole('heading', { level: 2, name: step.title, exact: true }).waitFor();
    const exercise = exerciseIn(step);
    const key = exercise && lesson.exerciseKeys[exercise.id];
    if (exercise && key) {
      const own = keyForLearner(key, { exerciseId: exercise.id, learnerId });
      await answerByKeyboard({ page, exercise, key: own });
    }
    expect(await page.evaluate(WIDER), `${lessonId}: ${step.title}`).toEqual([]);
    if (step !== lesson.steps.at(-1)) await keyboardOf(page).pressAt(/^Next step/);
  }
  await keyboardOf(page).tabTo(/^(?:Complete lesson|Next: )/);
}

test.concurrent.each([375, 1280])(
  'five lessons with every kind of exercise are learned by keyboard alone, %i pixels wide',
  async (width) => {
    const { page, problems, learnerId } = await openPath(width);
    for (const lessonId of LESSONS) await takeLesson(page, lessonId, learnerId);
    expect(problems).toEqual([]);
  },
);
